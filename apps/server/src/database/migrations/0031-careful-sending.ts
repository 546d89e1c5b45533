import type { Kysely } from 'kysely'

/**
 * The company's name and postal address below a user's mails, the slow start of new mailboxes, and recipients' time
 * zones. Mailboxes that are there keep their pace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_addresses')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('mailboxes')
    .addColumn('slow_start', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('slow_start_at', 'timestamptz')
    .addColumn('sending_host', 'text')
    .execute()
  await db.schema.alterTable('recipients').addColumn('time_zone', 'text').execute()
}
