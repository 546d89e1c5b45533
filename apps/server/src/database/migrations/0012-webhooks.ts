import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('events', sql`text[]`, (column) => column.notNull())
    .addColumn('secret_sealed', 'text', (column) => column.notNull())
    .addColumn('previous_secret_sealed', 'text')
    .addColumn('previous_secret_until', 'timestamptz')
    .addColumn('failing_since', 'timestamptz')
    .addColumn('off_reason', 'text')
    .addColumn('off_since', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhooks_user').on('webhooks').column('user_id').execute()

  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('webhook_id', 'uuid', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('answer_status', 'integer')
    .addColumn('answer_ms', 'integer')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`
    create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id)`.execute(db)
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  )
  await db.schema.createIndex('webhook_deliveries_created').on('webhook_deliveries').column('created_at').execute()
}
