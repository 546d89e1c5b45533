import { type Kysely, sql } from 'kysely'

const now = sql`now()`

/** How mailboxes are read, how far they were read, and the mails found in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_readings')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('login', 'text', (column) => column.notNull())
    .addColumn('pass_sealed', 'text')
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('served_until', 'timestamptz')
    .addColumn('last_read_at', 'timestamptz')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .addColumn('failure_reply', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('mailbox_readings_due').on('mailbox_readings').column('next_at').execute()

  await db.schema
    .createTable('mailbox_folders')
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('mailbox_readings.user_id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mailbox_folders_pkey', ['user_id', 'path'])
    .execute()

  await db.schema
    .createTable('received_mails')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recipient_id', 'uuid', (column) => column.notNull().references('recipients.id').onDelete('cascade'))
    .addColumn('campaign_id', 'uuid', (column) => column.notNull())
    .addColumn('answers_id', 'uuid', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_permanent', 'boolean')
    .addColumn('status', 'text')
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    // A mail that is found again, in another folder or after new UIDs, has no second effect.
    .addUniqueConstraint('received_mails_once', ['user_id', 'message_id'])
    .execute()
  await db.schema.createIndex('received_mails_recipient').on('received_mails').column('recipient_id').execute()

  await sql`
    create index messages_message_id on messages (user_id, message_id) where message_id is not null`.execute(db)
}
