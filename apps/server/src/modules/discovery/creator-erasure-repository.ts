import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CreatorRow } from '../../database/tables.ts'

/** What platforms know a creator by. */
export type ChannelIdentity = Pick<CreatorRow, 'platform' | 'channel_id' | 'handle' | 'url'>

/** Locks a creator for the rest of the transaction: nobody stores or writes to them meanwhile. */
export async function lockIdentity(db: Executor, id: number): Promise<ChannelIdentity | undefined> {
  return db
    .selectFrom('creators')
    .select(['platform', 'channel_id', 'handle', 'url'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes these addresses from whoever else has them. */
export async function dropEmails(db: Executor, emails: readonly string[], now: Date): Promise<void> {
  if (emails.length === 0) return
  await sql`
    update creators set email = null, email_source = null, updated_at = ${now},
      confirmed_fields = array_remove(confirmed_fields, 'email')
    where lower(email) = any(${emails}::text[])`.execute(db)
}

/** Deletes the creator, and with the row all that hangs on it; the answers of platforms that named them do so no more. */
export async function deleteById(db: Executor, id: number): Promise<void> {
  await sql`
    update platform_answers set creator_ids = coalesce((
      select jsonb_agg(listed.each order by listed.place)
      from jsonb_array_elements(creator_ids) with ordinality as listed (each, place)
      where listed.each <> to_jsonb(${id}::bigint)
    ), '[]'::jsonb)
    where creator_ids @> to_jsonb(${id}::bigint)`.execute(db)
  await db.deleteFrom('creators').where('id', '=', id).execute()
}
