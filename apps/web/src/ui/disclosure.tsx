import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './disclosure.module.css'

interface DisclosureProps {
  summary: string
  children: ReactNode
  /** Called when it is opened. */
  onOpen?: () => void
}

/** Optional details, initially closed. */
export function Disclosure({ summary, children, onOpen }: DisclosureProps) {
  return (
    <details className={classes.root} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className={classes.summary}>
        <IconChevronRight className={classes.chevron} size={16} stroke={2} aria-hidden />
        {summary}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
