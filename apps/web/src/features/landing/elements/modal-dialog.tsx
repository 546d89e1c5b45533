import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { landingTexts } from './landing-texts.ts'
import classes from './modal-dialog.module.css'

interface ModalDialogProps {
  title: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

const titleId = 'dialog-title'

/** A dialog over the page, open while it is mounted. It is a native <dialog>, which traps the focus and restores it. */
export function ModalDialog({ title, isWide = false, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is removed from the page, because otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // Only a click on the backdrop has the dialog itself as its target; all content is inside its child.
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  const onCancel = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
    <dialog
      ref={dialog}
      className={classes.root}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClick={closeFromBackdrop}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={classes.close} aria-label={landingTexts.dialog.close} onClick={onClose}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              aria-hidden
            >
              <path d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
