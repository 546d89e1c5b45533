import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('platform_usage')
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('platform_usage_pkey', ['platform', 'bucket', 'started_at'])
    .execute()
  await db.schema
    .createTable('platform_states')
    .addColumn('platform', 'text', (column) => column.primaryKey())
    .addColumn('last_error_kind', 'text')
    .addColumn('last_error_message', 'text')
    .addColumn('last_error_at', 'timestamptz')
    .addColumn('last_success_at', 'timestamptz')
    .execute()
  await db.schema
    .createTable('platform_answers')
    .addColumn('request_key', 'text', (column) => column.primaryKey())
    .addColumn('creator_ids', 'jsonb', (column) => column.notNull())
    .addColumn('next_cursor', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('platform_answers_expiry').on('platform_answers').column('expires_at').execute()
  await db.schema
    .createTable('creator_upkeep')
    .addColumn('creator_id', 'bigint', (column) => column.primaryKey().references('creators.id').onDelete('cascade'))
    .addColumn('uses', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('tried_at', 'timestamptz')
    .execute()
}
