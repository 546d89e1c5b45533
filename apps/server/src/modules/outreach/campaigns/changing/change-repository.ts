import type { CampaignState } from '@troupe/contract/mail/campaigns'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { EarlierText, StepRow } from '../../../../database/tables/outreach-tables.ts'

interface OwnCampaign {
  readonly workspaceId: string
  readonly id: string
}

/** @returns whether the user has such a campaign. */
export async function setName(
  db: Executor,
  { workspaceId, id, name }: OwnCampaign & { name: string },
): Promise<boolean> {
  const result = await db
    .updateTable('campaigns')
    .set({ name })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Locks a campaign of the user until the transaction ends: none of its mails is handed over meanwhile, and it is neither
 * paused, cancelled nor finished.
 */
export async function lockForChange(
  db: Executor,
  { workspaceId, id }: OwnCampaign,
): Promise<{ state: CampaignState; text_revision: number; scheduled_at: Date | null } | undefined> {
  return db
    .selectFrom('campaigns')
    .select(['state', 'text_revision', 'scheduled_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The steps of a campaign in their order. */
export async function listSteps(db: Executor, campaignId: string): Promise<StepRow[]> {
  return db
    .selectFrom('steps')
    .select(['campaign_id', 'number', 'delay_hours', 'subject', 'html', 'text', 'earlier_texts'])
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .execute()
}

interface StepOf {
  readonly campaignId: string
  readonly step: number
}

/** Whether a row of `recipients` may still get the mail of a step: it has not left, or is not due yet. */
function awaits(step: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from messages where messages.recipient_id = recipients.id and (
      (messages.step = ${step} and messages.state in ('queued', 'claimed'))
      or (messages.step < ${step} and messages.state in ('queued', 'claimed', 'handing', 'unknown')
        and recipients.replied_at is null and recipients.unsubscribed_at is null and recipients.email is not null)
    )
  )`
}

/** Number of recipients that may still get the mail of a step. */
export async function countOpen(db: Executor, { campaignId, step }: StepOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recipients where campaign_id = ${campaignId} and ${awaits(step)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The merge values of these recipients. */
export async function listOpenValues(db: Executor, { campaignId, step }: StepOf): Promise<MergeValues[]> {
  const { rows } = await sql<{ merge_values: MergeValues }>`
    select merge_values from recipients where campaign_id = ${campaignId} and ${awaits(step)}`.execute(db)
  return rows.map((row) => row.merge_values)
}

/** Number of mails of a step that have left, or may have, by the text revision that they left with. */
export async function countLeft(
  db: Executor,
  { campaignId, step }: StepOf,
): Promise<{ text_revision: number; count: number }[]> {
  const { rows } = await sql<{ text_revision: number; count: number }>`
    select text_revision, count(*)::int as count from messages
    where campaign_id = ${campaignId} and step = ${step} and state in ('handing', 'sent', 'unknown')
    group by text_revision`.execute(db)
  return rows
}

export interface ChangedText extends StepOf {
  readonly subject: string | null
  readonly html: string
  readonly text: string
  readonly earlierTexts: readonly EarlierText[]
}

export async function updateText(db: Executor, changed: ChangedText): Promise<void> {
  const { campaignId, step, subject, html, text, earlierTexts } = changed
  await db
    .updateTable('steps')
    .set({ subject, html, text, earlier_texts: JSON.stringify(earlierTexts) })
    .where('campaign_id', '=', campaignId)
    .where('number', '=', step)
    .execute()
}

interface Revision {
  readonly campaignId: string
  readonly textRevision: number
  readonly contentHash: string
  /** Subject of the first mail. */
  readonly subject: string
}

/** Gives a campaign's texts a new revision. Mails that were composed with an earlier one are not handed over. */
export async function setRevision(
  db: Executor,
  { campaignId, textRevision, contentHash, subject }: Revision,
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ text_revision: textRevision, content_hash: contentHash, subject })
    .where('id', '=', campaignId)
    .execute()
}
