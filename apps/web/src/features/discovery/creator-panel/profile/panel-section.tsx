import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel-section.module.css'

/** A titled section of the panel. */
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
