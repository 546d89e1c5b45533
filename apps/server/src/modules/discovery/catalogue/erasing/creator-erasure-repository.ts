import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { CreatorRow } from '../../../../database/tables/tables.ts'
import { deleteCreators, lockToRemove } from '../../channels/channel-repository.ts'

/** The fields that identify a creator on a platform. */
export type ChannelIdentity = Pick<CreatorRow, 'platform' | 'channel_id' | 'handle' | 'url'>

interface Identified {
  readonly id: number
  readonly emails: readonly string[]
}

/**
 * Locks a creator, and other creators with the same addresses, until the transaction ends, so that none is updated or
 * contacted meanwhile.
 * @returns undefined if the creator is not stored any more.
 */
export async function lockIdentity(db: Executor, { id, emails }: Identified): Promise<ChannelIdentity | undefined> {
  await lockToRemove(db, [id, ...(await listWithEmails(db, emails))])
  return db
    .selectFrom('creators')
    .select(['platform', 'channel_id', 'handle', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function listWithEmails(db: Executor, emails: readonly string[]): Promise<number[]> {
  if (emails.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from creators where lower(email) = any(${emails}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes these addresses from all creators, and from the values that the undo of an import would restore. */
export async function dropEmails(db: Executor, emails: readonly string[], now: Date): Promise<void> {
  if (emails.length === 0) return
  await sql`
    update creators set email = null, email_source = null, updated_at = ${now},
      confirmed_fields = array_remove(confirmed_fields, 'email')
    where lower(email) = any(${emails}::text[])`.execute(db)
  await sql`
    update creator_import_rows set before = before || '{"email": null, "email_source": null}'
    where before ->> 'email' is not null and lower(before ->> 'email') = any(${emails}::text[])`.execute(db)
}

/** Deletes the creator with all dependent rows, and removes it from cached answers of platforms. */
export async function deleteById(db: Executor, id: number): Promise<void> {
  await sql`
    update platform_answers set creator_ids = coalesce((
      select jsonb_agg(listed.each order by listed.place)
      from jsonb_array_elements(creator_ids) with ordinality as listed (each, place)
      where listed.each <> to_jsonb(${id}::bigint)
    ), '[]'::jsonb)
    where creator_ids @> to_jsonb(${id}::bigint)`.execute(db)
  await deleteCreators(db, [id])
}
