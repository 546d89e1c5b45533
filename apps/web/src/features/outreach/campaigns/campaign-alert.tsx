import { Alert, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './campaign-screen.module.css'

interface CampaignAlertProps {
  title?: string
  text: string
  /** Actions against the problem. */
  children?: ReactNode
}

/** Something about a campaign that a person should know, with what to do beside it. */
export function CampaignAlert({ title, text, children }: CampaignAlertProps) {
  return (
    <Alert color="yellow" p={12} classNames={{ message: classes.alert }}>
      <div className={classes.alertText}>
        {title !== undefined && (
          <Text size="sm" fw={600}>
            {title}
          </Text>
        )}
        <Text size="sm">{text}</Text>
      </div>
      {children !== undefined && <Group gap={8}>{children}</Group>}
    </Alert>
  )
}
