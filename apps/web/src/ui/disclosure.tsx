import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './disclosure.module.css'

/** Optional details, initially closed. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        <IconChevronRight className={classes.chevron} size={16} stroke={2} aria-hidden />
        {summary}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
