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
import { type SearchedPost, selectPosts } from './creator-post-repository.ts'
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
> & {
  readonly posts: readonly SearchedPost[]
  /** Whether any of its values is a platform's. */
  readonly has_platform_data: boolean
}

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
  /** The source of these values; a registration keeps the `source` of a listed creator. */
  readonly given_by: CreatorSource
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

/** Reads these parts of locked creators. */
export async function listParts(db: Executor, ids: readonly number[]): Promise<StoredParts[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredParts>`
    select id, platform, channel_id, title, handle, description, keywords, content_categories, verified, subscribers,
      average_views, engagement_rate, estimated_price, price_source, region, source, confirmed_fields,
      platform_since is not null as has_platform_data, ${selectPosts(ids)}
    from creators where id = any(${[...ids]}::bigint[])`.execute(db)
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
    `expired_at = case when incoming.given_by = 'import' then creators.expired_at end`,
  ].join(', '),
)

/** Adds the creators of channels that were added or locked, each at most once, with a snapshot of the day. */
export async function addAll(
  db: Executor,
  creators: readonly (CreatorValues & { readonly id: number })[],
): Promise<WrittenCreators> {
  return writeAll(
    db,
    creators,
    sql`
      insert into creators (id, ${columns})
      select id, ${columns} from incoming
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
        vanished_at = case when incoming.given_by = 'import' then creators.vanished_at end, updated_at = now()
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
  creators: readonly (CreatorValues & { readonly id: number })[],
  write: RawBuilder<unknown>,
  { keepsHistory = false } = {},
): Promise<WrittenCreators> {
  if (creators.length === 0) return new Map()
  const { rows } = await sql<{ stored: { id: number; key: string; version: RowVersion }[] | null }>`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(creators)}::json) as given (id bigint, given_by text, ${definitions})
    ),
    stored as (${write}),
    kept as (
      insert into creator_snapshots (
        creator_id, day, subscribers, engagement_rate, average_views, videos_count, platform
      )
      select id, (fetched_at at time zone 'UTC')::date, subscribers, engagement_rate, average_views, videos_count,
        case when given_by not in ('demo', 'import') then incoming.platform end
      from stored join incoming using (id)
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
