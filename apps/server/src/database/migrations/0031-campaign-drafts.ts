import { type Kysely, sql } from 'kysely'

/** The mail of a campaign as it was written, so that undoing brings it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaigns add column draft jsonb`.execute(db)
}
