import { type Kysely, sql } from 'kysely'

/** The account that a mailbox's positions belong to; another account's mails have other numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailbox_readings add column account text`.execute(db)
}
