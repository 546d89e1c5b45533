import type { CreatorRecord } from '@troupe/contract/creators'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'

/** The identity of a creator on a platform. */
export type ChannelKey = Pick<CreatorRecord, 'platform' | 'channel_id'>

/** A channel and the id of its creator. */
export type Channel = Pick<CreatorRow, 'id' | 'platform' | 'channel_id'>

/** Returns the key of a creator; records with the same key are the same creator. */
export function toCreatorKey({ platform, channel_id }: ChannelKey): string {
  return `${platform} ${channel_id}`
}

/** The given channels as a table `wanted`, with their place in the list. */
export function toWanted(channels: readonly ChannelKey[]): RawBuilder<unknown> {
  const keys = channels.map(({ platform, channel_id }, place) => ({ place, platform, channel_id }))
  return sql`json_to_recordset(${JSON.stringify(keys)}::json) as wanted (place integer, platform text, channel_id text)`
}

/** Lists those of the channels that are stored. */
export async function listKnown(db: Executor, channels: readonly ChannelKey[]): Promise<Channel[]> {
  if (channels.length === 0) return []
  const { rows } = await sql<Channel>`
    select id, platform, channel_id from channels join ${toWanted(channels)} using (platform, channel_id)`.execute(db)
  return rows
}

/**
 * Adds channels, each at most once; those that are stored are left out. Waits for transactions that add the same ones.
 * Store their creators in the same transaction.
 * @returns the added channels.
 */
export async function addChannels(db: Executor, channels: readonly ChannelKey[]): Promise<Channel[]> {
  if (channels.length === 0) return []
  const { rows } = await sql<Channel>`
    insert into channels (platform, channel_id)
    select platform, channel_id from ${toWanted(channels)}
    -- The replacement of a provisional id waits for the real one.
    order by channel_id like '@%' desc, platform, channel_id
    on conflict (platform, channel_id) do nothing
    returning id, platform, channel_id`.execute(db)
  return rows
}

/**
 * Locks creators until the transaction ends: nothing else updates, merges or erases them meanwhile.
 * Read their rows in a later statement, which sees what the transactions that held the locks before have changed.
 *
 * To prevent deadlocks, every transaction takes its locks in this order:
 * 1. The table `erasures`: shared when storing (`keepFromErasing`), exclusive when erasing (`keepFromStoring`).
 * 2. New channels, provisional ids first, by platform and channel id. An insert waits for concurrent transactions that
 *    insert or update the same channels, so nothing else may be locked before it. A provisional channel id is replaced in
 *    a transaction of its own.
 * 3. Stored channels, all in one statement, by ascending id. Inserting rows that refer to them locks these as well, so
 *    such rows are inserted by ascending id. Background work skips locked ones.
 * 4. Their creators, and rows that refer to channels: posts, collections, registrations, recipients, mails, webhooks.
 *
 * Read no creators before you wait for locks of channels: Citus takes all transactions that have not read a divided table
 * for one. Where some wait for a transaction that has, and it for one of them, it cancels that one as if in a deadlock.
 * @param skipsLocked Leaves out what others have locked instead of waiting.
 * @returns the ids of those that are stored, ascending.
 */
export async function lockCreators(
  db: Executor,
  ids: readonly number[],
  { skipsLocked = false } = {},
): Promise<number[]> {
  return lock(db, ids, sql`for no key update ${skipsLocked ? sql`skip locked` : sql``}`)
}

/**
 * Locks the creators that a query selects, as `lockCreators` does, for background work: those that others have locked are
 * left out. Test the query's condition again when reading the rows.
 */
export async function lockFirst(db: Executor, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return lockCreators(
    db,
    rows.map(({ id }) => id),
    { skipsLocked: true },
  )
}

/** Locks creators that are merged or erased: like `lockCreators`, and nothing may refer to them any more. */
export async function lockToRemove(db: Executor, ids: readonly number[]): Promise<number[]> {
  return lock(db, ids, sql`for update`)
}

async function lock(db: Executor, ids: readonly number[], strength: RawBuilder<unknown>): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from channels where id = any(${[...ids]}::bigint[]) order by id ${strength}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the stored ones among these channels, as `lockCreators` does. */
export async function lockChannels(db: Executor, channels: readonly ChannelKey[]): Promise<Channel[]> {
  if (channels.length === 0) return []
  const { rows } = await sql<Channel>`
    select id, platform, channel_id from channels join ${toWanted(channels)} using (platform, channel_id)
    order by id
    for no key update of channels`.execute(db)
  return rows
}

/** Gives a locked creator another channel id. */
export async function renameChannel(
  db: Executor,
  { id, channel_id }: Pick<Channel, 'id' | 'channel_id'>,
): Promise<void> {
  await db.updateTable('channels').set({ channel_id }).where('id', '=', id).execute()
  await db.updateTable('creators').set({ channel_id }).where('id', '=', id).execute()
}

/** Deletes creators with all that depends on them. Nothing refers to them afterwards. */
export async function deleteCreators(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from channels where id = any(${[...ids]}::bigint[])`.execute(db)
  await sql`delete from creators where id = any(${[...ids]}::bigint[])`.execute(db)
}
