import { Text, Title } from '@mantine/core'
import type { Ref } from 'react'
import { ScreenTitle } from '../../../../ui/screen-title.tsx'
import classes from './step-heading.module.css'

interface StepHeadingProps {
  title: string
  lead: string
  ref?: Ref<HTMLHeadingElement>
  /** Id of an element that is announced together with the title. */
  describedBy?: string
}

/** Heading of a step. It receives the focus when the step changes. */
export function StepHeading({ title, lead, ref, describedBy }: StepHeadingProps) {
  return (
    <div className={classes.root}>
      <ScreenTitle title={title} />
      <Title order={1} ref={ref} tabIndex={-1} className={classes.title} aria-describedby={describedBy}>
        {title}
      </Title>
      <Text c="dimmed" className={classes.lead}>
        {lead}
      </Text>
    </div>
  )
}
