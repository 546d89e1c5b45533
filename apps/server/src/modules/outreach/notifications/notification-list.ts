import { describeMergeFields } from '@troupe/contract/mail/merge-fields'
import type { Notification } from '@troupe/contract/mail/notifications'
import type { MessageParam } from '@troupe/contract/messages/message'
import { readMessage, toWireMessage } from '@troupe/contract/messages/wire-message'
import type { NotificationRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { explainMailFailure } from '../../../lib/explain-mail-failure.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as notifications from './notification-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

/** A page of the member's notifications, newest first, and the total number of unread ones. */
export async function listNotifications(
  { database }: Parts,
  { workspaceId, userId }: Member,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ notifications: Notification[]; unread: number; hasMore: boolean }> {
  // One row more than the page tells whether there are further ones.
  const rows = await notifications.list(database.kysely, {
    workspaceId,
    userId,
    limit: size + 1,
    offset: (page - 1) * size,
  })
  const unread = await notifications.countUnread(database.kysely, { workspaceId, userId })
  return { notifications: rows.slice(0, size).map(presentNotification), unread, hasMore: rows.length > size }
}

/** Marks the given notifications, or all, as read. @returns the number of unread ones left. */
export async function markNotificationsRead(
  { database, clock }: Parts,
  { workspaceId, userId }: Member,
  ids: readonly string[] | undefined,
): Promise<number> {
  await notifications.markRead(database.kysely, { workspaceId, userId, ids, now: clock.now() })
  return notifications.countUnread(database.kysely, { workspaceId, userId })
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    ...presentMessage(row),
    campaign_id: row.campaign_id,
    ...(row.thread_id === null ? {} : { thread_id: row.thread_id }),
    ...(row.creator_id === null ? {} : { creator_id: String(row.creator_id) }),
    read: row.read_at !== null,
    at: row.created_at.toISOString(),
  }
}

/** Makes the message by its key, if it has one. It contains the campaign's subject, which may have merge fields. */
function presentMessage(row: NotificationRow): Pick<Notification, 'message' | 'message_key' | 'message_params'> {
  const params = Object.entries(row.message_params ?? {}).map(([name, value]) => {
    return [name, typeof value === 'string' ? describeMergeFields(value) : value] as const
  })
  const said = readMessage(row.message_key, Object.fromEntries(params))
  if (!said) return { message: describeMergeFields(row.message) }
  const told = Object.entries(said.params).map(([name, value]) => [name, explainQuoted(name, value)] as const)
  return { message: said.text, ...toWireMessage({ ...said, params: Object.fromEntries(told) }) }
}

/** Explains what a mail server said, for readers of other languages. */
const explainQuoted = (name: string, value: MessageParam) =>
  typeof value === 'string' && ['reason', 'reply'].includes(name) ? (explainMailFailure(value) ?? value) : value
