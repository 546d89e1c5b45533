import { type Kysely, sql } from 'kysely'

/** Saved searches are looked through for creators who are new in the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches
      add column newest_creator_id bigint,
      add column looked_at timestamptz`.execute(db)
}
