import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** A received mail that was stored, with its place. */
export interface StoredMail {
  readonly workspaceId: string
  readonly messageId: string
  readonly recipientId: string
  /** Null: the creator is not in the catalogue any more. */
  readonly creatorId: number | null
  readonly at: Date
}

/** The thread with a creator, or with a recipient whose creator is gone. Call it with the recipient locked. */
async function findThread(
  db: Executor,
  { workspaceId, recipientId, creatorId }: Pick<StoredMail, 'workspaceId' | 'recipientId' | 'creatorId'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_threads
    where workspace_id = ${workspaceId} and (
      creator_id = ${creatorId}
      or recipient_id = ${recipientId}
      or id in (select thread_id from received_mails where recipient_id = ${recipientId})
    )
    order by (creator_id is not distinct from ${creatorId}) desc, id limit 1`.execute(db)
  return rows[0]?.id
}

/** Opens the thread of a mail that a person wrote, and marks it as unread; creates it if there is none. */
export async function open(db: Executor, mail: StoredMail & { isAnswer: boolean }): Promise<string> {
  const { workspaceId, recipientId, creatorId, at, isAnswer } = mail
  const known = await findThread(db, mail)
  const { rows } = await sql<{ id: string }>`
    insert into mail_threads (id, workspace_id, creator_id, recipient_id, last_mail_at, last_answer_at, created_at)
    values (coalesce(${known ?? null}::uuid, gen_random_uuid()), ${workspaceId}, ${creatorId}, ${recipientId}, ${at},
      ${isAnswer ? at : null}::timestamptz, ${at})
    on conflict ${known === undefined ? sql`on constraint mail_threads_creator` : sql`(id)`} do update set
      state = 'open', unread = true, snoozed_until = null, recipient_id = excluded.recipient_id,
      last_mail_at = greatest(mail_threads.last_mail_at, excluded.last_mail_at),
      last_answer_at = greatest(mail_threads.last_answer_at, excluded.last_answer_at),
      changes = mail_threads.changes + 1
    returning id`.execute(db)
  const [thread] = rows
  if (!thread) throw new Error('A thread that was stored is there')
  await adopt(db, thread.id, recipientId)
  return thread.id
}

/**
 * Shows a machine's mail in the thread, if there is one, which it neither opens nor marks.
 * @param mail `answers`: Message-ID of a mail that came back; if it is an answer of the user, the thread is opened.
 */
export async function show(
  db: Executor,
  mail: StoredMail & { answers: string | undefined },
): Promise<string | undefined> {
  const id = await findThread(db, mail)
  if (id === undefined) return undefined
  await adopt(db, id, mail.recipientId)
  await sql`
    update mail_threads set changes = changes + 1, last_mail_at = greatest(last_mail_at, ${mail.at}::timestamptz),
      state = case when came_back then 'open' else state end, unread = unread or came_back,
      snoozed_until = case when came_back then null else snoozed_until end
    from (
      select exists (
        select from thread_answers where workspace_id = ${mail.workspaceId} and message_id = ${mail.answers ?? null}::text
      ) as came_back
    ) as judged
    where id = ${id}`.execute(db)
  return id
}

/** Gives the mails of the recipient that have no thread yet to the thread. */
async function adopt(db: Executor, id: string, recipientId: string): Promise<void> {
  await sql`
    update received_mails set thread_id = ${id} where recipient_id = ${recipientId} and thread_id is null`.execute(db)
}

/** The content of a received mail that its thread keeps. */
export interface KeptContent {
  readonly html: string | null
  readonly replyTo: string | null
  readonly attachments: readonly {
    readonly name: string
    readonly type: string
    readonly size: number
    readonly contentId: string | null
    readonly content: Buffer | null
  }[]
  /** Whether the rest of a long mail is still to be read. */
  readonly isCut: boolean
}

/** Stores the layout and the files of a received mail, in place of earlier ones. Nothing happens if it was erased. */
export async function keepContent(
  db: Executor,
  { workspaceId, messageId }: Pick<StoredMail, 'workspaceId' | 'messageId'>,
  { html, replyTo, attachments, isCut }: KeptContent,
): Promise<void> {
  const mail = await db
    .updateTable('received_mails')
    .set({ html, reply_to: replyTo, is_cut: isCut })
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .returning(['id', 'thread_id'])
    .executeTakeFirst()
  if (!mail) return
  await db.deleteFrom('received_attachments').where('mail_id', '=', mail.id).execute()
  await sql`update mail_threads set changes = changes + 1 where id = ${mail.thread_id}`.execute(db)
  for (const [position, { name, type, size, contentId, content }] of attachments.entries()) {
    await db
      .insertInto('received_attachments')
      .values({ mail_id: mail.id, position, name, type, size, content_id: contentId, content })
      .execute()
  }
}

/** Has the notification about an answer lead to its thread. */
export async function linkNotification(
  db: Executor,
  { workspaceId, recipientId, threadId }: { workspaceId: string; recipientId: string; threadId: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ thread_id: threadId })
    .where('workspace_id', '=', workspaceId)
    .where('dedupe_key', '=', `creator_replied:${recipientId}`)
    .execute()
}

/**
 * Marks an answer as sent whose outcome is unknown or not known yet, which a copy of it or an answer to it proves: it left
 * at its attempt. The proof is read once, maybe before the outcome of the transfer is lost.
 */
export async function settleUnknown(
  db: Executor,
  { workspaceId, messageId }: { workspaceId: string; messageId: string },
  now: Date,
): Promise<void> {
  await sql`
    with settled as (
      update thread_answers set state = 'sent', detail = null, lease_until = null, sent_at = updated_at, updated_at = ${now}
      where workspace_id = ${workspaceId} and message_id = ${messageId} and state in ('unknown', 'sending')
      returning thread_id
    )
    update mail_threads set changes = changes + 1 where id in (select thread_id from settled)`.execute(db)
}

/** Moves threads of `from` to `to`, another row of the same creator. Two threads of a user become one. */
export async function moveThreads(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update mail_threads set creator_id = ${to}
    where creator_id = ${from} and not exists (
      select from mail_threads same where same.workspace_id = mail_threads.workspace_id and same.creator_id = ${to}
    )`.execute(db)
  const pairs = sql`(
    select old.id as old_id, kept.id as kept_id from mail_threads old
    join mail_threads kept on kept.workspace_id = old.workspace_id and kept.creator_id = ${to}
    where old.creator_id = ${from}
  ) as pairs`
  await sql`update received_mails set thread_id = kept_id from ${pairs} where thread_id = old_id`.execute(db)
  await sql`update thread_answers set thread_id = kept_id from ${pairs} where thread_id = old_id`.execute(db)
  await sql`update notifications set creator_id = ${to} where creator_id = ${from}`.execute(db)
  await sql`update notifications set thread_id = kept_id from ${pairs} where thread_id = old_id`.execute(db)
  await sql`
    update mail_threads set
      state = case when 'open' in (mail_threads.state, old.state) then 'open' else mail_threads.state end,
      unread = mail_threads.unread or old.unread, note = concat_ws(E'\n\n', nullif(mail_threads.note, ''), nullif(old.note, '')),
      next_step_at = coalesce(mail_threads.next_step_at, old.next_step_at),
      next_step_text = case when mail_threads.next_step_at is null then old.next_step_text else mail_threads.next_step_text end,
      next_step_told = case when mail_threads.next_step_at is null then old.next_step_told else mail_threads.next_step_told end,
      assigned_to = coalesce(mail_threads.assigned_to, old.assigned_to),
      draft = coalesce(mail_threads.draft, old.draft), draft_revision = coalesce(mail_threads.draft_revision, old.draft_revision),
      draft_at = coalesce(mail_threads.draft_at, old.draft_at), changes = mail_threads.changes + old.changes,
      last_mail_at = greatest(mail_threads.last_mail_at, old.last_mail_at),
      last_answer_at = greatest(mail_threads.last_answer_at, old.last_answer_at)
    from ${pairs}, mail_threads old
    where old.id = old_id and mail_threads.id = kept_id`.execute(db)
  await sql`delete from mail_threads where creator_id = ${from}`.execute(db)
}

/** Removes the threads of an erased creator, given the recipients whose data was erased. Call it before their mails go. */
export async function eraseThreads(db: Executor, creatorId: number, recipientIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct id from mail_threads
    where creator_id = ${creatorId} or recipient_id = any(${recipientIds}::uuid[])
      or id in (select thread_id from received_mails where recipient_id = any(${recipientIds}::uuid[]))`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from received_mails where recipient_id = any(${recipientIds}::uuid[])`.execute(db)
  await sql`delete from thread_answers where recipient_id = any(${recipientIds}::uuid[])`.execute(db)
  await sql`
    delete from mail_threads
    where id = any(${ids}::uuid[])
      and (creator_id = ${creatorId} or not exists (select from received_mails where thread_id = mail_threads.id))
  `.execute(db)
}
