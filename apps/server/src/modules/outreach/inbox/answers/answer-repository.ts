import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { ThreadAnswerRow } from '../../../../database/tables/inbox-tables.ts'

/** The newest mail of a thread that a person has written, with the mail that began the exchange. */
export interface AnsweredMail {
  readonly message_id: string
  readonly from_name: string
  readonly from_address: string
  readonly reply_to: string | null
  readonly subject: string
  readonly received_at: Date
  readonly recipient_id: string
  /** The row of `messages`. */
  readonly sent_id: string
  readonly sent_message_id: string | null
  /** The mailbox that it was sent from. */
  readonly mailbox_id: string
  /** Sender of the campaign. */
  readonly from_email: string
  /** The recipient's; null: it was erased. */
  readonly email: string | null
  readonly title: string
  readonly merge_values: MergeValues
}

interface Place {
  readonly userId: string
  readonly threadId: string
}

/** Finds the mail that an answer is to. */
export async function findAnswered(db: Executor, { userId, threadId }: Place): Promise<AnsweredMail | undefined> {
  const { rows } = await sql<AnsweredMail>`
    select received_mails.message_id, from_name, from_address, reply_to, received_mails.subject, received_at,
      received_mails.recipient_id, messages.id as sent_id, messages.message_id as sent_message_id, messages.mailbox_id,
      campaigns.from_email, recipients.email, recipients.title, recipients.merge_values
    from received_mails
    join messages on messages.id = received_mails.answers_id
    join recipients on recipients.id = received_mails.recipient_id
    join campaigns on campaigns.id = messages.campaign_id
    where received_mails.user_id = ${userId} and thread_id = ${threadId} and kind not in ('auto_answer', 'bounce', 'challenge')
    order by received_at desc, received_mails.id limit 1`.execute(db)
  return rows[0]
}

/** Message-IDs of the exchange with a recipient before a time, oldest first. */
export async function listMessageIds(
  db: Executor,
  { userId, threadId }: Place,
  { recipientId, before }: { recipientId: string; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from (
      select message_id, sent_at as at from messages
      where user_id = ${userId} and recipient_id = ${recipientId} and state in ('sent', 'unknown')
      union all
      select message_id, received_at from received_mails where user_id = ${userId} and thread_id = ${threadId}
        and recipient_id = ${recipientId} and kind not in ('auto_answer', 'bounce', 'challenge')
      union all
      select message_id, sent_at from thread_answers where user_id = ${userId} and thread_id = ${threadId}
    ) as ids
    where message_id is not null and at < ${before}::timestamptz and message_id not like 'none-%'
    order by at, message_id`.execute(db)
  return rows.map((row) => row.message_id)
}

/** Reasons for which the user's list has these addresses, by address. */
export async function findSuppressions(
  db: Executor,
  userId: string,
  emailKeys: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  const rows = await db
    .selectFrom('suppressions')
    .select(['email_key', 'reason'])
    .where('user_id', '=', userId)
    .where('email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.email_key, row.reason]))
}

/** Locks a thread until the transaction ends. @returns whether it is there. */
export async function lockThread(db: Executor, { userId, threadId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('mail_threads')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type NewAnswer = Pick<
  ThreadAnswerRow,
  | 'id'
  | 'user_id'
  | 'thread_id'
  | 'recipient_id'
  | 'sent_id'
  | 'mailbox_id'
  | 'from_name'
  | 'from_email'
  | 'to_name'
  | 'to_email'
  | 'subject'
  | 'body'
  | 'html'
  | 'text'
  | 'in_reply_to'
  | 'reference_ids'
  | 'message_id'
  | 'idempotency_key'
  | 'request_hash'
>

/** Stores an answer, to be sent at once. @returns whether its idempotency key was new. */
export async function insert(db: Executor, answer: NewAnswer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('thread_answers')
    .values({ ...answer, state: 'queued', due_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('thread_answers_idempotency').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findByIdempotencyKey(
  db: Executor,
  userId: string,
  key: string,
): Promise<Pick<ThreadAnswerRow, 'thread_id' | 'request_hash'> | undefined> {
  return db
    .selectFrom('thread_answers')
    .select(['thread_id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The thread of an answer of the user. */
export async function findThreadOf(db: Executor, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('thread_answers')
    .select('thread_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.thread_id
}

/** Locks an answer of the user until the transaction ends. */
export async function lock(
  db: Executor,
  userId: string,
  id: string,
): Promise<Pick<ThreadAnswerRow, 'id' | 'thread_id' | 'state' | 'resends' | 'message_id' | 'body'> | undefined> {
  return db
    .selectFrom('thread_answers')
    .select(['id', 'thread_id', 'state', 'resends', 'message_id', 'body'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Records that an answer has arrived, as its user says. */
export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('thread_answers')
    .set({ state: 'sent', detail: null, lease_until: null, sent_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Queues an answer again, under another Message-ID. */
export async function queueAgain(db: Executor, id: string, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('thread_answers')
    .set({
      state: 'queued',
      detail: null,
      lease_until: null,
      attempts: 0,
      resends: sql<number>`resends + 1`,
      message_id: messageId,
      due_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Removes an answer; its text becomes the thread's draft unless there is one. */
export async function withdraw(
  db: Executor,
  { id, thread_id: threadId, body }: Pick<ThreadAnswerRow, 'id' | 'thread_id' | 'body'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('thread_answers').where('id', '=', id).execute()
  await db
    .updateTable('mail_threads')
    .set({ draft: body, draft_revision: sql<string>`gen_random_uuid()`, draft_at: now })
    .where('id', '=', threadId)
    .where('draft', 'is', null)
    .execute()
}

/** Has streams tell of a change of a thread. */
export async function noteChange(db: Executor, threadId: string): Promise<void> {
  await sql`update mail_threads set changes = changes + 1 where id = ${threadId}`.execute(db)
}

/** Records what the user did with an answer: the thread is read, has the given state and a new newest mail. */
export async function noteAnswered(
  db: Executor,
  threadId: string,
  { state, now }: { state: string; now: Date },
): Promise<void> {
  await sql`
    update mail_threads set state = ${state}, unread = false, snoozed_until = null, last_mail_at = ${now},
      changes = changes + 1
    where id = ${threadId}`.execute(db)
}
