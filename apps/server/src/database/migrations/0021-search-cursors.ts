import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_cursors')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('search', 'jsonb', (column) => column.notNull())
    .addColumn('further', 'jsonb')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_cursors_user').on('search_cursors').columns(['user_id', 'expires_at']).execute()
  await db.schema.createIndex('search_cursors_expiry').on('search_cursors').column('expires_at').execute()
}
