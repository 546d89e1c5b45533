import type { Kysely } from 'kysely'

/** The message of a notification by its key and parameters; rows without a key are shown as they were written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications')
    .addColumn('message_key', 'text')
    .addColumn('message_params', 'jsonb')
    .execute()
}
