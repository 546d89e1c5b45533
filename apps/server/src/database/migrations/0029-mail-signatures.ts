import type { Kysely } from 'kysely'

/** What each mailbox puts below its mails, and where answers to them go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mailboxes')
    .addColumn('signature', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reply_to', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
