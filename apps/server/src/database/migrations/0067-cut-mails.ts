import { type Kysely, sql } from 'kysely'

/** The beginning of a long mail is stored first. After a lost connection, the mark has the rest read later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table received_mails add column is_cut boolean not null default false`.execute(db)
}
