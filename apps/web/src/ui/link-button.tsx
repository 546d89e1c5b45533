import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'

interface LinkButtonProps {
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}

/** A button that reads like a link: it changes what this screen shows. */
export function LinkButton({ onClick, disabled = false, children }: LinkButtonProps) {
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="center"
      onClick={onClick}
      disabled={disabled}
      {...(disabled ? { c: 'dimmed', underline: 'never' as const } : {})}
    >
      {children}
    </Anchor>
  )
}
