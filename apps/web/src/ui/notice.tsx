import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  isError?: boolean
  /** Actions to take. */
  children?: ReactNode
}

/** Placeholder for missing content (none yet, no matches, or an error), with the next step. */
export function Notice({ title, text, isError = false, children }: NoticeProps) {
  return (
    <div className={classes.root} data-error={isError || undefined} role={isError ? 'alert' : undefined}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text !== '' && (
        <Text c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
