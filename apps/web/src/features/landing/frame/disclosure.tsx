import { type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  className: string | undefined
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  summary: ReactNode
  children: ReactNode
}

/** A button with content that it toggles. It uses <details>, which works before scripts are loaded and without them. */
export function Disclosure({ className, label, summary, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [])

  return (
    <details ref={details} className={className}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  )
}
