import { type Kysely, sql } from 'kysely'

/** Mails of a mailbox that were too large to read are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailbox_readings add column skipped integer not null default 0`.execute(db)
}
