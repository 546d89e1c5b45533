import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { ThreadAnswerRow } from '../../../../database/tables/email-settings-tables.ts'
import type { MailboxRow } from '../../../../database/tables/outreach-tables.ts'

/** An answer that this process submits. */
export interface ClaimedAnswer
  extends Pick<
    ThreadAnswerRow,
    | 'id'
    | 'thread_id'
    | 'fence'
    | 'attempts'
    | 'from_name'
    | 'from_email'
    | 'to_name'
    | 'to_email'
    | 'subject'
    | 'html'
    | 'text'
    | 'in_reply_to'
    | 'reference_ids'
    | 'message_id'
  > {
  readonly mailbox: Pick<MailboxRow, 'id' | 'user_id' | 'provider' | 'sender_id'>
  readonly reply_to: string
}

/**
 * Records, before the first byte is sent, that due answers are being submitted, and counts them as mails of their
 * mailboxes. Concurrent calls skip each other's answers. One to an address that was suppressed meanwhile, or from a removed
 * mailbox or that of a member who has left or is disabled, fails; those of a mailbox whose server confirms nothing wait.
 */
export async function claim(
  db: Executor,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedAnswer[]> {
  await failUndeliverable(db, now)
  const { rows } = await sql<
    Omit<ClaimedAnswer, 'mailbox'> & Omit<ClaimedAnswer['mailbox'], 'id'> & { mailbox_id: string }
  >`
    with due as (
      select thread_answers.id from thread_answers
      join mailboxes on mailboxes.id = thread_answers.mailbox_id
      join users on users.id = mailboxes.user_id and users.deactivated_at is null
      join workspace_members on workspace_members.workspace_id = thread_answers.workspace_id
        and workspace_members.user_id = mailboxes.user_id
      where state = 'queued' and due_at <= ${now}
        and (mailboxes.paused_until is null or mailboxes.pause_cause is distinct from 'unconfirmed')
      order by due_at, thread_answers.id limit ${limit}
      for update of thread_answers skip locked
    ),
    handed as (
      update thread_answers set state = 'sending', attempts = attempts + 1, fence = fence + 1,
        lease_until = ${leaseUntil}, updated_at = ${now}
      from due where thread_answers.id = due.id
      returning thread_answers.*
    ),
    counted as (
      insert into quota_use (mailbox_id, minute, count)
      select mailbox_id, date_trunc('minute', ${now}::timestamptz), count(*) from handed group by mailbox_id
      on conflict (mailbox_id, minute) do update set count = quota_use.count + excluded.count
    )
    select handed.id, thread_id, fence, attempts, from_name, from_email, to_name, to_email, subject, html, text, in_reply_to,
      reference_ids, message_id, handed.mailbox_id, mailboxes.user_id, provider, sender_id, reply_to
    from handed join mailboxes on mailboxes.id = handed.mailbox_id
    order by due_at, handed.id`.execute(db)
  return rows.map(({ mailbox_id: id, user_id, provider, sender_id, ...answer }) => ({
    ...answer,
    mailbox: { id, user_id, provider, sender_id },
  }))
}

/** Ends due answers that may not leave any more, and opens their threads. */
async function failUndeliverable(db: Executor, now: Date): Promise<void> {
  await sql`
    with failed as (
      update thread_answers set state = 'failed', detail = reasons.detail, updated_at = ${now}
      from thread_answers same cross join lateral (
        select case
          when exists (select from suppressions where suppressions.workspace_id = same.workspace_id
            and email_key = lower(same.to_email)) then 'suppressed'
          when not exists (select from mailboxes
            join users on users.id = mailboxes.user_id and users.deactivated_at is null
            join workspace_members on workspace_members.user_id = users.id
            left join further_senders on further_senders.id = mailboxes.sender_id
            where mailboxes.id = same.mailbox_id and workspace_members.workspace_id = same.workspace_id
              and further_senders.removed_at is null) then 'mailbox_left'
        end as detail
      ) as reasons
      where same.id = thread_answers.id and same.state = 'queued' and same.due_at <= ${now}
        and thread_answers.state = 'queued' and reasons.detail is not null
      returning thread_answers.thread_id
    )
    update mail_threads set state = 'open', unread = true, snoozed_until = null, changes = changes + 1
    where id in (select thread_id from failed)`.execute(db)
}

/** Outcome of an attempt. */
export interface AnswerOutcome {
  readonly state: 'queued' | 'sent' | 'failed' | 'unknown'
  readonly detail: string | null
  /** When a queued one is tried again. */
  readonly dueAt: Date | null
}

/**
 * Stores an outcome. For an answer that was found abandoned meanwhile only a final one counts. What needs a decision opens
 * its thread.
 */
export async function recordOutcome(
  db: Executor,
  { id, fence, thread_id: threadId }: Pick<ClaimedAnswer, 'id' | 'fence' | 'thread_id'>,
  { state, detail, dueAt }: AnswerOutcome,
  now: Date,
): Promise<void> {
  await sql`
    with updated as (
      update thread_answers set state = ${state}, detail = ${detail}, due_at = coalesce(${dueAt}::timestamptz, due_at),
        lease_until = null, sent_at = case when ${state} = 'sent' then ${now}::timestamptz end, updated_at = ${now}
      where id = ${id} and fence = ${fence}
        and (state = 'sending' or (state = 'unknown' and ${state} in ('sent', 'failed')))
      returning id
    )
    update mail_threads set changes = changes + 1,
      state = case when ${state} in ('failed', 'unknown') then 'open' else mail_threads.state end,
      unread = unread or ${state} in ('failed', 'unknown'),
      snoozed_until = case when ${state} in ('failed', 'unknown') then null else snoozed_until end
    where id = ${threadId} and exists (select from updated)`.execute(db)
}

/** Marks answers whose process has ended during the transfer as unknown, which their users decide. @returns how many. */
export async function sweep(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with lost as (
      update thread_answers set state = 'unknown', detail = 'interrupted', lease_until = null, updated_at = ${now}
      where state = 'sending' and lease_until <= ${now}
      returning id, thread_id
    ),
    told as (
      update mail_threads set state = 'open', unread = true, snoozed_until = null, changes = changes + 1
      where id in (select thread_id from lost)
    )
    select id from lost`.execute(db)
  return rows.length
}
