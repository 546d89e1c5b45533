import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'

interface InboxRows {
  readonly workspace_id: string
  readonly creatorId: number
  readonly mailbox_id: string
  /** The mail of a campaign that was answered. */
  readonly mail: { readonly id: string; readonly campaign_id: string; readonly recipient_id: string }
  /** Text in every row. */
  readonly mark: string
  readonly now: Date
}

/** Inserts a thread with a received mail, its file, and an answer of the user. */
export async function insertInboxRows(
  db: Kysely<Tables>,
  { workspace_id, creatorId, mailbox_id, mail, mark, now }: InboxRows,
): Promise<void> {
  const { id: thread_id } = await db
    .insertInto('mail_threads')
    .values({ workspace_id, creator_id: creatorId, recipient_id: mail.recipient_id, note: mark, last_mail_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: mail_id } = await db
    .insertInto('received_mails')
    .values({
      workspace_id,
      thread_id,
      html: mark,
      recipient_id: mail.recipient_id,
      campaign_id: mail.campaign_id,
      answers_id: mail.id,
      message_id: mark,
      kind: 'answer',
      from_name: mark,
      from_address: `${mark}@one.test`,
      subject: mark,
      text: mark,
      received_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { position: 0, name: mark, type: 'text/plain', size: 5, content: Buffer.from(mark) }
  await db
    .insertInto('received_attachments')
    .values({ mail_id, ...file })
    .execute()
  await db
    .insertInto('thread_answers')
    .values({
      workspace_id,
      thread_id,
      recipient_id: mail.recipient_id,
      sent_id: mail.id,
      mailbox_id,
      from_name: mark,
      from_email: `${mark}@brand.test`,
      to_name: mark,
      to_email: `${mark}@one.test`,
      subject: mark,
      body: mark,
      html: mark,
      text: mark,
      state: 'sent',
      due_at: now,
      request_hash: mark,
      sent_at: now,
      updated_at: now,
    })
    .execute()
}
