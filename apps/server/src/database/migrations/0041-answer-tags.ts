import { type Kysely, sql } from 'kysely'

/** Answers to a mailbox may come to an address of its own for each mail: `name+tag@...`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailbox_readings add column plus_address boolean not null default false`.execute(db)
}
