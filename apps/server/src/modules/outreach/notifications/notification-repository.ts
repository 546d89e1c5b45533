import type { NotificationKind } from '@troupe/contract/mail/notifications'
import type { Message } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { NotificationRow } from '../../../database/tables/outreach-tables.ts'

const columns = [
  'id',
  'user_id',
  'kind',
  'campaign_id',
  'thread_id',
  'dedupe_key',
  'message',
  'message_key',
  'message_params',
  'read_at',
  'created_at',
] as const

interface NewNotification {
  readonly userId: string
  readonly kind: NotificationKind
  readonly campaignId: string | null
  /** Conversation that it is about; absent for none. */
  readonly threadId?: string
  /** Subject of the notification. A later one of the same kind and subject replaces it and is unread again. */
  readonly about: string
  readonly message: Message
  readonly now: Date
}

export async function put(db: Executor, notification: NewNotification): Promise<void> {
  const { userId, kind, campaignId, threadId = null, about, message, now } = notification
  const { message_key: key, message_params: params = {} } = toWireMessage(message)
  const text = { message: message.text, message_key: key ?? null, message_params: JSON.stringify(params) }
  await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      campaign_id: campaignId,
      thread_id: threadId,
      dedupe_key: `${kind}:${about}`,
      ...text,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.constraint('notifications_once').doUpdateSet({ ...text, read_at: null, created_at: now }),
    )
    .execute()
}

export interface UnknownOutcomes {
  readonly userId: string
  readonly subject: string
  readonly count: number
}

/**
 * Counts the unknown outcomes of a campaign and locks it until the transaction ends. @returns undefined if there are
 * none.
 */
export async function findUnknownOutcomes(db: Executor, campaignId: string): Promise<UnknownOutcomes | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['user_id as userId', 'subject'])
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'unknown')
    .executeTakeFirstOrThrow()
  return campaign && count > 0 ? { ...campaign, count } : undefined
}

/** Marks the notification about a campaign's unknown outcomes as read once all of them are resolved. */
export async function readUnknownOutcomes(db: Executor, campaignId: string, now: Date): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
    where campaign_id = ${campaignId} and kind = 'outcomes_unknown' and read_at is null
      and not exists (select from messages where messages.campaign_id = ${campaignId} and messages.state = 'unknown')
  `.execute(db)
}

/** One page, newest first. */
export async function list(
  db: Executor,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Marks the given notifications of the user, or all, as read. */
export async function markRead(
  db: Executor,
  { userId, ids, now }: { userId: string; ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .execute()
}
