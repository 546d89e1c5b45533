import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ToldCampaign } from '../../../database/tables/outreach-tables.ts'

/** Pauses a mailbox after an account error. @returns the number of account errors in a row. */
export async function pauseForAccount(
  db: Executor,
  { id, until, reason }: { id: string; until: Date; reason: string },
): Promise<number> {
  const row = await db
    .updateTable('mailboxes')
    .set({ paused_until: until, pause_cause: 'account', pause_reason: reason, account_errors: sql`account_errors + 1` })
    .where('id', '=', id)
    .returning('account_errors')
    .executeTakeFirst()
  return row?.account_errors ?? 0
}

/**
 * Resets the errors of an account that works again, but does not end a pause for unconfirmed mails: the accepted mail
 * may have been sent before it.
 */
export async function forgiveErrors(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({
      paused_until: null,
      pause_cause: null,
      pause_reason: null,
      account_errors: 0,
      unconfirmed_mails: 0,
      unconfirmed_pauses: 0,
    })
    .where('id', '=', id)
    .where('pause_cause', 'is distinct from', 'unconfirmed')
    .execute()
}

/** Ends a pause. The next mail may be sent at once, and is sent alone if the server left mails unconfirmed. */
export async function resume(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: null, pause_cause: null, pause_reason: null, account_errors: 0, next_at: now })
    .where('id', '=', id)
    .where('paused_until', 'is not', null)
    .execute()
}

/** Ends the pauses of the mailboxes that a campaign has mails to send from, which their accounts have refused. */
export async function resumeRefused(db: Executor, campaignId: string, now: Date): Promise<void> {
  await sql`
    update mailboxes set paused_until = null, pause_cause = null, pause_reason = null, account_errors = 0, next_at = ${now}
    where pause_cause = 'account' and id in (
      select mailbox_id from messages where campaign_id = ${campaignId} and state in ('queued', 'claimed', 'handing')
    )`.execute(db)
}

/** Whether a row of `campaigns` has mails to send from a mailbox, which may be one of several that take turns. */
function sendsFrom(mailboxId: string): RawBuilder<boolean> {
  return sql<boolean>`campaigns.id in (
    select campaign_id from messages where mailbox_id = ${mailboxId} and state = 'queued'
    union all
    select campaign_id from messages where mailbox_id = ${mailboxId} and state in ('claimed', 'handing')
  )`
}

/** Pauses the running campaigns with mails to send from a mailbox because of its account errors. */
export async function pauseCampaigns(db: Executor, mailboxId: string): Promise<ToldCampaign[]> {
  return db
    .updateTable('campaigns')
    .set({ state: 'paused', pause_reason: 'account_errors' })
    .where(sendsFrom(mailboxId))
    .where('state', '=', 'running')
    .returning(['id', 'workspace_id', 'created_by', 'name', 'subject'])
    .execute()
}

/** Resumes the campaigns of a mailbox that were paused because of account errors. */
export async function resumeCampaigns(
  db: Executor,
  { mailboxId, now }: { mailboxId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'running', pause_reason: null, resumed_at: now })
    .where(({ eb, or }) => or([eb('mailbox_id', '=', mailboxId), sendsFrom(mailboxId)]))
    .where('state', '=', 'paused')
    .where('pause_reason', '=', 'account_errors')
    .execute()
}

/** Counts of a mailbox whose server leaves mails unconfirmed. */
export interface UnconfirmedCounts {
  readonly unconfirmed_mails: number
  readonly unconfirmed_pauses: number
}

/** Counts another mail in a row that was not confirmed. @returns undefined if the mailbox was deleted. */
export async function countUnconfirmed(db: Executor, mailboxId: string): Promise<UnconfirmedCounts | undefined> {
  return db
    .updateTable('mailboxes')
    .set({ unconfirmed_mails: sql`unconfirmed_mails + 1` })
    .where('id', '=', mailboxId)
    .returning(['unconfirmed_mails', 'unconfirmed_pauses'])
    .executeTakeFirst()
}

interface UnconfirmedPause {
  readonly id: string
  /** When a test connection is made. */
  readonly until: Date
  readonly reason: string
}

/** Pauses a mailbox until a test connection succeeds. @returns false if it is already paused for that. */
export async function pauseUnconfirmed(db: Executor, { id, until, reason }: UnconfirmedPause): Promise<boolean> {
  const result = await db
    .updateTable('mailboxes')
    .set({
      paused_until: until,
      pause_cause: 'unconfirmed',
      pause_reason: reason,
      unconfirmed_pauses: sql`unconfirmed_pauses + 1`,
      failed_probes: 0,
    })
    .where('id', '=', id)
    .where('pause_cause', 'is distinct from', 'unconfirmed')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Delays the next test connection, after a failed one. */
export async function putOffProbe(db: Executor, { id, until, reason }: UnconfirmedPause): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: until, pause_reason: reason, failed_probes: sql`failed_probes + 1` })
    .where('id', '=', id)
    .where('pause_cause', '=', 'unconfirmed')
    .execute()
}

/** Ends the pause after a successful test connection. The count of pauses is kept until a mail is confirmed. */
export async function endUnconfirmedPause(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: null, pause_cause: null, pause_reason: null, unconfirmed_mails: 0, failed_probes: 0 })
    .where('id', '=', id)
    .where('pause_cause', '=', 'unconfirmed')
    .execute()
}

/**
 * SQL of whether the campaign of a row of `messages` may not use its mailbox any more: the mailbox's owner has left the
 * workspace, it is another person's than the campaign's and is shared no more, or it was removed.
 */
const hasLeft = sql<boolean>`exists (
  select from mailboxes where mailboxes.id = messages.mailbox_id and (
    not exists (
      select from workspace_members where workspace_members.workspace_id = messages.workspace_id
        and workspace_members.user_id = mailboxes.user_id
    )
    or (
      campaigns.created_by is distinct from mailboxes.user_id
      and mailboxes.shared_with is distinct from campaigns.workspace_id
    )
    or exists (select from further_senders where further_senders.id = mailboxes.sender_id and removed_at is not null)
  )
)`

/** Whether a campaign has mails to send from a mailbox that it may not use any more. */
export async function hasLeftMailbox(db: Executor, campaignId: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages join campaigns on campaigns.id = messages.campaign_id
    where messages.campaign_id = ${campaignId} and messages.state in ('queued', 'claimed', 'handing') and ${hasLeft}
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Pauses the campaigns of mails that may not leave by their mailboxes any more. Its mails would stay the first ones of the
 * mailbox, before those that may leave.
 */
export async function pauseLeft(db: Executor, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return
  await sql`
    update campaigns set state = 'paused', pause_reason = 'mailbox_left'
    where state = 'running' and exists (
      select from messages
      where messages.id = any(${mailIds}::uuid[]) and messages.campaign_id = campaigns.id and ${hasLeft}
    )`.execute(db)
}
