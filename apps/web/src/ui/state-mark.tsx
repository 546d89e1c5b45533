import type { ReactNode } from 'react'
import classes from './state-mark.module.css'

export type StateTone = 'quiet' | 'active' | 'good' | 'warning' | 'bad'

/** A state in a word, with a point whose colour says how it is meant. */
export function StateMark({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  )
}
