import type { NotificationKind } from '@troupe/contract/mail/notifications'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { NotificationRow } from '../../../database/tables/outreach-tables.ts'

const columns = ['id', 'user_id', 'kind', 'campaign_id', 'dedupe_key', 'message', 'read_at', 'created_at'] as const

interface NewNotification {
  readonly userId: string
  readonly kind: NotificationKind
  readonly campaignId: string | null
  /** Subject of the notification: a later one with the same subject replaces it, unread. */
  readonly about: string
  readonly message: string
  readonly now: Date
}

export async function put(db: Executor, notification: NewNotification): Promise<void> {
  const { userId, kind, campaignId, about, message, now } = notification
  await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      campaign_id: campaignId,
      dedupe_key: `${kind}:${about}`,
      message,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.constraint('notifications_once').doUpdateSet({ message, read_at: null, created_at: now }),
    )
    .execute()
}

/** Says of each campaign how many of its outcomes are unknown; when all were resolved it says no more. */
export async function putUnknownOutcomes(db: Executor, campaignIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, campaign_id, dedupe_key, message, created_at)
    select campaigns.user_id, 'outcomes_unknown', campaigns.id, 'outcomes_unknown:' || campaigns.id,
      format('%s of "%s": the connection broke or the server stopped, so nobody knows whether %s arrived. Please decide.',
        case count(*) when 1 then 'One mail' else count(*) || ' mails' end, campaigns.subject,
        case count(*) when 1 then 'it' else 'they' end),
      ${now}::timestamptz
    from campaigns join messages on messages.campaign_id = campaigns.id and messages.state = 'unknown'
    where campaigns.id = any(${campaignIds}::uuid[])
    group by campaigns.id
    on conflict (user_id, dedupe_key) do update
      set message = excluded.message, read_at = null, created_at = excluded.created_at`.execute(db)
}

/** Marks as read that outcomes of a campaign are unknown, once a person has said of the last one what became of it. */
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

/** Marks these, or all, of the user's notifications as read. */
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
