import type { NotificationRow } from '../../database/outreach-tables.ts'
import * as notifications from './notification-repository.ts'
import type { OutreachContext } from './outreach-context.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** One page of what ended or needs a person, newest first, and how many are unread in all. */
export async function listNotifications(
  { database }: Parts,
  userId: string,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ rows: NotificationRow[]; unread: number; hasMore: boolean }> {
  // One more than the page tells whether there are more.
  const rows = await notifications.list(database.kysely, { userId, limit: size + 1, offset: (page - 1) * size })
  const unread = await notifications.countUnread(database.kysely, userId)
  return { rows: rows.slice(0, size), unread, hasMore: rows.length > size }
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
