import type { BounceCause } from '@troupe/contract/mail/received-mails'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { MessageRow } from '../../../../database/tables/outreach-tables.ts'

/** Locks a mail until the transaction ends. */
export async function lockMail(
  db: Executor,
  id: string,
): Promise<Pick<MessageRow, 'state' | 'soft_bounces' | 'bounced_at'> | undefined> {
  return db
    .selectFrom('messages')
    .select(['state', 'soft_bounces', 'bounced_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface NotedBounce {
  readonly id: string
  readonly cause: BounceCause
  readonly isPermanent: boolean
  /** The server's reply; '' if it is not known. */
  readonly reply: string
  readonly now: Date
}

/** Notes that a sent mail came back. */
export async function markBounced(db: Executor, { id, cause, isPermanent, reply, now }: NotedBounce): Promise<void> {
  await sql`
    update messages set reason = 'bounced', detail = nullif(${reply}, ''), bounced_at = ${now}, bounce_cause = ${cause},
      is_bounce_permanent = ${isPermanent}, updated_at = ${now}
    where id = ${id} and state = 'sent'`.execute(db)
}

/** Queues a sent mail that came back again, as a new mail with all its attempts. */
export async function requeueBounced(
  db: Executor,
  { id, dueAt, reply, now }: Pick<NotedBounce, 'id' | 'reply' | 'now'> & { dueAt: Date },
): Promise<void> {
  await sql`
    update messages set state = 'queued', reason = 'bounced', detail = nullif(${reply}, ''), due_at = ${dueAt},
      deferrals = 0, first_tried_at = null, fence = fence + 1, resends = resends + 1, soft_bounces = soft_bounces + 1,
      updated_at = ${now}
    where id = ${id} and state = 'sent'`.execute(db)
}

/** Counts the mails of a campaign that left, and those that came back for good since a user last resumed it. */
export async function countBounces(db: Executor, campaignId: string): Promise<{ left: number; bounced: number }> {
  const { rows } = await sql<{ left: number; bounced: number }>`
    select count(*)::int as left,
      count(*) filter (where is_bounce_permanent and bounced_at >= campaigns.resumed_at)::int as bounced
    from messages join campaigns on campaigns.id = messages.campaign_id
    where messages.campaign_id = ${campaignId} and messages.state = 'sent'`.execute(db)
  return rows[0] ?? { left: 0, bounced: 0 }
}
