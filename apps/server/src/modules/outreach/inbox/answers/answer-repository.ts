import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { ThreadAnswerRow } from '../../../../database/tables/email-settings-tables.ts'

interface Place {
  readonly workspaceId: string
  readonly threadId: string
}

/** Locks a thread until the transaction ends. @returns whether it is there. */
export async function lockThread(db: Executor, { workspaceId, threadId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('mail_threads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type NewAnswer = Pick<
  ThreadAnswerRow,
  | 'id'
  | 'workspace_id'
  | 'created_by'
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
  workspaceId: string,
  key: string,
): Promise<Pick<ThreadAnswerRow, 'thread_id' | 'request_hash'> | undefined> {
  return db
    .selectFrom('thread_answers')
    .select(['thread_id', 'request_hash'])
    .where('workspace_id', '=', workspaceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The thread of an answer of the user. */
export async function findThreadOf(db: Executor, workspaceId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('thread_answers')
    .select('thread_id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.thread_id
}

/** Locks an answer of the user until the transaction ends. */
export async function lock(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<Pick<ThreadAnswerRow, 'id' | 'thread_id' | 'state' | 'resends' | 'message_id' | 'body'> | undefined> {
  return db
    .selectFrom('thread_answers')
    .select(['id', 'thread_id', 'state', 'resends', 'message_id', 'body'])
    .where('workspace_id', '=', workspaceId)
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
