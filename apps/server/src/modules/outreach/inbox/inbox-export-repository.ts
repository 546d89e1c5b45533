import type { Executor } from '../../../database/database.ts'
import { firstId, readInPages, readOwned } from '../../../database/read-in-pages.ts'
import type { AccountExporter } from '../../accounts/core/account-exporter-port.ts'

const threads = {
  table: 'mail_threads',
  owner: 'workspace_id',
  columns: [
    'creator_id',
    'state',
    'unread',
    'snoozed_until',
    'note',
    'next_step_at',
    'next_step_text',
    'draft',
    'last_mail_at',
    'last_answer_at',
    'created_at',
  ],
} as const
const answers = {
  table: 'thread_answers',
  owner: 'workspace_id',
  columns: [
    'thread_id',
    'from_email',
    'to_name',
    'to_email',
    'subject',
    'body',
    'text',
    'message_id',
    'state',
    'detail',
    'sent_at',
    'created_at',
  ],
} as const

/** Exports a workspace's conversations, the answers in them, and received files. */
export function createInboxExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'received_files',
      of: 'workspace',
      tables: ['received_attachments'],
      read: (workspaceId) => readFiles(db, workspaceId),
    },
    {
      name: 'mail_threads',
      of: 'workspace',
      tables: ['mail_threads'],
      read: (workspaceId) => readOwned(db, threads, workspaceId),
    },
    {
      name: 'thread_answers',
      of: 'workspace',
      tables: ['thread_answers'],
      read: (workspaceId) => readOwned(db, answers, workspaceId),
    },
  ]
}

/** One file is in memory at a time. */
async function* readFiles(db: Executor, workspaceId: string): AsyncGenerator<object> {
  const ids = readInPages(
    firstId,
    (after, limit) =>
      db
        .selectFrom('received_attachments')
        .innerJoin('received_mails', 'received_mails.id', 'received_attachments.mail_id')
        .select('received_attachments.id')
        .where('received_mails.workspace_id', '=', workspaceId)
        .where('received_attachments.id', '>', after)
        .orderBy('received_attachments.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const { id } of ids) {
    const file = await db
      .selectFrom('received_attachments')
      .select(['id', 'mail_id', 'name', 'type', 'size', 'content'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (file) yield { ...file, content: file.content?.toString('base64') ?? null }
  }
}
