import { type Kysely, sql } from 'kysely'

/** Marks deliveries that a person sent, whose failures do not switch their endpoint off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_deliveries add column by_hand boolean not null default false`.execute(db)
}
