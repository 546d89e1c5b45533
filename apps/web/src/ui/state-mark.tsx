import type { ReactNode } from 'react'
import classes from './state-mark.module.css'

export type StateTone = 'quiet' | 'active' | 'good' | 'warning' | 'bad'

/** A state in one word, with a dot in the colour of its tone. */
export function StateMark({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  )
}
