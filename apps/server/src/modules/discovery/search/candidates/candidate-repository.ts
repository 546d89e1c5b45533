import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import {
  listOnEachPart,
  onEachPart,
  ownIds,
  perPart,
  readReachable,
} from '../../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../../database/plans/kept-plans.ts'
import { type Condition, toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { fromSentVector, fromVectorText } from '../meaning/embedding-repository.ts'
import { moveTowards, multiply } from '../meaning/vectors.ts'
import type { StoredCandidate } from '../ranking/search-candidate.ts'
import {
  type FindOptions,
  type Hit,
  type LegOptions,
  listHits,
  selectHit,
  toDistance,
  toIndexed,
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
  // The index contains no rows without a vector, but a plan that sorts instead would return them. The planner expects half of
  // the rows to pass `coalesce`, and knows the limit as it is literal, so a plan for all values uses the index.
  const hits = sql`
    select ${selectHit({ distance: toDistance(vector, false), categories })} from creators
    where (select set_config('hnsw.ef_search', ${perPart(reach, fewestNeighbours)}::text, true)) is not null
      and embedding is not null and ${toIndexed(filters, (tested) => sql`coalesce(${toConditions(tested)}, false)`)}
    order by embedding <#> ${vector}::halfvec limit ${perPart(sql.lit(limit))}`
  return listHits(db, hits, keepPlan)
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
  const parts = await listOnEachPart<{ id: number; subscribers: number | null }>(
    db,
    sql`select id, subscribers from creators where ${condition} order by subscribers desc nulls last, id limit ${limit}`,
    ['id', 'subscribers'],
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
  const parts = await listOnEachPart<NamedHit & { readonly length: number }>(
    db,
    sql`select id, word_similarity(${nameKey}, name_key)::float8 as similarity, length(name_key) as length
      from creators where ${nameKey} <% name_key and ${toTested(filters)}
      order by similarity desc, length, id limit ${limit}`,
    ['id', 'similarity', 'length'],
  )
  const merged = mergeParts(parts, (one, other) => other.similarity - one.similarity || one.length - other.length)
  return merged.slice(0, limit).map(({ id, similarity }) => ({ id, similarity }))
}

interface ListOptions {
  readonly ids: readonly number[]
  /** The part that has a creator, by id, as far as is known; none of a whole catalogue. */
  readonly partOf?: ReadonlyMap<number, string>
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
  const { ids, known, partOf = new Map() } = options
  const rows =
    partOf.size > 0
      ? await readFromParts(db, options, ownIds(ids, partOf))
      : await readReachable(db, ids, (ids, anyOfThem) => readRows(db, { ...options, ids }, anyOfThem))
  return rows.map((row) => toCandidate(row, known))
}

/** The columns of a candidate. */
type Row = readonly [id: number, indexText: string, ...facts: Facts]

type Facts = readonly [
  similarity: number | null,
  termCount: number,
  nameKey: string,
  handle: string,
  categories: readonly CategoryId[],
  language: string | null,
  subscribers: number | null,
  engagementRate: number | null,
  lastPostedAt: number | null,
  fetchedAt: number,
]

async function readFromParts(db: Executor, options: ListOptions, own: RawBuilder<number[]>): Promise<Row[]> {
  const parts = await onEachPart<Row[]>(
    db,
    sql`select ${toMark(options)} coalesce(json_agg(json_build_array(id, index_text, ${selectFacts(options)})), '[]')
      from creators where id = any(${own}) and ${toPassing(options)}`,
  )
  return parts.flat()
}

async function readRows(db: Executor, options: ListOptions, anyOfThem: RawBuilder<number>): Promise<Row[]> {
  if (options.ids.length === 0) return []
  // The driver takes as long for each column of a row as PostgreSQL for putting them into one; a text is faster alone.
  const { rows } = await sql<{ id: number; indexText: string; facts: string }>`
    select ${toMark(options)} id, index_text as "indexText", json_build_array(${selectFacts(options)})::text as facts
    from creators where id = ${anyOfThem} and ${toPassing(options)}`.execute(db)
  return rows.map(({ id, indexText, facts }): Row => {
    const parsed: Facts = JSON.parse(facts)
    return [id, indexText, ...parsed]
  })
}

/**
 * With a kept plan PostgreSQL compares each row with each id whose similarity is unknown, of which the embedded database has
 * hundreds.
 */
const toMark = ({ filters, isEmbedded }: ListOptions) => (filters === undefined && !isEmbedded ? keepPlan : sql``)

/** Selects `Facts`. */
function selectFacts({ ids, vector, known, isEmbedded }: ListOptions): RawBuilder<unknown> {
  const unknown = known ? ids.filter((id) => !known.has(id)) : ids
  const similarity = sql`case when id = any(${unknown}::bigint[]) then -(${toDistance(vector, isEmbedded)}) end`
  // `extract` would compute a `numeric`, which is slower.
  return sql`${unknown.length === 0 ? sql`null` : similarity}, term_count, name_key, handle, content_categories, language,
    subscribers, engagement_rate, date_part('epoch', last_posted_at) * 1000, date_part('epoch', fetched_at) * 1000`
}

const toPassing = ({ filters }: ListOptions): Condition => (filters ? toConditions(filters) : sql`true`)

function toCandidate([id, indexText, ...facts]: Row, known: ListOptions['known']): StoredCandidate {
  const [similarity, termCount, nameKey, handle, categories, language, ...figures] = facts
  const [subscribers, engagementRate, lastPostedAt, fetchedAt] = figures
  return {
    id,
    indexText,
    termCount,
    similarity: known?.get(id) ?? similarity,
    nameKey,
    handle,
    categories,
    language,
    subscribers,
    engagementRate,
    lastPostedAt,
    fetchedAt,
  }
}

interface FeedbackOptions {
  readonly ids: readonly number[]
  /** A few of `ids`; their average vector moves the query. */
  readonly best: readonly number[]
  /** Vector of the query as text. */
  readonly vector: string
  /** The part that has a creator, by id, as far as is known; none of a whole catalogue. */
  readonly partOf?: ReadonlyMap<number, string> | undefined
}

/**
 * Computes the similarities of creators, by id, to the sum of the query and the average vector of the best ones, scaled
 * to length 1. Empty if the best have no vectors.
 */
export async function listFeedback(
  db: Executor,
  { ids, best, vector, partOf = new Map() }: FeedbackOptions,
): Promise<ReadonlyMap<number, number>> {
  const sent = await listVectors(db, ids, partOf)
  const vectors = new Map(sent.map(({ id, vector }) => [id, fromSentVector(vector)]))
  // In a fixed order, since the sum of numbers depends on it.
  const inOrder = best.toSorted((one, other) => one - other)
  const liked = inOrder.map((id) => vectors.get(id)).filter((found) => found !== undefined)
  if (liked.length === 0) return new Map()
  const moved = moveTowards(fromVectorText(vector), liked)
  return new Map(Array.from(vectors, ([id, own]) => [id, multiply(own, moved)]))
}

interface SentVector {
  readonly id: number
  /** As `fromSentVector` parses it. */
  readonly vector: string
}

async function listVectors(
  db: Executor,
  ids: readonly number[],
  partOf: ReadonlyMap<number, string>,
): Promise<SentVector[]> {
  if (partOf.size === 0)
    return readReachable(db, ids, async (_, anyOfThem) => (await selectVectors(anyOfThem).execute(db)).rows)
  const query = selectVectors(sql`any(${ownIds(ids, partOf)})`)
  return (await listOnEachPart<SentVector>(db, query, ['id', 'vector'], keepPlan)).flat()
}

/** @param anyOfThem SQL that completes `id =` with the ids of creators. */
const selectVectors = (anyOfThem: RawBuilder<unknown>) => sql<SentVector>`
  select ${keepPlan} id, encode(halfvec_send(embedding), 'base64') as vector from creators
  where id = ${anyOfThem} and embedding is not null`
