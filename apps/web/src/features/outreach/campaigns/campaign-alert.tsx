import { Alert, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './campaign-alert.module.css'

interface CampaignAlertProps {
  title?: string
  text: string
  /** Actions to solve the problem. */
  children?: ReactNode
}

/** A problem of a campaign, with actions beside it. */
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
