import type { CategoryId } from '@troupe/contract/catalogues/categories'
import {
  type CreatorField,
  type CreatorFieldType,
  type CreatorRecord,
  type CreatorSource,
  creatorFields,
  recordFields,
} from '@troupe/contract/creators'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import type { SearchFields } from '../search/analysis/search-fields.ts'

/** The parts of a stored creator that a new record of it is completed from. */
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
>

/** A creator ready to be stored; of the record's other fields, one that is absent leaves the stored one as it is. */
export interface UpsertRow extends CreatorRecord, SearchFields {
  /** Of a stored creator, which is locked; undefined: a new one. */
  readonly id?: number | undefined
  readonly description: string
  readonly keywords: string[]
  readonly content_categories: CategoryId[]
  readonly verified: boolean
  readonly source: CreatorSource
  readonly fetched_at: string
  readonly profile_read_at?: string
  /** A vector as text, with the hash and the model that it belongs to. */
  readonly embedding?: string
  readonly embedding_hash?: string
  readonly embedding_model?: string
}

export interface StoredCounts {
  readonly created: number
  readonly updated: number
}

/** Result of an upsert; ids by `toCreatorKey` of each row. */
export interface UpsertedCreators extends StoredCounts {
  readonly ids: ReadonlyMap<string, number>
  readonly createdIds: readonly number[]
  /** The written version of each row, by row id. */
  readonly versions: ReadonlyMap<number, RowVersion>
}

/** Another one after any change of the row. */
export type RowVersion = string

/** The present versions of those of these creators that are there, by id. */
export async function listVersions(db: Executor, ids: readonly number[]): Promise<Map<number, RowVersion>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; version: RowVersion }>`
    select id, xmin::text as version from creators where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Records with the same key are the same creator. */
export function toCreatorKey({ platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>): string {
  return `${platform} ${channel_id}`
}

/**
 * Reads these parts of those creators that are stored, and locks them for the rest of the transaction.
 *
 * Every transaction takes its locks in this order, so that of two that touch the same creators one waits for the other:
 * 1. The table `erasures`: shared by what stores (`keepFromErasing`), alone by what erases (`keepFromStoring`).
 * 2. Stored creators, all that it will touch in one statement, by ascending id. Rows that refer to creators hold them, too, and are
 *    inserted by ascending creator id. Background work that can choose skips locked ones.
 * 3. New creators by platform and channel id, without a wait for one that another transaction has added meanwhile: the transaction
 *    is done again (`storeCreatorsWith`). A provisional channel id is replaced in a transaction of its own.
 * 4. What refers to creators: posts, collections, registrations, recipients, mails, webhooks.
 */
export async function lockParts(
  db: Executor,
  creators: readonly Pick<CreatorRecord, 'platform' | 'channel_id'>[],
): Promise<StoredParts[]> {
  if (creators.length === 0) return []
  const keys = JSON.stringify(creators.map(({ platform, channel_id }) => ({ platform, channel_id })))
  const { rows } = await sql<StoredParts>`
    select id, platform, channel_id, title, handle, description, keywords, content_categories, verified, subscribers,
      average_views, engagement_rate, estimated_price, price_source, region, source, confirmed_fields
    from creators
    join json_to_recordset(${keys}::json) as wanted (platform text, channel_id text) using (platform, channel_id)
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
/** Fields that every row brings. */
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

/** Columns that every row brings. */
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

const types = { ...toSqlTypes(keyFields), ...givenColumns, ...optionalColumns }
const columns = sql.raw(Object.keys(types).join(', '))
const definitions = sql.raw(
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
const assignments = sql.raw(
  [
    ...Object.keys(givenColumns).map((name) => `${name} = incoming.${name}`),
    ...Object.keys(optionalColumns).map((name) => `${name} = coalesce(incoming.${name}, creators.${name})`),
  ].join(', '),
)

/**
 * Updates locked creators and adds new ones, each at most once, with a snapshot of the day. A new one that another transaction has
 * added meanwhile is left out: to wait for its lock here would be against the order of locks. The rows travel as one JSON
 * parameter, which was as fast as an array a column and, unlike COPY, also reaches the embedded database.
 */
export async function upsertAll(db: Executor, creators: readonly UpsertRow[]): Promise<UpsertedCreators> {
  if (creators.length === 0) return { created: 0, updated: 0, ids: new Map(), createdIds: [], versions: new Map() }
  const { rows } = await sql<{ stored: { id: number; key: string; isNew: boolean; version: RowVersion }[] | null }>`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(creators)}::json) as given (id bigint, ${definitions})
    ),
    changed as (
      update creators set ${assignments},
        -- A list does not say that somebody is there again.
        vanished_at = case when incoming.source = 'import' then creators.vanished_at end, updated_at = now()
      from incoming where creators.id = incoming.id
      returning creators.id, creators.platform, creators.channel_id, false as is_new, creators.xmin as version
    ),
    added as (
      insert into creators (${columns})
      select ${columns} from incoming where id is null order by platform, channel_id
      on conflict (platform, channel_id) do nothing
      returning id, platform, channel_id, true as is_new, xmin as version
    ),
    stored as materialized (select * from changed union all select * from added),
    kept as (
      insert into creator_snapshots (creator_id, day, subscribers, engagement_rate, average_views, videos_count)
      select stored.id, (fetched_at at time zone 'UTC')::date, subscribers, engagement_rate, average_views, videos_count
      from stored join incoming using (platform, channel_id)
      where coalesce(subscribers, engagement_rate, average_views, videos_count) is not null
      on conflict (creator_id, day) do update set
        subscribers = coalesce(excluded.subscribers, creator_snapshots.subscribers),
        engagement_rate = coalesce(excluded.engagement_rate, creator_snapshots.engagement_rate),
        average_views = coalesce(excluded.average_views, creator_snapshots.average_views),
        videos_count = coalesce(excluded.videos_count, creator_snapshots.videos_count)
    )
    select json_agg(json_build_object('id', id, 'key', platform || ' ' || channel_id, 'isNew', is_new,
      'version', version::text)) as stored
    from stored`.execute(db)
  const stored = rows[0]?.stored ?? []
  const createdIds = stored.flatMap(({ id, isNew }) => (isNew ? [id] : []))
  return {
    created: createdIds.length,
    updated: stored.length - createdIds.length,
    ids: new Map(stored.map(({ id, key }) => [key, id])),
    createdIds,
    versions: new Map(stored.map(({ id, version }) => [id, version])),
  }
}
