import type { Kysely } from 'kysely'

/** The language of a user's interface; null as long as none was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
}
