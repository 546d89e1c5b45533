import { ActionIcon, Button, Indicator, Loader, Popover, Text, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { Notification } from '@troupe/contract/mail/notifications'
import { useState } from 'react'
import { Link } from 'react-router'
import { tell } from '../../../lib/language/tell.ts'
import { toPanelSegment } from '../../../ui/creator-list/creator-links.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useMarkRead, useNotifications } from '../api/notifications.ts'
import type { OutreachPaths } from '../outreach-paths.ts'
import classes from './notification-menu.module.css'
import { notificationTexts as texts } from './notification-texts.ts'

/** Header button that opens the notifications: what has finished, and what needs the user. */
export function NotificationMenu({ paths }: { paths: OutreachPaths }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  const label = unread === 0 ? texts.label : texts.withUnread(unread)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      width="min(360px, calc(100vw - 16px))"
      withinPortal={false}
      hideDetached={false}
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Indicator disabled={unread === 0} size={8} offset={2} color="red" aria-hidden>
            <IconBell size={20} stroke={1.6} className={classes.icon} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <NotificationList paths={paths} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function NotificationList({ paths, onLeave }: { paths: OutreachPaths; onLeave: () => void }) {
  const { data, error, refetch } = useNotifications()
  const markRead = useMarkRead()
  if (!data && error) {
    return (
      <div className={classes.message}>
        <Text size="sm" role="alert">
          {texts.failed(error.message)}
        </Text>
        <Button variant="default" size="compact-sm" mt={8} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (!data) return <Loader size="sm" className={classes.message} />
  if (data.notifications.length === 0) {
    return (
      <Text size="sm" c="dimmed" className={classes.message}>
        {texts.none}
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={texts.label}>
        {data.notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            paths={paths}
            onFollow={() => {
              if (!notification.read) markRead.mutate([notification.id])
              onLeave()
            }}
          />
        ))}
      </ul>
      {data.unread > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          loading={markRead.isPending}
          onClick={() => markRead.mutate(undefined)}
        >
          {texts.markAll}
        </Button>
      )}
    </>
  )
}

interface NotificationItemProps {
  notification: Notification
  paths: OutreachPaths
  onFollow: () => void
}

/** A notification, linked to the page where the user can act on it. */
function NotificationItem({ notification, paths, onFollow }: NotificationItemProps) {
  const { message, read, at } = notification
  return (
    <li>
      <Link
        to={toTarget(notification, paths)}
        className={classes.item}
        data-unread={!read || undefined}
        onClick={onFollow}
      >
        {!read && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
        <Text span size="sm" display="block">
          {tell(notification, message)}
        </Text>
        <Text span size="xs" c="dimmed">
          <Moment at={at} />
        </Text>
      </Link>
    </li>
  )
}

function toTarget({ kind, campaign_id, thread_id, creator_id }: Notification, paths: OutreachPaths): string {
  if (thread_id !== undefined) return `${paths.inbox}/${thread_id}`
  if (creator_id !== undefined) return `${paths.dashboard}/${toPanelSegment(creator_id)}`
  if (kind === 'content_due') return paths.pipeline
  if (campaign_id === null) return paths.emailConfig
  const campaign = `${paths.campaigns}/${campaign_id}`
  return kind === 'outcomes_unknown' ? `${campaign}?state=unknown` : campaign
}
