import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, perPart, readReachable } from '../../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../../database/kept-plans.ts'
import { type Condition, toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { fromVectorText, toVectorText } from '../meaning/embedding-repository.ts'
import { average, toUnit } from '../meaning/vectors.ts'
import type { StoredCandidate } from '../ranking/search-candidate.ts'
import {
  type FindOptions,
  type Hit,
  type LegOptions,
  listHits,
  selectHit,
  toDistance,
  toTested,
} from './hit-repository.ts'

interface NearestOptions extends LegOptions {
  /** A vector as text. */
  readonly vector: string
}

/** Finds the creators nearest in meaning by comparing all that pass the filters. */
export async function findNearestExactly(
  db: Executor,
  { filters, categories, vector, limit, isEmbedded }: NearestOptions & { readonly isEmbedded: boolean },
): Promise<Hit[]> {
  // "+ 0" prevents the use of the vector index, which is very slow if few rows pass the filters. The topic is computed
  // outside, since PostgreSQL would compute it for each compared row, which takes a third of the time.
  const hits = sql`
    select ${selectHit({ distance: sql`distance`, categories })} from (
      select id, content_categories, (${toDistance(vector, isEmbedded)}) + 0 as distance from creators
      where embedding is not null and ${toConditions(filters)}
      order by distance limit ${perPart(limit)}
    ) as nearest`
  return listHits(db, hits)
}

/** With fewer, the vector index of a part misses too many near ones. */
const fewestNeighbours = 64

interface IndexedNearestOptions extends NearestOptions {
  /** Number of neighbours that the vector index returns, before the filters. */
  readonly reach: number
}

/** Finds the nearest creators by the vector index, with nearly complete recall. */
export async function findNearestByIndex(
  db: Executor,
  { filters, categories, vector, reach, limit }: IndexedNearestOptions,
): Promise<Hit[]> {
  // `ef_search` is set within the statement, since a separate statement takes longer than the index scan.
  // The index contains no rows without a vector, but a plan that sorts instead would return them.
  const hits = sql`
    select ${selectHit({ distance: toDistance(vector, false), categories })} from creators
    where (select set_config('hnsw.ef_search', ${perPart(reach, fewestNeighbours)}::text, true)) is not null
      and embedding is not null and ${toConditions(filters)}
    order by embedding <#> ${vector}::halfvec limit ${perPart(limit)}`
  return listHits(db, hits)
}

/** Finds the creators with the most followers. */
export async function findMostFollowed(db: Executor, { filters, limit }: FindOptions): Promise<number[]> {
  return listFollowed(db, toConditions(filters), limit)
}

interface TopicOptions extends FindOptions {
  readonly categories: readonly CategoryId[]
  /** ISO 639-1. */
  readonly languages: readonly string[]
}

/** Finds the most followed creators by category and language. */
export async function findByTopic(
  db: Executor,
  { filters, categories, languages, limit }: TopicOptions,
): Promise<number[]> {
  const isOfTopic = sql<SqlBool>`content_categories && ${categories}::text[] and language = any(${languages}::text[])`
  return listFollowed(db, sql`${isOfTopic} and ${toConditions(filters)}`, limit)
}

/** Lists the most followed creators of all parts, as `order by subscribers desc nulls last, id` does. */
async function listFollowed(db: Executor, condition: Condition, limit: number): Promise<number[]> {
  const parts = await onEachPart<{ id: number; subscribers: number | null }[]>(
    db,
    sql`select coalesce(json_agg(found), '[]') from (
      select id, subscribers from creators where ${condition} order by subscribers desc nulls last, id limit ${limit}
    ) as found`,
  )
  return mergeParts(parts, (one, other) => (other.subscribers ?? -1) - (one.subscribers ?? -1))
    .slice(0, limit)
    .map(({ id }) => id)
}

/** Merges ordered lists of parts; ties by id. */
function mergeParts<Row extends { readonly id: number }>(
  parts: readonly (readonly Row[])[],
  compare: (one: Row, other: Row) => number,
): readonly Row[] {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  return parts.flat().toSorted((one, other) => compare(one, other) || one.id - other.id)
}

interface NamedHit {
  readonly id: number
  readonly similarity: number
}

/** Lists creators with a similar name or handle, most similar first; similarity 0 to 1. */
export async function listByName(
  db: Executor,
  { filters, nameKey, limit }: FindOptions & { readonly nameKey: string },
): Promise<NamedHit[]> {
  const parts = await onEachPart<(NamedHit & { readonly length: number })[]>(
    db,
    sql`select coalesce(json_agg(found), '[]') from (
      select id, word_similarity(${nameKey}, name_key)::float8 as similarity, length(name_key) as length
      from creators where ${nameKey} <% name_key and ${toTested(filters)}
      order by similarity desc, length, id limit ${limit}
    ) as found`,
  )
  const merged = mergeParts(parts, (one, other) => other.similarity - one.similarity || one.length - other.length)
  return merged.slice(0, limit).map(({ id, similarity }) => ({ id, similarity }))
}

interface ListOptions {
  readonly ids: readonly number[]
  /** Undefined: all of them pass, since a statement of the search found them. */
  readonly filters: SearchFilters | undefined
  /** A vector as text; undefined: no comparison of meaning. */
  readonly vector: string | undefined
  /** Known similarities by id, which are not computed again. */
  readonly known?: ReadonlyMap<number, number>
  readonly isEmbedded: boolean
}

/** Reads those of these creators that pass the filters. */
export async function listCandidates(db: Executor, options: ListOptions): Promise<StoredCandidate[]> {
  return readReachable(db, options.ids, (ids, anyOfThem) => readCandidates(db, { ...options, ids, anyOfThem }))
}

async function readCandidates(
  db: Executor,
  { ids, anyOfThem, filters, vector, known = new Map(), isEmbedded }: ListOptions & { anyOfThem: RawBuilder<number> },
): Promise<StoredCandidate[]> {
  if (ids.length === 0) return []
  const unknown = ids.filter((id) => !known.has(id))
  const similarity = sql`case when id = any(${unknown}::bigint[]) then -(${toDistance(vector, isEmbedded)}) end`
  // With a kept plan PostgreSQL compares each row with each unknown id, of which the embedded database has hundreds.
  const isKept = filters === undefined && !isEmbedded
  // The driver is slower for arrays and dates than for JSON and numbers, PostgreSQL for `extract`, which computes a `numeric`.
  const { rows } = await sql<StoredCandidate>`
    select ${isKept ? keepPlan : sql``} id, index_text as "indexText", term_count as "termCount", ${unknown.length === 0 ? sql`null` : similarity} as similarity,
      name_key as "nameKey", handle, to_json(content_categories) as categories, language, subscribers,
      engagement_rate as "engagementRate",
      date_part('epoch', last_posted_at) * 1000 as "lastPostedAt",
      date_part('epoch', fetched_at) * 1000 as "fetchedAt"
    from creators where id = ${anyOfThem} and ${filters ? toConditions(filters) : sql`true`}`.execute(db)
  return rows.map((row) => ({ ...row, similarity: known.get(row.id) ?? row.similarity }))
}

interface FeedbackOptions {
  readonly ids: readonly number[]
  /** Creators whose average vector moves the query. */
  readonly best: readonly number[]
  /** Vector of the query as text. */
  readonly vector: string
}

/**
 * Computes the similarities of creators, by id, to the sum of the query and the average vector of the best ones, scaled
 * to length 1. Empty if the best have no vectors.
 */
export async function listFeedback(
  db: Executor,
  { ids, best, vector }: FeedbackOptions,
): Promise<ReadonlyMap<number, number>> {
  // The average is computed here, since Citus would write the result of a `with` to each worker before the rest begins.
  const vectors = await readReachable(db, best, (_, anyOfThem) => listVectors(db, anyOfThem))
  if (vectors.length === 0) return new Map()
  const moved = toVectorText(toUnit(average([fromVectorText(vector), average(vectors)])))
  return readReachable(db, ids, (_, anyOfThem) => listSimilarities(db, anyOfThem, moved))
}

/** Lists the vectors of these creators in the order of their ids, since the sum of numbers depends on it. */
async function listVectors(db: Executor, anyOfThem: RawBuilder<number>): Promise<number[][]> {
  const { rows } = await sql<{ vector: string }>`
    select ${keepPlan} embedding::text as vector from creators
    where id = ${anyOfThem} and embedding is not null order by id`.execute(db)
  return rows.map(({ vector }) => fromVectorText(vector))
}

async function listSimilarities(
  db: Executor,
  anyOfThem: RawBuilder<number>,
  vector: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; similarity: number }>`
    select ${keepPlan} id, -(embedding <#> ${vector}::halfvec) as similarity from creators
    where id = ${anyOfThem} and embedding is not null`.execute(db)
  return new Map(rows.map(({ id, similarity }) => [id, similarity]))
}
