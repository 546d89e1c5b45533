import { type Kysely, sql } from 'kysely'

/** Names of campaigns, and texts that are changed while a campaign runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without a default: an earlier release, which may still run, stores none.
  await sql`alter table campaigns add column name text, add column text_revision integer not null default 0`.execute(db)
  await sql`update campaigns set name = subject`.execute(db)
  await sql`alter table steps add column earlier_texts jsonb not null default '[]'`.execute(db)
  await sql`alter table messages add column text_revision integer not null default 0`.execute(db)
}
