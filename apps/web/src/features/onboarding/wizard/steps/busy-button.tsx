import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

interface BusyButtonProps {
  type?: 'button' | 'submit'
  isBusy: boolean
  /** Whether something else must be done before. */
  isQuiet?: boolean
  /** Label of the button while it is busy. */
  busyText: string
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The main button of a step. */
export function BusyButton({
  type = 'button',
  isBusy,
  isQuiet = false,
  busyText,
  onClick,
  ref,
  children,
}: BusyButtonProps) {
  return (
    <Button
      ref={ref}
      type={type}
      variant={isQuiet ? 'default' : 'filled'}
      size="md"
      mih={48}
      {...toBusyProps(isBusy)}
      onClick={onClick}
    >
      {isBusy ? busyText : children}
    </Button>
  )
}

/** Props of a busy button: it looks disabled but stays focusable, because a disabled button loses the focus. */
export function toBusyProps(isBusy: boolean) {
  return isBusy ? { 'data-disabled': true, 'aria-disabled': true } : {}
}
