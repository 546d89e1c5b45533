import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { ReceivedAttachmentRow } from '../../../../database/tables/email-settings-tables.ts'

/** The layout of a received mail of the user; null: it has none. */
export async function findHtml(
  db: Executor,
  workspaceId: string,
  mailId: string,
): Promise<{ html: string | null } | undefined> {
  return db
    .selectFrom('received_mails')
    .select('html')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailId)
    .executeTakeFirst()
}

export interface InlineImage {
  readonly content_id: string
  readonly type: string
  readonly content: Buffer
}

/** Small pictures that came with a mail and that its layout may refer to. */
export async function listInlineImages(db: Executor, mailId: string, longest: number): Promise<InlineImage[]> {
  const { rows } = await sql<InlineImage>`
    select content_id, type, content from received_attachments
    where mail_id = ${mailId} and content_id is not null and content is not null and size <= ${longest}
      and type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')
    order by position limit 20`.execute(db)
  return rows
}

/** A file that came with a mail of the user. */
export async function findAttachment(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<Pick<ReceivedAttachmentRow, 'name' | 'type' | 'content'> | undefined> {
  return db
    .selectFrom('received_attachments')
    .innerJoin('received_mails', 'received_mails.id', 'received_attachments.mail_id')
    .select(['received_attachments.name', 'received_attachments.type', 'received_attachments.content'])
    .where('received_mails.workspace_id', '=', workspaceId)
    .where('received_attachments.id', '=', id)
    .executeTakeFirst()
}
