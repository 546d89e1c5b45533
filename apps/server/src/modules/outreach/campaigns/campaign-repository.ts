import type { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import type { CampaignState } from '@troupe/contract/mail/campaigns'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CampaignRow, ToldCampaign } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

const columns = [
  'id',
  'workspace_id',
  'created_by',
  'mailbox_id',
  'provider',
  'from_email',
  'name',
  'subject',
  'state',
  'pause_reason',
  'content_hash',
  'text_revision',
  'idempotency_key',
  'request_hash',
  'language',
  'scheduled_at',
  'resumed_at',
  'created_at',
  'finished_at',
  sql<boolean>`draft is not null`.as('has_draft'),
] as const

export interface NewStep {
  readonly number: number
  readonly delay_hours: number
  readonly subject: string | null
  readonly html: string
  readonly text: string
}

export interface NewCampaign extends Member {
  readonly mailboxId: string
  readonly provider: EmailProvider
  readonly fromEmail: string
  readonly name: string
  readonly subject: string
  readonly state: CampaignState
  readonly contentHash: string
  readonly idempotencyKey: string | null
  readonly requestHash: string
  /** Null: each recipient's own. */
  readonly language: MailLanguage | null
  readonly scheduledAt: Date | null
  /** The draft that undoing brings back; null if it cannot be undone. */
  readonly draft: MailDraftContent | null
  readonly now: Date
  readonly steps: readonly NewStep[]
}

/** Inserts a campaign and its steps. @returns its id, or undefined if its idempotency key was used meanwhile. */
export async function insert(db: Executor, campaign: NewCampaign): Promise<string | undefined> {
  const row = await db
    .insertInto('campaigns')
    .values({
      workspace_id: campaign.workspaceId,
      created_by: campaign.userId,
      mailbox_id: campaign.mailboxId,
      provider: campaign.provider,
      from_email: campaign.fromEmail,
      name: campaign.name,
      subject: campaign.subject,
      state: campaign.state,
      content_hash: campaign.contentHash,
      idempotency_key: campaign.idempotencyKey,
      request_hash: campaign.requestHash,
      language: campaign.language,
      scheduled_at: campaign.scheduledAt,
      draft: campaign.draft && JSON.stringify(campaign.draft),
      created_at: campaign.now,
      resumed_at: campaign.now,
    })
    .onConflict((conflict) => conflict.constraint('campaigns_idempotency').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .insertInto('steps')
    .values(campaign.steps.map((step) => ({ ...step, campaign_id: row.id })))
    .execute()
  return row.id
}

export async function findById(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaigns')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findByIdempotencyKey(
  db: Executor,
  { workspaceId, key }: { workspaceId: string; key: string },
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaigns')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A page of the workspace's campaigns, newest first. */
export async function list(
  db: Executor,
  { workspaceId, limit, offset }: { workspaceId: string; limit: number; offset: number },
): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaigns')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function count(db: Executor, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Pauses a running campaign because too many addresses are wrong. @returns undefined if it is not running. */
export async function pauseRunning(
  db: Executor,
  id: string,
  reason: 'too_many_refusals' | 'bounce_rate',
): Promise<ToldCampaign | undefined> {
  return db
    .updateTable('campaigns')
    .set({ state: 'paused', pause_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(['id', 'workspace_id', 'created_by', 'name', 'subject'])
    .executeTakeFirst()
}

/** Locks a campaign of the user until the transaction ends. @returns its state. */
export async function lockState(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<CampaignState | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select('state')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.state
}

/** The mail of a campaign as it was written; null if it cannot be brought back. */
export async function findDraft(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('campaigns')
    .select('draft')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.draft ?? null
}

/** Replaces the mail of a campaign as it was written. @param draft null: it cannot be brought back any more. */
export async function setDraft(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  draft: object | null,
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ draft: draft && JSON.stringify(draft) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

interface StateChange {
  readonly workspaceId: string
  readonly id: string
  /** States that the campaign may be in. */
  readonly from: readonly CampaignState[]
  readonly to: CampaignState
  readonly pauseReason?: CampaignRow['pause_reason']
  readonly finishedAt?: Date | null
  /** A campaign that runs from then on no longer waits for a later scheduled time. */
  readonly resumedAt?: Date
}

const startBy = (time: Date) =>
  sql<Date | null>`case when scheduled_at > ${time} then ${time}::timestamptz else scheduled_at end`

/** Changes the state of a user's campaign if it is in one of the `from` states. @returns whether it did. */
export async function changeState(db: Executor, change: StateChange): Promise<boolean> {
  const result = await db
    .updateTable('campaigns')
    .set({
      state: change.to,
      pause_reason: change.pauseReason ?? null,
      finished_at: change.finishedAt ?? null,
      ...(change.resumedAt ? { resumed_at: change.resumedAt } : {}),
      ...(change.resumedAt && change.to === 'running' ? { scheduled_at: startBy(change.resumedAt) } : {}),
    })
    .where('workspace_id', '=', change.workspaceId)
    .where('id', '=', change.id)
    .where('state', 'in', [...change.from])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Starts scheduled campaigns that are due. */
export async function startScheduled(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'running' })
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute()
}

/**
 * Finishes running campaigns without open mails. They are locked first and then checked again, so that a campaign is
 * not finished while a user queues one of its mails again.
 */
export async function finishDone(transaction: Executor, now: Date): Promise<ToldCampaign[]> {
  const isThrough = sql`state = 'running' and not exists (
    select from messages
    where messages.campaign_id = campaigns.id and messages.state in ('queued', 'claimed', 'handing')
  )`
  const through = await sql<{ id: string }>`
    select id from campaigns where ${isThrough} for update skip locked`.execute(transaction)
  if (through.rows.length === 0) return []
  const { rows } = await sql<ToldCampaign>`
    update campaigns set state = 'done', finished_at = ${now}, draft = null
    where id = any(${through.rows.map(({ id }) => id)}::uuid[]) and ${isThrough}
    returning id, workspace_id, created_by, name, subject`.execute(transaction)
  return rows
}
