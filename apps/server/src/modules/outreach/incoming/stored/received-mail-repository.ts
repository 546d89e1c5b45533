import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { ReceivedMailRow } from '../../../../database/tables/email-settings-tables.ts'
import type { SentMail } from '../effects/incoming-mail.ts'

/**
 * Selects from `found`: ids of mails with their Message-IDs, whether those are the current ones, and for the user's own
 * answers the address that they went to.
 */
const selectSent = sql`
  select found.id, found.message_id, found.is_current, messages.step, messages.recipient_id, messages.campaign_id,
    recipients.creator_id, recipients.title, coalesce(answered_to, recipients.email) as email,
    coalesce(lower(answered_to), recipients.email_key) as email_key, answered_to is not null as is_own_answer,
    recipients.email as recipient_email, recipients.email_key as recipient_email_key,
    campaigns.subject, campaigns.from_email, campaigns.workspace_id, campaigns.created_by
  from found
  join messages on messages.id = found.id
  join recipients on recipients.id = messages.recipient_id
  join campaigns on campaigns.id = messages.campaign_id`

/** The workspaces of a user, whose mails may be answered in any mailbox of the user. */
export const ofMember = (userId: string) => sql`workspace_id in (
  select workspace_members.workspace_id from workspace_members where workspace_members.user_id = ${userId}
)`

/**
 * Mails of the user's workspaces with these Message-IDs, also those that they had before they were sent again, by Message-ID; for an answer
 * of the user, the mail of the campaign that began the exchange.
 */
export async function findSent(
  db: Executor,
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, SentMail>> {
  if (messageIds.length === 0) return new Map()
  const { rows } = await sql<SentMail>`
    with found as (
      select id, message_id, true as is_current, null::text as answered_to from messages
      where ${ofMember(userId)} and message_id = any(${messageIds}::text[])
      union all
      select id, earlier, false, null from messages cross join unnest(earlier_message_ids) as earlier
      where ${ofMember(userId)} and earlier_message_ids <> '{}' and earlier_message_ids && ${messageIds}::text[]
        and earlier = any(${messageIds}::text[])
      union all
      select sent_id, message_id, true, to_email from thread_answers
      where ${ofMember(userId)} and message_id = any(${messageIds}::text[])
    )
    ${selectSent}`.execute(db)
  return new Map(rows.map((row) => [row.message_id, row]))
}

/** Mails of the user's workspaces with ids from `first` to `last`; at most ten. */
export async function listSentBetween(
  db: Executor,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`
    with found as (
      select id, message_id, true as is_current, null::text as answered_to from messages
      where ${ofMember(userId)} and id between ${first} and ${last} and message_id is not null
      order by id limit 10
    )
    ${selectSent}
    order by found.id`.execute(db)
  return rows
}

type KnownMail = Pick<ReceivedMailRow, 'workspace_id' | 'is_cut'>

/** The given mails that one of the user's workspaces has received already, by Message-ID. */
export async function findKnown(
  db: Executor,
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, KnownMail>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('received_mails')
    .select(['message_id', 'workspace_id', 'is_cut'])
    .where(sql<boolean>`${ofMember(userId)}`)
    .where('message_id', '=', sql<string>`any(${messageIds}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.message_id, row]))
}

/** A received mail without what belongs to its thread. */
export type ListedReceivedMail = Omit<ReceivedMailRow, 'thread_id' | 'html' | 'reply_to' | 'is_cut'>

type NewReceivedMail = Omit<ListedReceivedMail, 'id' | 'is_crossed' | 'created_at'>

/** Stores a received mail. @returns its id, undefined if it was stored before. */
export async function insert(db: Executor, mail: NewReceivedMail, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('received_mails')
    .values({ ...mail, created_at: now })
    .onConflict((conflict) => conflict.constraint('received_mails_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Notes that a follow-up left while this answer came. */
export async function markCrossed(db: Executor, id: string): Promise<void> {
  await db.updateTable('received_mails').set({ is_crossed: true }).where('id', '=', id).execute()
}

const columns = [
  'id',
  'workspace_id',
  'recipient_id',
  'campaign_id',
  'answers_id',
  'mailbox_id',
  'message_id',
  'kind',
  'from_name',
  'from_address',
  'subject',
  'text',
  'is_permanent',
  'status',
  'cause',
  'away_until',
  'is_crossed',
  'received_at',
  'created_at',
] as const

/** The newest mails that the user has received from a creator, newest first. */
export async function listOfCreator(
  db: Executor,
  { workspaceId, creatorId, limit }: { workspaceId: string; creatorId: number; limit: number },
): Promise<ListedReceivedMail[]> {
  return db
    .selectFrom('received_mails')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('recipient_id', 'in', (query) =>
      query
        .selectFrom('recipients')
        .select('id')
        .where('recipients.workspace_id', '=', workspaceId)
        .where('recipients.creator_id', '=', creatorId),
    )
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
