import type { Kysely } from 'kysely'

/** The text below each mailbox's mails, and the address for answers to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mailboxes')
    .addColumn('signature', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reply_to', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
