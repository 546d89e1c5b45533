import { type Kysely, sql } from 'kysely'

/**
 * The languages of mails. Null in rows of releases before, and in `campaigns` where each recipient gets a language of
 * their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['invitations', 'campaigns', 'recipients', 'account_notices', 'own_channel_mails']) {
    await sql`alter table ${sql.table(table)} add column language text`.execute(db)
  }
}
