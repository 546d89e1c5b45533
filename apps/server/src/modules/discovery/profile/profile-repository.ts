import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow, Tables } from '../../../database/tables/tables.ts'

/** Times of a creator's last complete reading and of the last attempt. */
export interface ReadState {
  readonly profile_read_at: Date | null
  readonly tried_at: Date | null
}

export async function findReadState(db: Executor, id: number): Promise<ReadState | undefined> {
  return db
    .selectFrom('creators')
    .leftJoin('creator_upkeep', 'creator_id', 'id')
    .select(['profile_read_at', 'tried_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type SnapshotRow = Omit<Selectable<Tables['creator_snapshots']>, 'creator_id' | 'platform'>

/** Lists a creator's snapshots from a day on, oldest first. */
export async function listSnapshots(db: Executor, id: number, sinceDay: string): Promise<SnapshotRow[]> {
  return selectSnapshots(db, id, sinceDay).execute()
}

/**
 * Lists the snapshots that can be compared, oldest first: the platform's readings, or those of a list or the demo
 * catalogue if there are none. A list's figures are of an unknown day, so that the step to a reading is no growth.
 */
export async function listComparable(db: Executor, id: number, sinceDay: string): Promise<SnapshotRow[]> {
  return selectSnapshots(db, id, sinceDay)
    .where(
      sql<boolean>`(platform is not null or not exists (
        select from creator_snapshots as reading where reading.creator_id = ${id} and reading.platform is not null))`,
    )
    .execute()
}

function selectSnapshots(db: Executor, id: number, sinceDay: string) {
  return db
    .selectFrom('creator_snapshots')
    .select(['day', 'subscribers', 'engagement_rate', 'average_views', 'videos_count'])
    .where('creator_id', '=', id)
    .where('day', '>=', sinceDay)
    .orderBy('day')
}

export interface NearCreator {
  readonly id: number
  /** Inner product of two vectors of length 1. */
  readonly closeness: number
}

/** Lists the creators nearest in meaning, nearest first; none until the creator has a vector. */
export async function listSimilar(db: Executor, id: number, limit: number): Promise<NearCreator[]> {
  const own = await sql<{ vector: string | null }>`
    select embedding::text as vector from creators where id = ${id}`.execute(db)
  const vector = own.rows[0]?.vector
  if (!vector) return []
  // Not a subquery: a divided catalogue orders by constants only.
  const { rows } = await sql<NearCreator>`
    select id, -(embedding <#> ${vector}::halfvec) as closeness
    from creators
    where embedding is not null and id <> ${id} and vanished_at is null
    order by embedding <#> ${vector}::halfvec limit ${limit}`.execute(db)
  return rows
}

export type Identity = Pick<CreatorRow, 'id' | 'platform' | 'title' | 'handle' | 'email' | 'source'>

export interface Namesake {
  readonly id: number
  readonly platform: CreatorRow['platform']
  readonly same_email: boolean
  readonly same_name: boolean
  /** Whether the creator's description names the channel. */
  readonly is_named: boolean
}

/** Minimum trigram similarity of names that differ only by additions ("Official"), 0 to 1. */
const likeTitle = 0.5

interface NamesakeOptions {
  /** Creators that the creator's description names. */
  readonly namedIds: readonly number[]
  readonly limit: number
}

/**
 * Lists creators with the same e-mail address (on any platform), with the same handle and a similar name, or named by the
 * creator. Demo creators and real ones are never the same.
 */
export async function listNamesakes(
  db: Executor,
  creator: Identity,
  { namedIds, limit }: NamesakeOptions,
): Promise<Namesake[]> {
  const { rows } = await sql<Namesake>`
    with found as (
      select id, platform, source, coalesce(lower(email) = lower(${creator.email}::text), false) as same_email,
        lower(handle) = lower(${creator.handle}) and (lower(title) = lower(${creator.title})
          or similarity(lower(title), lower(${creator.title})) >= ${likeTitle}) as same_name,
        id = any(${namedIds}::bigint[]) as is_named
      from creators
      where lower(email) = lower(${creator.email}::text) or lower(handle) = lower(${creator.handle})
        or id = any(${namedIds}::bigint[])
    )
    select id, platform, same_email, same_name, is_named from found
    where id <> ${creator.id} and (source = 'demo') = ${creator.source === 'demo'}
      and (same_email or same_name or is_named)
    order by id limit ${limit}`.execute(db)
  return rows
}

export type Measured = Pick<
  CreatorRow,
  'id' | 'platform' | 'source' | 'subscribers' | 'engagement_rate' | 'average_views' | 'average_likes'
>

export interface PeerMeasure {
  readonly measure: 'engagement' | 'reach' | 'likes'
  /** The creator's value in percent. */
  readonly own: number
  /** Number of peers with a known value. */
  readonly count: number
  /** Number of peers with a lower value; equal ones count half. */
  readonly lower: number
  /** The median of the peers in percent. */
  readonly median: number
}

/** Peers have between half and double the followers; at most this many smaller and as many larger ones. */
const sizeFactor = 2
const peersPerSide = 500

/**
 * Compares a creator with the creators nearest in followers on the same platform: engagement, average views per hundred
 * followers, likes per hundred views. Leaves out measures that the creator or all peers lack.
 */
export async function measurePeers(db: Executor, creator: Measured): Promise<PeerMeasure[]> {
  const { id, platform, source, subscribers } = creator
  if (!subscribers) return []
  const columns = sql.raw('id, subscribers, engagement_rate, average_views, average_likes')
  const peers = sql`platform = ${platform} and (source = 'demo') = ${source === 'demo'} and id <> ${id}
    and coalesce(engagement_rate, average_views) is not null`
  const { rows } = await sql<PeerMeasure>`
    with peers as (
      (select ${columns} from creators
        where ${peers} and subscribers >= ${subscribers} and subscribers <= ${subscribers * sizeFactor}
        order by subscribers asc nulls first, id desc limit ${peersPerSide})
      union all
      (select ${columns} from creators
        where ${peers} and subscribers < ${subscribers} and subscribers >= ${Math.ceil(subscribers / sizeFactor)}
        order by subscribers desc nulls last, id limit ${peersPerSide})
    ),
    measured as (
      select peers.id = own.id as is_own, measure, value
      from (select * from peers union all select ${columns} from creators where id = ${id}) as peers
      cross join (values (${id}::bigint)) as own (id)
      cross join lateral (values
        ('engagement', engagement_rate),
        ('reach', 100 * average_views / nullif(subscribers, 0)),
        ('likes', 100 * average_likes / nullif(average_views, 0))
      ) as given (measure, value)
      where value is not null
    )
    select own.measure, own.value as own, count(*) as count,
      count(*) filter (where peer.value < own.value) + count(*) filter (where peer.value = own.value) / 2.0::float8 as lower,
      percentile_cont(0.5) within group (order by peer.value) as median
    from measured as own join measured as peer using (measure)
    where own.is_own and not peer.is_own
    group by own.measure, own.value`.execute(db)
  return rows
}
