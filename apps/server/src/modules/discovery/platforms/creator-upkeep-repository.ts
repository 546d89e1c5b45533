import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource } from '@troupe/contract/creators'
import type { NamedCreator } from '@troupe/contract/named-creator'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { toHour, toPosition } from '../catalogue/value-ages.ts'
import { deleteCreators, lockToRemove, toWanted } from '../channels/channel-repository.ts'

/**
 * Statements that write several rows take turns: the order of the ids does not keep them from waiting for each other where
 * the creators lie in several parts, which are written at once.
 */
const turn = sql`turn as materialized (
  select pg_advisory_xact_lock(hashtextextended('creator uses', 0)) is null as is_late
)`

/** Increments the use count of each of these creators. */
export async function countUses(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with ${turn} insert into creator_upkeep (creator_id, uses)
    select id, 1 from creators, turn where id = any(${[...new Set(ids)]}::bigint[])
    order by id
    on conflict (creator_id) do update set uses = creator_upkeep.uses + 1`.execute(db)
}

/** Finds the stored creators of a list: ids by index in the list. */
export async function listKnown(db: Executor, creators: readonly NamedCreator[]): Promise<ReadonlyMap<number, number>> {
  if (creators.length === 0) return new Map()
  const { rows } = await sql<{ place: number; id: number }>`
    select place, id from ${toWanted(creators)} join channels using (platform, channel_id)`.execute(db)
  return new Map(rows.map(({ place, id }) => [place, id]))
}

/** A creator to refresh. */
export interface DueCreator {
  readonly id: number
  readonly platform: Platform
  readonly channel_id: string
  readonly handle: string
  readonly source: CreatorSource
  /** Null: not known. */
  readonly url: string | null
}

interface DueOptions {
  readonly platform: Platform
  /** Whether to list demo creators, which only stand-ins know, or real ones. */
  readonly isDemo: boolean
  /** Creators with data that was read before this time are due. */
  readonly readBefore: Date
  /** Creators tried after this time are skipped. */
  readonly triedBefore: Date
  readonly limit: number
}

/**
 * Lists creators with incomplete or outdated data: first those with the platform's data, the oldest first, then the others,
 * the most used first. Channels that are gone and of which nothing is left are not asked for, nor are those that a list only
 * names (see `isListedName`).
 */
export async function listDue(db: Executor, options: DueOptions): Promise<DueCreator[]> {
  const { platform, isDemo, readBefore, triedBefore, limit } = options
  const { rows } = await sql<DueCreator>`
    select id, platform, channel_id, handle, source, url
    from creators left join creator_upkeep on creator_id = id
    where platform = ${platform} and (source = 'demo') = ${isDemo}
      and ((profile_read_at is null and average_views is null) or least(fetched_at, profile_read_at) < ${readBefore}
        or platform_since < ${toHour(readBefore)})
      and (tried_at is null or tried_at < ${triedBefore}) and (expired_at is null or vanished_at is null)
      and channel_id not like 'c/%' and channel_id not like 'name:%'
    order by case when platform_since < ${toHour(readBefore)} then platform_since end nulls last,
      coalesce(uses, 0) desc, fetched_at, id limit ${limit}`.execute(db)
  return rows
}

/** The values that one answer gives of many channels. */
const coreHour = sql.raw(
  `least(${(['title', 'subscribers', 'videos_count'] as const).map((field) => `platform_hours[${toPosition(field)}]`).join(', ')})`,
)

type OutdatedOptions = Omit<DueOptions, 'isDemo' | 'limit'>

/** Creators known by the platform's id whose profile is outdated. */
function isOutdated({ platform, readBefore }: OutdatedOptions) {
  return sql`platform = ${platform} and platform_since < ${toHour(readBefore)} and ${coreHour} < ${toHour(readBefore)}
    and channel_id not like '@%' and vanished_at is null`
}

/** Lists creators known by the platform's id whose profile is outdated, the oldest first. */
export async function listOutdated(
  db: Executor,
  { limit, ...options }: OutdatedOptions & { readonly limit: number },
): Promise<DueCreator[]> {
  const { rows } = await sql<DueCreator>`
    select id, platform, channel_id, handle, source, url
    from creators left join creator_upkeep on creator_id = id
    where ${isOutdated(options)} and (tried_at is null or tried_at < ${options.triedBefore})
    order by platform_since, id limit ${limit}`.execute(db)
  return rows
}

/**
 * Records an attempt to read creators whose profiles are still outdated, as `claimTry` does.
 * @returns the ids of those that no other call has claimed.
 */
export async function claimOutdated(
  db: Executor,
  ids: readonly number[],
  options: OutdatedOptions & { readonly at: Date },
): Promise<ReadonlySet<number>> {
  const { at, triedBefore } = options
  // Citus inserts what it has selected by another statement, which has no types of the values that only the first one names.
  const before = sql.lit(triedBefore.toISOString())
  const { rows } = await sql<{ creator_id: number }>`
    with ${turn} insert into creator_upkeep (creator_id, tried_at)
    select id, ${at} from creators, turn where id = any(${[...ids]}::bigint[]) and ${isOutdated(options)}
    order by id
    on conflict (creator_id) do update set tried_at = excluded.tried_at
    where creator_upkeep.tried_at is null or creator_upkeep.tried_at < ${before}::timestamptz
    returning creator_id`.execute(db)
  return new Set(rows.map(({ creator_id }) => creator_id))
}

/** Forgets the attempts at those of these creators whose profiles are up to date, so that their posts can be read. */
export async function releaseFresh(db: Executor, ids: readonly number[], readBefore: Date): Promise<void> {
  await sql`
    with ${turn} update creator_upkeep set tried_at = null from creators, turn
    where creator_id = id and id = any(${[...ids]}::bigint[]) and ${coreHour} >= ${toHour(readBefore)}`.execute(db)
}

/** Records an attempt to read a creator unless there was one after `triedBefore`; of concurrent calls only one succeeds. */
export async function claimTry(db: Executor, id: number, { at, triedBefore }: { at: Date; triedBefore: Date }) {
  const { rows } = await sql`
    insert into creator_upkeep (creator_id, tried_at) select id, ${at} from creators where id = ${id}
    on conflict (creator_id) do update set tried_at = excluded.tried_at
    where creator_upkeep.tried_at is null or creator_upkeep.tried_at <= ${triedBefore}
    returning creator_id`.execute(db)
  return rows.length > 0
}

/** Marks a creator as unknown to the platform; an earlier mark is kept, as is `updated_at`, by which imports are undone. */
export async function markVanished(db: Executor, id: number, at: Date): Promise<void> {
  await db
    .updateTable('creators')
    .set({ vanished_at: sql`coalesce(vanished_at, ${at})` })
    .where('id', '=', id)
    .execute()
}

/** Locks two creators until the transaction ends. @returns whether both are still there. */
export async function lockBoth(db: Executor, ids: readonly [number, number]): Promise<boolean> {
  return (await lockToRemove(db, ids)).length === ids.length
}

/** The values that are merged keep their age. */
const absorbedHours = sql.raw(
  (['email', 'region', 'language'] as const)
    .map((field) => [field, toPosition(field)] as const)
    .map(
      ([field, at]) =>
        `platform_hours[${at}] = case when kept.${field} is null then gone.platform_hours[${at}] else kept.platform_hours[${at}] end`,
    )
    .join(', '),
)

/** Merges two rows of one creator: `keptId` gets the missing values of `id`, which is deleted. */
export async function absorb(db: Executor, { keptId, id }: { keptId: number; id: number }): Promise<void> {
  await sql`
    with gone as materialized (select * from creators where id = ${id})
    update creators as kept set email = coalesce(kept.email, gone.email),
      email_source = case when kept.email is null then gone.email_source else kept.email_source end,
      region = coalesce(kept.region, gone.region), language = coalesce(kept.language, gone.language),
      ${absorbedHours}
    from gone where kept.id = ${keptId}`.execute(db)
  await deleteCreators(db, [id])
}
