import { describeMergeFields } from '@troupe/contract/mail/merge-fields'
import type { Notification } from '@troupe/contract/mail/notifications'
import type { NotificationRow } from '../../../database/tables/outreach-tables.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as notifications from './notification-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** One page of what ended or needs a person, newest first, and how many are unread in all. */
export async function listNotifications(
  { database }: Parts,
  userId: string,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ notifications: Notification[]; unread: number; hasMore: boolean }> {
  // One more than the page tells whether there are more.
  const rows = await notifications.list(database.kysely, { userId, limit: size + 1, offset: (page - 1) * size })
  const unread = await notifications.countUnread(database.kysely, userId)
  return { notifications: rows.slice(0, size).map(presentNotification), unread, hasMore: rows.length > size }
}

/** Marks these, or all, as read; how many are left unread. */
export async function markNotificationsRead(
  { database, clock }: Parts,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  await notifications.markRead(database.kysely, { userId, ids, now: clock.now() })
  return notifications.countUnread(database.kysely, userId)
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    // It names the campaign by its subject.
    message: describeMergeFields(row.message),
    campaign_id: row.campaign_id,
    read: row.read_at !== null,
    at: row.created_at.toISOString(),
  }
}
