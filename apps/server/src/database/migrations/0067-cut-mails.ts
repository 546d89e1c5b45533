import { type Kysely, sql } from 'kysely'

/** Of a long mail, the beginning is stored first; a lost connection must not keep the rest from being read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table received_mails add column is_cut boolean not null default false`.execute(db)
}
