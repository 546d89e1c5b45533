import { type Kysely, sql } from 'kysely'

/**
 * Creators that a list only named were asked for as if their names were ids or handles, and marked as unknown to their
 * platforms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update creators set vanished_at = null
    where vanished_at is not null and (channel_id like 'c/%' or channel_id like 'user/%' or channel_id like 'name:%')
  `.execute(db)
}
