import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

interface BusyButtonProps {
  type?: 'button' | 'submit'
  isBusy: boolean
  /** Stands on the button while it is busy. */
  busyText: string
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The one button that a step is about. */
export function BusyButton({ type = 'button', isBusy, busyText, onClick, ref, children }: BusyButtonProps) {
  return (
    <Button ref={ref} type={type} size="md" mih={48} {...toBusyProps(isBusy)} onClick={onClick}>
      {isBusy ? busyText : children}
    </Button>
  )
}

/** For a button that waits: it looks disabled and stays focusable, since a disabled one would drop the focus. */
export function toBusyProps(isBusy: boolean) {
  return isBusy ? { 'data-disabled': true, 'aria-disabled': true } : {}
}
