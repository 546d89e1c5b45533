import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel-section.module.css'

/** One question about a creator, with its answer. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
