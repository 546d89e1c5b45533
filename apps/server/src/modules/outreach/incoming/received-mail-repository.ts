import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ReceivedMailRow } from '../../../database/tables/email-settings-tables.ts'

/** A mail that was sent, with its recipient. */
export interface SentMail {
  readonly id: string
  readonly message_id: string
  readonly recipient_id: string
  readonly campaign_id: string
  /** Null: the creator was removed from the catalogue. */
  readonly creator_id: number | null
  readonly title: string
  readonly email: string | null
  readonly email_key: string | null
  /** The campaign's. */
  readonly subject: string
  readonly from_email: string
}

const sentMail = sql`
  select messages.id, messages.message_id, messages.recipient_id, messages.campaign_id, recipients.creator_id,
    recipients.title, recipients.email, recipients.email_key, campaigns.subject, campaigns.from_email
  from messages
  join recipients on recipients.id = messages.recipient_id
  join campaigns on campaigns.id = messages.campaign_id`

/** The user's mails with these Message-IDs, by Message-ID. */
export async function findSent(
  db: Executor,
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, SentMail>> {
  if (messageIds.length === 0) return new Map()
  const { rows } = await sql<SentMail>`${sentMail}
    where messages.user_id = ${userId} and messages.message_id = any(${messageIds}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.message_id, row]))
}

/** The user's mails with ids from `first` to `last`; at most ten. */
export async function listSentBetween(
  db: Executor,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`${sentMail}
    where messages.user_id = ${userId} and messages.id between ${first} and ${last}
      and messages.message_id is not null
    order by messages.id limit 10`.execute(db)
  return rows
}

/** The given Message-IDs of mails that the user has received already. */
export async function findKnown(db: Executor, userId: string, messageIds: readonly string[]): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('received_mails')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('message_id', '=', sql<string>`any(${messageIds}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.message_id))
}

type NewReceivedMail = Omit<ReceivedMailRow, 'id' | 'created_at'>

/** Stores a received mail. @returns whether it is new. */
export async function insert(db: Executor, mail: NewReceivedMail, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('received_mails')
    .values({ ...mail, created_at: now })
    .onConflict((conflict) => conflict.constraint('received_mails_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const columns = [
  'id',
  'user_id',
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
  'received_at',
  'created_at',
] as const

/** The newest mails that the user has received from a creator, newest first. */
export async function listOfCreator(
  db: Executor,
  { userId, creatorId, limit }: { userId: string; creatorId: number; limit: number },
): Promise<ReceivedMailRow[]> {
  return db
    .selectFrom('received_mails')
    .select(columns)
    .where('user_id', '=', userId)
    .where('recipient_id', 'in', (query) =>
      query
        .selectFrom('recipients')
        .select('id')
        .where('recipients.user_id', '=', userId)
        .where('recipients.creator_id', '=', creatorId),
    )
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
