import type { MemberStatus } from '@troupe/contract/collections'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ChosenCreator } from './recipient-choice.ts'

/** The creators with these ids, in the given order. Ids that do not exist are skipped. */
export async function listChosen(db: Executor, ids: readonly number[]): Promise<ChosenCreator[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('creators')
    .select([
      'id',
      'platform',
      'title',
      'handle',
      'url',
      'subscribers',
      'region',
      'language',
      'content_categories',
      'email',
      (creator) =>
        creator
          .selectFrom('creator_posts')
          .select('creator_posts.title')
          .whereRef('creator_posts.creator_id', '=', 'creators.id')
          .where('published_at', 'is not', null)
          .orderBy('published_at', 'desc')
          .orderBy('post_id')
          .limit(1)
          .as('latest_post'),
    ])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface NewRecipient {
  readonly id: string
  readonly creator_id: number
  readonly platform: string
  readonly title: string
  readonly handle: string
  readonly email: string | null
  readonly email_key: string | null
  readonly merge_values: object
  readonly language: MailLanguage
  /** IANA name; null if it is not known. */
  readonly time_zone: string | null
  /** The mailbox that writes to it; absent for the campaign's own. */
  readonly mailbox_id?: string
  readonly state: 'queued' | 'skipped' | 'suppressed'
  readonly reason: string | null
  readonly detail: string | null
}

interface Owner {
  readonly campaignId: string
  readonly userId: string
  readonly mailboxId: string
  readonly dueAt: Date
  readonly now: Date
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const foreignKeyViolation = '23503'

/** Thrown when a chosen creator was deleted before the campaign was stored, so that recipients are chosen again. */
export class CreatorGoneError extends Error {
  override readonly name = 'CreatorGoneError'
}

/**
 * Inserts the recipients of a campaign with their first mails, in one statement regardless of their number.
 * @throws CreatorGoneError
 */
export async function insertAll(db: Executor, owner: Owner, recipients: readonly NewRecipient[]): Promise<void> {
  if (recipients.length === 0) return
  await insertRows(db, owner, recipients).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === foreignKeyViolation
    throw isGone ? new CreatorGoneError('A chosen creator is gone', { cause: error }) : error
  })
}

async function insertRows(db: Executor, owner: Owner, recipients: readonly NewRecipient[]): Promise<void> {
  await sql`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(recipients)}::json) as given (
        id uuid, creator_id bigint, platform text, title text, handle text, email text, email_key text,
        merge_values jsonb, language text, time_zone text, mailbox_id uuid,
        state text, reason text, detail text)
    ),
    kept as (
      insert into recipients
        (id, campaign_id, user_id, creator_id, platform, title, handle, email, email_key, merge_values, language,
          time_zone)
      select id, ${owner.campaignId}::uuid, ${owner.userId}::uuid, creator_id, platform, title, handle, email, email_key,
        merge_values, language, time_zone
      from incoming
      -- Each holds its creator, in the order that lockParts gives.
      order by creator_id
    )
    insert into messages (user_id, campaign_id, recipient_id, mailbox_id, step, state, reason, detail, due_at, updated_at)
    select ${owner.userId}::uuid, ${owner.campaignId}::uuid, id, coalesce(mailbox_id, ${owner.mailboxId}::uuid), 0, state, reason, detail,
      ${owner.dueAt}::timestamptz, ${owner.now}::timestamptz
    from incoming`.execute(db)
}

/** A recipient as shown on the unsubscribe page. */
export interface AddressedRecipient {
  readonly user_id: string
  readonly email: string
  readonly email_key: string
  /** The campaign's sender. */
  readonly from_email: string
  /** Whether the campaign's own mailbox writes to it, and not one that takes turns with it. */
  readonly is_from_own: boolean
  readonly provider: EmailProvider
  /** The further mailbox that writes to it; null for a first one. */
  readonly sender_id: string | null
  /** Subject of the first mail; merge fields are not filled in. */
  readonly subject: string
  readonly merge_values: MergeValues
}

/** Finds a recipient of any user's campaign: only for holders of a valid token. */
export async function findAddressed(db: Executor, id: string): Promise<AddressedRecipient | undefined> {
  return db
    .selectFrom('recipients')
    .innerJoin('campaigns', 'campaigns.id', 'recipients.campaign_id')
    .innerJoin('messages', (join) =>
      join.onRef('messages.recipient_id', '=', 'recipients.id').on('messages.step', '=', 0),
    )
    .innerJoin('mailboxes', 'mailboxes.id', 'messages.mailbox_id')
    .select([
      'recipients.user_id',
      'recipients.email',
      'recipients.email_key',
      'campaigns.from_email',
      sql<boolean>`messages.mailbox_id = campaigns.mailbox_id`.as('is_from_own'),
      'mailboxes.provider',
      'mailboxes.sender_id',
      'campaigns.subject',
      'recipients.merge_values',
    ])
    .where('recipients.id', '=', id)
    .where('recipients.email', 'is not', null)
    .where('recipients.email_key', 'is not', null)
    .$narrowType<{ email: string; email_key: string }>()
    .executeTakeFirst()
}

/** Records that the reader of an address has unsubscribed from the user. */
export async function markUnsubscribed(
  db: Executor,
  { userId, emailKey, now }: { userId: string; emailKey: string; now: Date },
): Promise<void> {
  await db
    .updateTable('recipients')
    .set({ unsubscribed_at: now })
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** Sets or clears the time of a creator's reply in all the user's campaigns. @returns the number of campaigns. */
export async function markReplied(
  db: Executor,
  { userId, creatorId, at }: { userId: string; creatorId: number; at: Date | null },
): Promise<number> {
  const result = await db
    .updateTable('recipients')
    .set({ replied_at: at })
    .where('user_id', '=', userId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** When the user last submitted a mail to each of these addresses since then, by the key of the address. */
export async function listLastWritten(
  db: Executor,
  { userId, emailKeys, since }: { userId: string; emailKeys: readonly string[]; since: Date },
): Promise<Map<string, Date>> {
  if (emailKeys.length === 0) return new Map()
  const { rows } = await sql<{ email_key: string; at: Date }>`
    select email_key, max(coalesce(sent_at, updated_at)) as at
    from recipients join messages on recipient_id = recipients.id
    where recipients.user_id = ${userId} and email_key = any(${emailKeys}::text[])
      and state in ('sent', 'handing', 'unknown') and coalesce(sent_at, updated_at) >= ${since}::timestamptz
    group by email_key`.execute(db)
  return new Map(rows.map((row) => [row.email_key, row.at]))
}

/**
 * SQL of how far the user's mails to a creator are: unsubscribed, answered, or submitted; null if none has left.
 * @param creatorId the column with the creator's id.
 */
export function creatorProgress(userId: string, creatorId: RawBuilder<number>): RawBuilder<MemberStatus | null> {
  return sql`(
    select case
      when bool_or(unsubscribed_at is not null) then 'declined'
      when bool_or(replied_at is not null) then 'replied'
      when bool_or(exists (
        select from messages where recipient_id = recipients.id and state in ('sent', 'handing', 'unknown')
      )) then 'contacted'
    end
    from recipients where recipients.creator_id = ${creatorId} and recipients.user_id = ${userId}
  )`
}

/** Ids of the creators that the user has submitted a mail to. */
export async function listContacted(db: Executor, userId: string): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select distinct creator_id from recipients
    where user_id = ${userId} and creator_id is not null and exists (
      select from messages where recipient_id = recipients.id and state in ('sent', 'handing', 'unknown')
    )`.execute(db)
  return rows.map((row) => row.creator_id)
}

/**
 * Moves the mails of `from` to `to`, another row of the same creator. In campaigns that have both, each keeps its own.
 */
export async function moveRecipients(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update recipients set creator_id = ${to}
    where creator_id = ${from} and not exists (
      select from recipients same where same.campaign_id = recipients.campaign_id and same.creator_id = ${to}
    )`.execute(db)
}
