import { type Kysely, sql } from 'kysely'

/** Finds the endpoints that deliveries wait for, and the oldest delivery of each, without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_attempt_at)
    where next_attempt_at is not null`.execute(db)
}
