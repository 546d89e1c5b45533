import type { MemberStatus } from '@troupe/contract/collections'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
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
      'avatar',
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
  readonly workspaceId: string
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
        (id, campaign_id, workspace_id, creator_id, platform, title, handle, email, email_key, merge_values, language,
          time_zone)
      select id, ${owner.campaignId}::uuid, ${owner.workspaceId}::uuid, creator_id, platform, title, handle, email, email_key,
        merge_values, language, time_zone
      from incoming
      -- Each holds its creator, in the order that lockCreators gives.
      order by creator_id
    )
    insert into messages (workspace_id, campaign_id, recipient_id, mailbox_id, step, state, reason, detail, due_at, updated_at)
    select ${owner.workspaceId}::uuid, ${owner.campaignId}::uuid, id, coalesce(mailbox_id, ${owner.mailboxId}::uuid), 0, state, reason, detail,
      ${owner.dueAt}::timestamptz, ${owner.now}::timestamptz
    from incoming`.execute(db)
}

/**
 * Whether the noted answer of a row of `recipients` is one to its campaign: a mail of the campaign had left, or may
 * have, before the answer was noted.
 */
export const hasAnswered = sql<boolean>`(recipients.replied_at is not null and exists (
  select 1 from messages mailed where mailed.recipient_id = recipients.id and (
    mailed.sent_at <= recipients.replied_at
    or (mailed.state in ('handing', 'unknown') and mailed.first_tried_at <= recipients.replied_at)
  )
))`

const keepAnswer = (at: Date) => sql<Date>`case when ${hasAnswered} then replied_at else ${at}::timestamptz end`

/**
 * Sets or clears the time of a creator's reply in all the user's campaigns. An answer that was noted before to a mail of
 * a campaign keeps its time. @returns the number of campaigns.
 */
export async function markReplied(
  db: Executor,
  { workspaceId, creatorId, at }: { workspaceId: string; creatorId: number; at: Date | null },
): Promise<number> {
  const result = await db
    .updateTable('recipients')
    .set({ replied_at: at === null ? null : keepAnswer(at) })
    .where('workspace_id', '=', workspaceId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/**
 * SQL of how far the user's mails to a creator are: unsubscribed, answered, or submitted; null if none has left.
 * @param creatorId the column with the creator's id.
 */
export function creatorProgress(workspaceId: string, creatorId: RawBuilder<number>): RawBuilder<MemberStatus | null> {
  return sql`(
    select case
      when bool_or(unsubscribed_at is not null) then 'declined'
      when bool_or(replied_at is not null) then 'replied'
      when bool_or(exists (
        select 1 from messages where recipient_id = recipients.id and state in ('sent', 'handing', 'unknown')
      )) then 'contacted'
    end
    from recipients where recipients.creator_id = ${creatorId} and recipients.workspace_id = ${workspaceId}
  )`
}

/** Ids of the creators that the user has submitted a mail to, and of all that have the same address. */
export async function listContacted(db: Executor, workspaceId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with written as materialized (
      select distinct creator_id, email_key from recipients
      where workspace_id = ${workspaceId} and exists (
        select 1 from messages where recipient_id = recipients.id and state in ('sent', 'handing', 'unknown')
      )
    )
    select creator_id as id from written where creator_id is not null
    union
    select creators.id from written join creators on lower(creators.email) = written.email_key`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Moves the mails of `from` to `to`, another row of the same creator. In campaigns that have both, each keeps its own.
 */
export async function moveRecipients(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update recipients set creator_id = ${to}
    where creator_id = ${from} and not exists (
      select 1 from recipients same where same.campaign_id = recipients.campaign_id and same.creator_id = ${to}
    )`.execute(db)
}

/** Finds those of the creators that a mail of any user was written to. */
export async function findWrittenTo(
  db: Executor,
  { creatorIds }: { readonly creatorIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select distinct creator_id from recipients where creator_id = any(${[...creatorIds]}::bigint[])`.execute(db)
  return rows.map(({ creator_id }) => creator_id)
}

/**
 * Locks a recipient until the transaction ends. @returns whether there is an address, which an erased creator has not.
 */
export async function lockAddressed(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('recipients')
    .select('id')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}
