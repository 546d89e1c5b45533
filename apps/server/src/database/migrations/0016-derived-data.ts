import { type Kysely, sql } from 'kysely'

/** Versions of what made stored search fields and term statistics; 0: made before versions were kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table creators add column search_version smallint not null default 0`.execute(db)
  await sql`alter table catalogue_statistics add column version smallint not null default 0`.execute(db)
  // By them the rows of another version are found and counted; where all are the same they take little room.
  await sql`create index creators_search_version on creators (search_version)`.execute(db)
  await sql`create index creators_embedding_model on creators (embedding_model)`.execute(db)
}
