import { type Kysely, sql } from 'kysely'

/** A Gmail connection can permit reading answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table senders add column gmail_reads boolean not null default false`.execute(db)
}
