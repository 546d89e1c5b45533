import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'

interface LinkButtonProps {
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}

/** A button that looks like a link. It changes what the screen shows. */
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
