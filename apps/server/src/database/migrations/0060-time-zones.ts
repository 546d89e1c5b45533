import type { Kysely } from 'kysely'

/** The time zone of a user's browser, an IANA name; null as long as none was reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('time_zone', 'text').execute()
}
