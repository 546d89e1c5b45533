import type { Kysely } from 'kysely'

/** The last error of a platform by its key and parameters; rows without a key are shown as they were written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('platform_states')
    .addColumn('last_error_message_key', 'text')
    .addColumn('last_error_message_params', 'jsonb')
    .execute()
}
