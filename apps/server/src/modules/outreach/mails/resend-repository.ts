import type { RetriableReason } from '@troupe/contract/mail/campaigns'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { tellSettled } from '../outcomes/told-outcome-repository.ts'

/**
 * Whether a failed mail (of `messages`, joined with `recipients`) may be sent again: no server has accepted it, not
 * even late, its address is neither suppressed nor erased, and, for a follow-up, the recipient has not replied
 * meanwhile.
 */
export const mayBeRetried = sql<boolean>`messages.state = 'failed' and messages.reason in ('gave_up', 'refused')
  and (messages.step = 0 or recipients.replied_at is null) and recipients.email is not null
  and not exists (
    select from suppressions
    where suppressions.workspace_id = messages.workspace_id and suppressions.email_key = recipients.email_key
  )
  and not exists (
    select from attempts where attempts.message_id = messages.id and attempts.outcome = 'accepted'
  )`

interface Retry {
  readonly campaignId: string
  readonly reasons: readonly RetriableReason[]
  readonly now: Date
}

/**
 * Queues failed mails of a campaign again, with all their attempts restored. They keep their Message-ID: a server that
 * refused a mail has not seen it, and one that accepted it despite its reply can recognise the duplicate.
 * @returns the number of mails.
 */
export async function requeueFailed(db: Executor, { campaignId, reasons, now }: Retry): Promise<number> {
  const result = await sql`
    update messages set state = 'queued', reason = null, detail = null, due_at = ${now}, deferrals = 0,
      first_tried_at = null, fence = fence + 1, updated_at = ${now}
    from recipients
    where messages.campaign_id = ${campaignId} and messages.reason = any(${reasons}::text[])
      and recipients.id = messages.recipient_id and ${mayBeRetried}`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

/** Selects mails of a campaign with unknown outcome, on which a user decides. */
export interface ResolvedMails {
  readonly workspaceId: string
  readonly campaignId: string
  /** Only this mail. */
  readonly id?: string | undefined
  /** Only mails of this step. */
  readonly step?: number | undefined
  readonly now: Date
}

function isMeant({ workspaceId, campaignId, id, step }: ResolvedMails): RawBuilder<boolean> {
  return sql<boolean>`messages.campaign_id = ${campaignId} and messages.workspace_id = ${workspaceId} and messages.state = 'unknown'
    ${id === undefined ? sql`` : sql`and messages.id = ${id}`}
    ${step === undefined ? sql`` : sql`and messages.step = ${step}`}`
}

/**
 * Marks mails of unknown outcome as sent, as their user decided, and queues their follow-ups. @returns the number of
 * mails.
 */
export async function resolveAsSent(db: Executor, mails: ResolvedMails): Promise<number> {
  return settle(db, isMeant(mails), mails.now)
}

interface SettledMails {
  readonly workspaceId: string
  readonly ids: readonly string[]
  /** Whether the last attempt is proven, which may still be running. */
  readonly isCurrent: boolean
  /** Whether mails that wait to be sent again are settled, too, so that no recipient gets a second copy. */
  readonly isAgain: boolean
  readonly now: Date
}

/**
 * Marks mails as sent of which it is proven, if their outcome is unknown or they are about to be sent again, and queues
 * their follow-ups. @returns the number of mails.
 */
export async function settleAsSent(
  db: Executor,
  { workspaceId, ids, isCurrent, isAgain, now }: SettledMails,
): Promise<number> {
  const isOpen = sql<boolean>`messages.workspace_id = ${workspaceId} and messages.id = any(${ids}::uuid[]) and (
    messages.state = 'unknown' or (${isCurrent}::boolean and messages.state = 'handing')
    or (${isAgain}::boolean and messages.state in ('queued', 'claimed') and messages.resends > 0)
  )`
  return settle(db, isOpen, now)
}

/** Marks mails as sent, queues their follow-ups, and reports each mail to its user's webhooks. */
async function settle(db: Executor, condition: RawBuilder<boolean>, now: Date): Promise<number> {
  const { rows } = await sql<{ resolved: number }>`
    with updated as (
      update messages set state = 'sent', reason = null, detail = null, lease_until = null, updated_at = ${now},
        fence = fence + 1, sent_at = coalesce(messages.sent_at,
          (select max(started_at) from attempts where attempts.message_id = messages.id), ${now}::timestamptz)
      where ${condition}
      returning *
    ),
    following as (
      insert into messages (workspace_id, campaign_id, recipient_id, mailbox_id, step, state, due_at, updated_at)
      select updated.workspace_id, updated.campaign_id, updated.recipient_id, updated.mailbox_id, steps.number, 'queued',
        updated.sent_at + make_interval(hours => steps.delay_hours), ${now}
      from updated
      join campaigns on campaigns.id = updated.campaign_id and campaigns.state <> 'cancelled'
      join steps on steps.campaign_id = updated.campaign_id and steps.number = updated.step + 1
      on conflict (recipient_id, step) do nothing
    ),
    ${tellSettled(now)}
    select count(*)::int as resolved from updated`.execute(db)
  return rows[0]?.resolved ?? 0
}

/**
 * Queues mails of unknown outcome again, each with a new Message-ID and all its attempts. @returns the number of mails.
 */
export async function resolveByResending(db: Executor, mails: ResolvedMails): Promise<number> {
  const { now } = mails
  const result = await sql`
    update messages set state = 'queued', reason = null, detail = null, due_at = ${now}, deferrals = 0,
      first_tried_at = null, updated_at = ${now}, fence = fence + 1, resends = resends + 1
    where ${isMeant(mails)}`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
