import { type Kysely, sql } from 'kysely'

/** The unfinished mail of a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_drafts')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('revision', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
