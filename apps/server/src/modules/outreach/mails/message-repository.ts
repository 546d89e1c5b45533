import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MailState } from '@troupe/contract/mail/campaigns'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../database/database.ts'
import type { MessageRow } from '../../../database/tables/outreach-tables.ts'
import { subjectAsHanded } from '../content/handed-subject-repository.ts'
import { hasAnswered } from './recipient-repository.ts'

/** A mail with its recipient. */
export interface ListedMail extends MessageRow {
  readonly creator_id: number | null
  readonly platform: Platform
  readonly title: string
  readonly handle: string
  readonly email: string | null
  /** When the creator's answer was noted. */
  readonly replied_at: Date | null
  /** The same if it was noted after a mail of this campaign; else null. */
  readonly answered_at: Date | null
  readonly merge_values: MergeValues
  /** The mail's subject as it left; merge fields are not filled in. */
  readonly subject: string
}

interface MailFilter {
  readonly workspaceId: string
  readonly id?: string | undefined
  readonly campaignId?: string | undefined
  readonly creatorId?: number | undefined
  readonly states?: readonly MailState[] | undefined
  readonly step?: number | undefined
}

interface Page {
  readonly limit: number
  readonly offset: number
}

function toCondition({ workspaceId, id, campaignId, creatorId, states, step }: MailFilter) {
  return sql.join(
    [
      sql`messages.workspace_id = ${workspaceId}`,
      ...(id === undefined ? [] : [sql`messages.id = ${id}`]),
      ...(campaignId === undefined ? [] : [sql`messages.campaign_id = ${campaignId}`]),
      ...(creatorId === undefined
        ? []
        : [sql`recipients.creator_id = ${creatorId} and recipients.workspace_id = ${workspaceId}`]),
      ...(states === undefined ? [] : [sql`messages.state = any(${states})`]),
      ...(step === undefined ? [] : [sql`messages.step = ${step}`]),
    ],
    sql` and `,
  )
}

/** A page of mails: by step and id, or for a creator most recently updated first. */
export async function list(db: Executor, filter: MailFilter, { limit, offset }: Page): Promise<ListedMail[]> {
  const order =
    filter.creatorId === undefined ? sql`messages.step, messages.id` : sql`messages.updated_at desc, messages.id`
  const { rows } = await sql<ListedMail>`
    select messages.*, recipients.creator_id, recipients.platform, recipients.title, recipients.handle, recipients.email,
      recipients.replied_at, case when ${hasAnswered} then recipients.replied_at end as answered_at,
      recipients.merge_values,
      coalesce(${subjectAsHanded('steps', 'messages')}, 'Re: ' || ${subjectAsHanded('first_steps', 'firsts')}) as subject
    from messages
    join recipients on recipients.id = messages.recipient_id
    join messages firsts on firsts.recipient_id = messages.recipient_id and firsts.step = 0
    join steps first_steps on first_steps.campaign_id = messages.campaign_id and first_steps.number = 0
    join steps on steps.campaign_id = messages.campaign_id and steps.number = messages.step
    where ${toCondition(filter)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function count(db: Executor, filter: MailFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from messages join recipients on recipients.id = messages.recipient_id
    where ${toCondition(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Cancels the open mails of a campaign that are not being submitted. */
export async function cancelOpen(db: Executor, campaignId: string, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'cancelled', reason: null, lease_until: null, updated_at: now })
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['queued', 'claimed'])
    .execute()
}

/** Makes the first mails of a campaign that were scheduled for later due now. */
export async function bringForward(
  db: Executor,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ due_at: now })
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'queued')
    .where('step', '=', 0)
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute()
}

/** Suppresses the user's open mails to an address, in all campaigns. */
export async function suppressOpen(
  db: Executor,
  { workspaceId, emailKey, now }: { workspaceId: string; emailKey: string; now: Date },
): Promise<void> {
  await sql`
    update messages set state = 'suppressed', reason = 'suppressed', lease_until = null, updated_at = ${now}
    from recipients
    where recipients.id = messages.recipient_id and recipients.workspace_id = ${workspaceId} and recipients.email_key = ${emailKey}
      and messages.state in ('queued', 'claimed')`.execute(db)
}

/** Skips the user's open follow-ups to a creator. */
export async function skipFollowUps(
  db: Executor,
  { workspaceId, creatorId, now }: { workspaceId: string; creatorId: number; now: Date },
): Promise<void> {
  await sql`
    update messages set state = 'skipped', reason = 'replied', lease_until = null, updated_at = ${now}
    from recipients
    where recipients.id = messages.recipient_id and recipients.workspace_id = ${workspaceId} and recipients.creator_id = ${creatorId}
      and messages.step > 0 and messages.state in ('queued', 'claimed')`.execute(db)
}

/** Counts refusals among a campaign's latest accepted or refused mails since it was last started or resumed. */
export async function countLatestRefusals(
  db: Executor,
  campaignId: string,
  among: number,
): Promise<{ tried: number; refused: number }> {
  const { rows } = await sql<{ tried: number; refused: number }>`
    select count(*) as tried, count(*) filter (where state = 'failed') as refused
    from (
      select messages.state from messages join campaigns on campaigns.id = messages.campaign_id
      where messages.campaign_id = ${campaignId} and messages.updated_at > campaigns.resumed_at
        and (messages.state = 'sent' or (messages.state = 'failed' and messages.reason = 'refused'))
      order by messages.updated_at desc limit ${among}
    ) as latest`.execute(db)
  return rows[0] ?? { tried: 0, refused: 0 }
}

/**
 * Updates the planner's statistics, which a server does by itself only after a while. The embedded database, which has
 * no autovacuum, is also rid of dead rows: each mail leaves three.
 */
export async function refreshStatistics({ kysely, embedded }: Pick<Database, 'kysely' | 'embedded'>): Promise<void> {
  await (embedded ? sql`vacuum analyze recipients, messages, attempts` : sql`analyze recipients, messages`).execute(
    kysely,
  )
}
