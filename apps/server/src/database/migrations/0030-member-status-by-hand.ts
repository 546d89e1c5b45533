import { type Kysely, sql } from 'kysely'

/** Whether a person has set the status of a creator in a collection; until then it follows the user's mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collection_creators add column status_by_hand boolean not null default false`.execute(db)
  await sql`update collection_creators set status_by_hand = true where status <> 'to_contact'`.execute(db)
}
