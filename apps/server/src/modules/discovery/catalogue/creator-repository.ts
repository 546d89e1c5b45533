import type { CategoryId } from '@troupe/contract/catalogues/categories'
import {
  type CreatorField,
  type CreatorFieldType,
  type CreatorRecord,
  type CreatorSource,
  creatorFields,
  recordFields,
} from '@troupe/contract/creators'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import type { SearchFields } from '../search/analysis/search-fields.ts'
import { type SearchedPost, searchedPosts } from './creator-post-repository.ts'
import type { HourChanges } from './value-ages.ts'

/** The parts of a stored creator that complete a new, partial record of it. */
export type StoredParts = Pick<
  CreatorRow,
  | 'id'
  | 'platform'
  | 'channel_id'
  | 'title'
  | 'handle'
  | 'description'
  | 'keywords'
  | 'content_categories'
  | 'verified'
  | 'subscribers'
  | 'average_views'
  | 'engagement_rate'
  | 'estimated_price'
  | 'price_source'
  | 'region'
  | 'source'
  | 'confirmed_fields'
> & { readonly posts: readonly SearchedPost[] }

/** A creator ready to be stored. An absent optional field keeps the stored value. */
export interface CreatorValues extends CreatorRecord, SearchFields {
  readonly description: string
  readonly keywords: string[]
  readonly content_categories: CategoryId[]
  readonly verified: boolean
  readonly source: CreatorSource
  readonly fetched_at: string
  readonly profile_read_at?: string
  readonly platform_hours: HourChanges
  /** A vector as text, with the hash of its text and the model that computed it. */
  readonly embedding?: string
  readonly embedding_hash?: string
  readonly embedding_model?: string
}

export interface StoredCounts {
  readonly created: number
  readonly updated: number
}

/** The id and the version of each written row, by `toCreatorKey`. */
export type WrittenCreators = ReadonlyMap<string, { readonly id: number; readonly version: RowVersion }>

/** Changes with each update of the row. */
export type RowVersion = string

/** Lists the current versions of the creators that exist, by id. */
export async function listVersions(db: Executor, ids: readonly number[]): Promise<Map<number, RowVersion>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; version: RowVersion }>`
    select id, xmin::text as version from creators where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Returns the key of a creator; records with the same key are the same creator. */
export function toCreatorKey({ platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>): string {
  return `${platform} ${channel_id}`
}

/** Lists which of these creators are stored, as keys of `toCreatorKey`. */
export async function listKnownKeys(
  db: Executor,
  creators: readonly Pick<CreatorRecord, 'platform' | 'channel_id'>[],
): Promise<Set<string>> {
  if (creators.length === 0) return new Set()
  const { rows } = await sql<Pick<CreatorRow, 'platform' | 'channel_id'>>`
    select platform, channel_id from creators join ${toWanted(creators)} using (platform, channel_id)`.execute(db)
  return new Set(rows.map(toCreatorKey))
}

function toWanted(creators: readonly Pick<CreatorRecord, 'platform' | 'channel_id'>[]) {
  const keys = JSON.stringify(creators.map(({ platform, channel_id }) => ({ platform, channel_id })))
  return sql`json_to_recordset(${keys}::json) as wanted (platform text, channel_id text)`
}

/**
 * Reads the stored ones among these creators and locks them until the transaction ends.
 *
 * To prevent deadlocks, every transaction takes its locks in this order:
 * 1. The table `erasures`: shared when storing (`keepFromErasing`), exclusive when erasing (`keepFromStoring`).
 * 2. New creators, provisional ids first, by platform and channel id. An insert waits for concurrent transactions that
 *    insert or update the same creators, so nothing else may be locked before it. A provisional channel id is replaced in
 *    a transaction of its own.
 * 3. Stored creators, all in one statement, by ascending id. Inserting rows that refer to creators locks these as well,
 *    so such rows are inserted by ascending creator id. Background work skips locked creators.
 * 4. Rows that refer to creators: posts, collections, registrations, recipients, mails, webhooks.
 */
export async function lockParts(
  db: Executor,
  creators: readonly Pick<CreatorRecord, 'platform' | 'channel_id'>[],
): Promise<StoredParts[]> {
  if (creators.length === 0) return []
  const { rows } = await sql<StoredParts>`
    select id, platform, channel_id, title, handle, description, keywords, content_categories, verified, subscribers,
      average_views, engagement_rate, estimated_price, price_source, region, source, confirmed_fields, ${searchedPosts}
    from creators
    join ${toWanted(creators)} using (platform, channel_id)
    order by id
    for no key update of creators`.execute(db)
  return rows
}

const sqlTypes: Record<CreatorFieldType, string> = {
  text: 'text',
  texts: 'text[]',
  flag: 'boolean',
  count: 'bigint',
  number: 'double precision',
  moment: 'timestamptz',
}

const keyFields = ['platform', 'channel_id'] as const
/** Fields that every row provides. */
const givenFields = [
  'title',
  'handle',
  'description',
  'keywords',
  'content_categories',
  'verified',
  'source',
  'fetched_at',
] as const satisfies readonly CreatorField[]
const searchColumns: Record<keyof SearchFields, string> = {
  name_key: 'text',
  terms: 'tsvector',
  index_text: 'text',
  term_count: 'integer',
  content_hash: 'text',
  search_version: 'smallint',
}

/** Columns that every row provides. */
const givenColumns = { ...toSqlTypes(givenFields), ...searchColumns }

/** Columns in which an absent value keeps the stored one. */
const optionalColumns = {
  ...toSqlTypes(recordFields.filter((field) => ![...keyFields, ...givenFields].some((other) => other === field))),
  profile_read_at: 'timestamptz',
  embedding: 'halfvec',
  embedding_hash: 'text',
  embedding_model: 'text',
}

function toSqlTypes(fields: readonly CreatorField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, sqlTypes[creatorFields[field].type]]))
}

const types = { ...toSqlTypes(keyFields), ...givenColumns, ...optionalColumns, platform_hours: 'integer[]' }
const columns = sql.raw(Object.keys(types).join(', '))
const definitions = sql.raw(
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
/** Columns that keep their value when only missing values are filled in. */
const keptColumns: readonly string[] = ['title', 'handle', 'verified', 'source', 'fetched_at', 'profile_read_at']
/** Columns that say where the value of another one is from. */
const originColumns: Record<string, string> = { price_source: 'estimated_price', email_source: 'email' }
const fillings = sql.raw(
  [
    ...Object.keys(givenColumns).map((name) => [name, `incoming.${name}`]),
    ...Object.keys(optionalColumns).map((name) => [
      name,
      name in originColumns
        ? `case when creators.${originColumns[name]} is null then incoming.${name} else creators.${name} end`
        : `coalesce(creators.${name}, incoming.${name})`,
    ]),
  ]
    .filter(([name = '']) => !keptColumns.includes(name))
    .map(([name, value]) => `${name} = ${value}`)
    .join(', '),
)
const assignments = sql.raw(
  [
    ...Object.keys(givenColumns).map((name) => `${name} = incoming.${name}`),
    ...Object.keys(optionalColumns).map((name) => `${name} = coalesce(incoming.${name}, creators.${name})`),
    `platform_hours = (
      select array_agg(
        case when changed = 0 then null when changed < 0 then kept - kept - changed else coalesce(changed, kept) end
        order by position
      )
      from unnest(incoming.platform_hours, creators.platform_hours) with ordinality as hours (changed, kept, position)
    )`,
    // A list does not bring back what the platform said.
    `expired_at = case when incoming.source = 'import' then creators.expired_at end`,
  ].join(', '),
)

/**
 * Adds creators, each at most once, with a snapshot of the day. Creators that are already stored are left out and stay
 * unchanged. Call it before the transaction locks any creator (see `lockParts`).
 */
export async function addAll(db: Executor, creators: readonly CreatorValues[]): Promise<WrittenCreators> {
  return writeAll(
    db,
    creators,
    sql`
      insert into creators (${columns})
      select ${columns} from incoming
      -- What replaces a provisional id waits for its real one.
      order by channel_id like '@%' desc, platform, channel_id
      on conflict (platform, channel_id) do nothing
      returning id, platform, channel_id, xmin as version`,
  )
}

/** Updates locked creators, each at most once, with a snapshot of the day. */
export async function updateAll(
  db: Executor,
  creators: readonly (CreatorValues & { readonly id: number })[],
): Promise<WrittenCreators> {
  return writeAll(
    db,
    creators,
    sql`
      update creators set ${assignments},
        -- A list does not say that somebody is there again.
        vanished_at = case when incoming.source = 'import' then creators.vanished_at end, updated_at = now()
      from incoming where creators.id = incoming.id
      returning creators.id, creators.platform, creators.channel_id, creators.xmin as version`,
  )
}

/** Fills in the missing values of locked creators, each at most once. Their history of figures stays as it is. */
export async function fillAll(
  db: Executor,
  creators: readonly (CreatorValues & { readonly id: number })[],
): Promise<WrittenCreators> {
  return writeAll(
    db,
    creators,
    sql`
      update creators set ${fillings}, updated_at = now()
      from incoming where creators.id = incoming.id
      returning creators.id, creators.platform, creators.channel_id, creators.xmin as version`,
    { keepsHistory: true },
  )
}

/**
 * Sends the rows as one JSON parameter: as fast as one array per column and, unlike COPY, supported by the embedded
 * database.
 */
async function writeAll(
  db: Executor,
  creators: readonly CreatorValues[],
  write: RawBuilder<unknown>,
  { keepsHistory = false } = {},
): Promise<WrittenCreators> {
  if (creators.length === 0) return new Map()
  const { rows } = await sql<{ stored: { id: number; key: string; version: RowVersion }[] | null }>`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(creators)}::json) as given (id bigint, ${definitions})
    ),
    stored as (${write}),
    kept as (
      insert into creator_snapshots (
        creator_id, day, subscribers, engagement_rate, average_views, videos_count, platform
      )
      select stored.id, (fetched_at at time zone 'UTC')::date, subscribers, engagement_rate, average_views, videos_count,
        case when source not in ('demo', 'import') then platform end
      from stored join incoming using (platform, channel_id)
      where not ${keepsHistory} and coalesce(subscribers, engagement_rate, average_views, videos_count) is not null
      on conflict (creator_id, day) do update set
        subscribers = coalesce(excluded.subscribers, creator_snapshots.subscribers),
        engagement_rate = coalesce(excluded.engagement_rate, creator_snapshots.engagement_rate),
        average_views = coalesce(excluded.average_views, creator_snapshots.average_views),
        videos_count = coalesce(excluded.videos_count, creator_snapshots.videos_count),
        platform = coalesce(excluded.platform, creator_snapshots.platform)
    )
    select json_agg(json_build_object('id', id, 'key', platform || ' ' || channel_id, 'version', version::text)) as stored
    from stored`.execute(db)
  return new Map((rows[0]?.stored ?? []).map(({ id, key, version }) => [key, { id, version }]))
}
