import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { ofMember } from './received-mail-repository.ts'

/** The thread that a mail belongs to, with the mail of a campaign that began the exchange. */
export interface Exchange {
  readonly workspace_id: string
  readonly thread_id: string
  readonly recipient_id: string
  /** The row of `messages`. */
  readonly sent_id: string
}

/** When the first mail of a thread was received in a mailbox; undefined if no thread has one. */
export async function findFirstReceived(db: Executor, mailboxId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('received_mails')
    .select('received_at')
    .where('mailbox_id', '=', mailboxId)
    .where('thread_id', 'is not', null)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at
}

/** The threads of the user's workspaces with mails of these Message-IDs, both ways, by Message-ID. */
export async function findExchanges(
  db: Executor,
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, Exchange>> {
  if (messageIds.length === 0) return new Map()
  const { rows } = await sql<Exchange & { message_id: string }>`
    select message_id, workspace_id, thread_id, recipient_id, answers_id as sent_id from received_mails
    where ${ofMember(userId)} and message_id = any(${messageIds}::text[]) and thread_id is not null
    union all
    select message_id, workspace_id, thread_id, recipient_id, sent_id from thread_answers
    where ${ofMember(userId)} and message_id = any(${messageIds}::text[])
    union all
    select message_id, workspace_id, (
      select thread_id from received_mails where recipient_id = messages.recipient_id and thread_id is not null limit 1
    ), recipient_id, id from messages
    where ${ofMember(userId)} and message_id = any(${messageIds}::text[]) and exists (
      select from received_mails where recipient_id = messages.recipient_id and thread_id is not null
    )`.execute(db)
  return new Map(rows.map(({ message_id, ...exchange }) => [message_id, exchange]))
}

/** The recipient's addresses, in lower case: the one that was written to, and those that answers came from or go to. */
export async function listAddresses(db: Executor, recipientId: string): Promise<Set<string>> {
  const { rows } = await sql<{ address: string | null }>`
    select lower(email) as address from recipients where id = ${recipientId}
    union select lower(from_address) from received_mails
    where recipient_id = ${recipientId} and kind not in ('auto_answer', 'bounce', 'challenge')
    union select lower(reply_to) from received_mails
    where recipient_id = ${recipientId} and kind not in ('auto_answer', 'bounce', 'challenge')`.execute(db)
  return new Set(rows.flatMap(({ address }) => address ?? []))
}

export interface OwnAnswer extends Exchange {
  readonly mailboxId: string
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  readonly at: Date
}

/**
 * Stores an answer that left outside of Troupe as one that was sent. @returns whether it is new: its Message-ID is its
 * idempotency key, so that two processes store it once.
 */
export async function insert(db: Executor, answer: OwnAnswer, now: Date): Promise<boolean> {
  const { at, from } = answer
  const row = await db
    .insertInto('thread_answers')
    .values({
      id: randomUUID(),
      workspace_id: answer.workspace_id,
      thread_id: answer.thread_id,
      recipient_id: answer.recipient_id,
      sent_id: answer.sent_id,
      mailbox_id: answer.mailboxId,
      from_name: from.name,
      from_email: from.address,
      to_name: '',
      to_email: answer.to,
      subject: answer.subject,
      body: '',
      html: '',
      text: answer.text,
      in_reply_to: answer.inReplyTo,
      reference_ids: [...answer.references],
      message_id: answer.messageId,
      state: 'sent',
      idempotency_key: `sent elsewhere: ${answer.messageId}`,
      request_hash: '',
      due_at: at,
      sent_at: at,
      created_at: at,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('thread_answers_idempotency').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes an answer in its thread. One after the newest mail means that the user has read it and waits for the other. */
export async function noteInThread(db: Executor, threadId: string, at: Date): Promise<void> {
  await sql`
    update mail_threads set changes = changes + 1,
      unread = unread and last_mail_at > ${at}::timestamptz,
      state = case when state = 'open' and last_mail_at <= ${at}::timestamptz then 'waiting' else state end,
      last_mail_at = greatest(last_mail_at, ${at}::timestamptz)
    where id = ${threadId}`.execute(db)
}
