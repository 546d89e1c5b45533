import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MailState } from '@troupe/contract/mail/campaigns'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { MessageRow } from '../../../../database/tables/outreach-tables.ts'
import { hasAnswered } from '../../mails/recipient-repository.ts'

/** A recipient of a campaign. */
export interface RecipientOfCampaign {
  readonly id: string
  readonly creator_id: number | null
  readonly platform: Platform
  readonly title: string
  readonly handle: string
  readonly email: string | null
  /** Null unless the answer was noted after a mail of the campaign. */
  readonly answered_at: Date | null
  readonly unsubscribed_at: Date | null
  /** The day from which on the person is back; null unless it is to come. */
  readonly away_until: Date | null
}

export interface CreatorFilter {
  readonly workspaceId: string
  readonly campaignId: string
  /** Creators with a mail in one of these states, or who did this. */
  readonly states?: readonly MailState[] | 'replied' | 'unsubscribed' | 'bounced' | undefined
  readonly step?: number | undefined
}

function toCondition({ workspaceId, campaignId, states, step }: CreatorFilter): RawBuilder<boolean> {
  const conditions = [sql`recipients.campaign_id = ${campaignId}`, sql`recipients.workspace_id = ${workspaceId}`]
  if (states === 'replied') conditions.push(sql`${hasAnswered}`)
  if (states === 'unsubscribed') conditions.push(sql`recipients.unsubscribed_at is not null`)
  if (states === 'bounced') {
    conditions.push(sql`recipients.id in (
      select recipient_id from messages where campaign_id = ${campaignId} and state = 'sent' and bounced_at is not null
    )`)
  }
  if (step !== undefined || Array.isArray(states)) {
    conditions.push(sql`recipients.id in (
      select recipient_id from messages where campaign_id = ${campaignId}
        ${step === undefined ? sql`` : sql`and step = ${step}`}
        ${Array.isArray(states) ? sql`and state = any(${states}::text[])` : sql``}
    )`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A page of a campaign's recipients, by name. */
export async function list(
  db: Executor,
  filter: CreatorFilter,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<RecipientOfCampaign[]> {
  const { rows } = await sql<RecipientOfCampaign>`
    select id, creator_id, platform, title, handle, email, unsubscribed_at,
      case when ${hasAnswered} then replied_at end as answered_at,
      (select max(away_until) from received_mails join recipients same on same.id = received_mails.recipient_id
        where same.workspace_id = recipients.workspace_id and away_until > ${now}::timestamptz
          and (same.id = recipients.id or same.creator_id = recipients.creator_id
            or same.email_key = recipients.email_key)) as away_until
    from recipients where ${toCondition(filter)}
    order by lower(coalesce(nullif(title, ''), handle)), id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function count(db: Executor, filter: CreatorFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recipients where ${toCondition(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The mails of these recipients, by step. */
export async function listMails(db: Executor, recipientIds: readonly string[]): Promise<MessageRow[]> {
  if (recipientIds.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select * from messages where recipient_id = any(${recipientIds}::uuid[]) order by step, id`.execute(db)
  return rows
}

/** Whether a row of `recipients` got no mail and will get none: it can make room for the same creator. */
const isLeftOut = sql<boolean>`(recipients.email_key is null and not exists (
  select from messages where messages.recipient_id = recipients.id and messages.state not in ('skipped', 'suppressed')
))`

interface Known {
  readonly creatorIds: ReadonlySet<number>
  readonly emailKeys: ReadonlySet<string>
}

/** Tells which of these creators and addresses a campaign has. Creators that it left out do not count. */
export async function findKnown(
  db: Executor,
  {
    campaignId,
    creatorIds,
    emailKeys,
  }: { campaignId: string; creatorIds: readonly number[]; emailKeys: readonly string[] },
): Promise<Known> {
  const { rows } = await sql<{ creator_id: number | null; email_key: string | null }>`
    select creator_id, email_key from recipients
    where campaign_id = ${campaignId} and not ${isLeftOut}
      and (creator_id = any(${creatorIds}::bigint[]) or email_key = any(${emailKeys}::text[]))`.execute(db)
  return {
    creatorIds: new Set(rows.flatMap((row) => row.creator_id ?? [])),
    emailKeys: new Set(rows.flatMap((row) => row.email_key ?? [])),
  }
}

/** Lists the ids of the creators that a campaign writes to. */
export async function listWritten(db: Executor, campaignId: string): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select creator_id from recipients
    where campaign_id = ${campaignId} and creator_id is not null and not ${isLeftOut}`.execute(db)
  return rows.map(({ creator_id }) => creator_id)
}

/** Removes these creators from a campaign that left them out. */
export async function removeLeftOut(
  db: Executor,
  { campaignId, creatorIds }: { campaignId: string; creatorIds: readonly number[] },
): Promise<void> {
  await sql`
    delete from recipients
    where campaign_id = ${campaignId} and creator_id = any(${creatorIds}::bigint[]) and ${isLeftOut}`.execute(db)
}

/** Number of recipients of a campaign. */
export async function countAll(db: Executor, campaignId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recipients where campaign_id = ${campaignId}`.execute(db)
  return rows[0]?.count ?? 0
}
