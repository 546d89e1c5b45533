import { type Kysely, sql } from 'kysely'

/**
 * The company's name and postal address below a user's mails, the slow start of new mailboxes, recipients' time zones,
 * and mailboxes beside the first one of a provider. Mailboxes that are there keep their pace.
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
  await addFurtherMailboxes(db)
  await db.schema.alterTable('recipients').addColumn('time_zone', 'text').execute()
}

async function addFurtherMailboxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('further_senders')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('smtp_host', 'text', (column) => column.notNull())
    .addColumn('smtp_port', 'integer', (column) => column.notNull())
    .addColumn('smtp_user', 'text', (column) => column.notNull())
    .addColumn('smtp_from', 'text', (column) => column.notNull())
    .addColumn('smtp_pass_sealed', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('removed_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('further_senders_user').on('further_senders').columns(['user_id', 'created_at']).execute()
  await db.schema
    .alterTable('mailboxes')
    .addColumn('sender_id', 'uuid', (column) => column.references('further_senders.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('mailboxes').dropConstraint('mailboxes_user_provider').execute()
  await sql`create unique index mailboxes_first on mailboxes (user_id, provider) where sender_id is null`.execute(db)
  await sql`create unique index mailboxes_sender on mailboxes (sender_id) where sender_id is not null`.execute(db)
}
