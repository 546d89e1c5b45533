import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_searches')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('saved_searches_user_name', ['user_id', 'name_key'])
    .execute()
  await db.schema
    .createTable('recent_searches')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('searched_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('recent_searches_pkey', ['user_id', 'request_key'])
    .execute()
}
