import { Text, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@troupe/contract/notifications'
import { Link } from 'react-router'
import { Moment } from '../../../ui/moment.tsx'
import type { OutreachPaths } from '../outreach-paths.ts'
import classes from './notification-menu.module.css'
import { notificationTexts as texts } from './notification-texts.ts'

interface NotificationItemProps {
  notification: Notification
  paths: OutreachPaths
  onFollow: () => void
}

/** One notification; it leads to where something can be done about it. */
export function NotificationItem({ notification, paths, onFollow }: NotificationItemProps) {
  const { message, read, at } = notification
  return (
    <li>
      <Link
        to={toTarget(notification, paths)}
        className={classes.item}
        data-unread={!read || undefined}
        onClick={onFollow}
      >
        {!read && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
        <Text span size="sm" display="block">
          {message}
        </Text>
        <Text span size="xs" c="dimmed">
          <Moment at={at} />
        </Text>
      </Link>
    </li>
  )
}

function toTarget({ kind, campaign_id }: Notification, paths: OutreachPaths): string {
  if (campaign_id === null) return paths.emailConfig
  const campaign = `${paths.campaigns}/${campaign_id}`
  return kind === 'outcomes_unknown' ? `${campaign}?state=unknown` : campaign
}
