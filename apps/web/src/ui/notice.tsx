import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  isError?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** What stands where content would: that there is none yet, none at all, or that it failed; and the next step. */
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
