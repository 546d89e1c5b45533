import type { Platform } from '@troupe/contract/catalogues/platforms'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { searchedPosts } from '../catalogue/creator-post-repository.ts'
import { agedFields, toPosition } from '../catalogue/value-ages.ts'
import { lockFirst } from '../channels/channel-repository.ts'
import type { AgedRow, ReducedValues } from './reduce-values.ts'

const valueFields = agedFields.filter((field) => field !== 'posts')
const columns = sql.raw(
  [
    'id',
    'platform',
    'channel_id',
    'platform_hours',
    'confirmed_fields',
    'price_source',
    'email_source',
    ...valueFields,
  ].join(', '),
)

interface OldQuestion {
  readonly platform: Platform
  readonly beforeHour: number
  readonly limit: number
}

/** Locks some of the creators with values that are too old, the oldest first; those locked by others are skipped. */
export async function lockOld(db: Executor, { platform, beforeHour, limit }: OldQuestion): Promise<AgedRow[]> {
  return lockSome(db, sql`platform = ${platform} and platform_since <= ${beforeHour}`, sql`platform_since`, limit)
}

const derived = sql.raw(
  `(platform_hours[${toPosition('estimated_price')}] is not null or platform_hours[${toPosition('content_categories')}] is not null)`,
)

/** Whether any creator has an estimate or categories made of the platform's data. */
export async function hasDerived(db: Executor, platform: Platform): Promise<boolean> {
  const { rows } = await sql`select 1 from creators where platform = ${platform} and ${derived} limit 1`.execute(db)
  return rows.length > 0
}

/** Locks some of the creators with an estimate or categories made of the platform's data. */
export async function lockDerived(
  db: Executor,
  { platform, limit }: Pick<OldQuestion, 'platform' | 'limit'>,
): Promise<AgedRow[]> {
  return lockSome(db, sql`platform = ${platform} and ${derived}`, sql`id`, limit)
}

/** Locks the first creators that meet the condition; those locked by others are skipped. */
async function lockSome(
  db: Executor,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<AgedRow[]> {
  const ids = await lockFirst(db, sql`select id from creators where ${condition} order by ${order} limit ${limit}`)
  if (ids.length === 0) return []
  const { rows } = await sql<AgedRow>`
    select ${columns}, ${searchedPosts} from creators
    where id = any(${ids}::bigint[]) and ${condition} order by ${order}`.execute(db)
  return rows
}

const types: Partial<Record<keyof ReducedValues, string>> = {
  keywords: 'text[]',
  content_categories: 'text[]',
  verified: 'boolean',
  subscribers: 'bigint',
  videos_count: 'bigint',
  average_views: 'double precision',
  average_likes: 'double precision',
  engagement_rate: 'double precision',
  posting_frequency: 'double precision',
  estimated_price: 'double precision',
  last_posted_at: 'timestamptz',
  platform_hours: 'integer[]',
  terms: 'tsvector',
  term_count: 'integer',
  search_version: 'smallint',
}
const searchColumns = ['name_key', 'terms', 'index_text', 'term_count', 'content_hash', 'search_version'] as const
const reducedColumns = [...valueFields, 'price_source', 'email_source', 'platform_hours', ...searchColumns] as const
const definitions = sql.raw(reducedColumns.map((name) => `${name} ${types[name] ?? 'text'}`).join(', '))
const assignments = sql.raw(reducedColumns.map((name) => `${name} = reduced.${name}`).join(', '))

/** Gives locked creators their reduced values, without a vector. Expired ones are to be read again. */
export async function saveReduced(db: Executor, creators: readonly ReducedValues[], now: Date): Promise<void> {
  if (creators.length === 0) return
  const withoutPosts = creators.filter(({ dropsPosts }) => dropsPosts).map(({ id }) => id)
  await sql`delete from creator_posts where creator_id = any(${withoutPosts}::bigint[])`.execute(db)
  await sql`
    update creators set ${assignments},
      embedding = null, embedding_hash = null, embedding_model = null, updated_at = ${now},
      expired_at = case when is_expired then coalesce(expired_at, ${now}) else expired_at end,
      profile_read_at = case when is_expired then null else profile_read_at end
    from json_to_recordset(${JSON.stringify(creators.map((one) => ({ ...one, is_expired: one.isExpired })))}::json)
      as reduced (id bigint, is_expired boolean, ${definitions})
    where creators.id = reduced.id`.execute(db)
}

/**
 * Finds those of the creators that a user or their own creator works with: they are reduced, never deleted.
 */
export async function listHeld(db: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...ids]}::bigint[]) as asked (id)
    where exists (select 1 from collection_creators where creator_id = asked.id)
      or exists (select 1 from recipients where creator_id = asked.id)
      or exists (select 1 from mail_threads where creator_id = asked.id)
      or exists (select 1 from invitations where creator_id = asked.id)
      or exists (select 1 from creator_registrations where creator_id = asked.id)
      or exists (select 1 from contact_bases where creator_id = asked.id)
      or exists (select 1 from own_channel_mails where creator_id = asked.id)
      or exists (select 1 from person_statements where asked.id in (creator_id, other_id))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts creators with a value of the platform of this hour or before. */
export async function countOlderThan(db: Executor, platform: Platform, hour: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators where platform = ${platform} and platform_since <= ${hour}`.execute(db)
  return rows[0]?.count ?? 0
}
