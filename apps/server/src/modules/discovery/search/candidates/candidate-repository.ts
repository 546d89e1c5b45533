import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import type { StoredCandidate } from '../ranking/search-candidate.ts'

/** A query of row ids (ctid): finding a row again by its primary key takes longer than reading it. */
export type CreatorPlaces = RawBuilder<unknown>

interface SelectOptions {
  readonly filters: SearchFilters
  readonly limit: number
}

interface NearestOptions extends SelectOptions {
  /** A vector as text. */
  readonly vector: string
}

/**
 * Selects the creators nearest in meaning by comparing all that pass the filters.
 * @param isEmbedded WebAssembly converts half floats in software, so on the embedded database only one of the two vectors is
 * converted, which halved the time.
 */
export function selectNearestExactly({
  filters,
  vector,
  limit,
  isEmbedded,
}: NearestOptions & { readonly isEmbedded: boolean }): CreatorPlaces {
  const distance = isEmbedded ? sql`embedding::vector <#> ${vector}::vector` : sql`embedding <#> ${vector}::halfvec`
  // "+ 0" prevents the use of the vector index, which is very slow if few rows pass the filters.
  return sql`select ctid from creators where embedding is not null and ${toConditions(filters)}
    order by (${distance}) + 0 limit ${limit}`
}

interface IndexedNearestOptions extends NearestOptions {
  /** Number of neighbours that the vector index returns, before the filters. */
  readonly reach: number
}

/** Selects the nearest creators by the vector index, whose recall is nearly complete. */
export function selectNearestByIndex({ filters, vector, reach, limit }: IndexedNearestOptions): CreatorPlaces {
  // `ef_search` is set within the statement: a statement of its own takes longer than the index scan.
  // The index contains no rows without a vector, but a plan that sorts instead would return them.
  return sql`select ctid from creators
    where (select set_config('hnsw.ef_search', ${String(reach)}, true)) is not null
      and embedding is not null and ${toConditions(filters)}
    order by embedding <#> ${vector}::halfvec limit ${limit}`
}

/**
 * Selects the best by BM25 in the order of the index of words. Creators that do not pass the filters are read and left out, so it
 * is for filters that a good part passes.
 * @param words forms of `toIndexTerm`.
 */
export function selectByIndex({ filters, words, limit }: SelectOptions & { readonly words: string }): CreatorPlaces {
  return sql`select ctid from creators where ${toTested(filters)}
    order by index_text <@> to_bm25query(${words}, 'creators_words') limit ${limit}`
}

/** A unit of the query as a `tsquery`, with its weight. */
export interface WeighedTest {
  readonly test: string
  readonly weight: number
}

/** Selects the best matches among the creators that pass the filters; its cost is reading every match. */
export function selectAmongFiltered({
  filters,
  tests,
  limit,
}: SelectOptions & { readonly tests: readonly WeighedTest[] }): CreatorPlaces {
  const any = tests.map(({ test }) => test).join(' | ')
  // A rough order, from which the ranking chooses; of PostgreSQL's ranks only one part as a sum of weights.
  const rank = sql.join(
    tests.map(({ test, weight }) => sql`${weight}::real * ts_rank(terms, ${test}::tsquery, 1)`),
    sql` + `,
  )
  return sql`select ctid from creators where terms @@ ${any}::tsquery and ${toConditions(filters)}
    order by ${rank} desc, id limit ${limit}`
}

/** Selects the creators with the most followers. */
export function selectByPopularity({ filters, limit }: SelectOptions): CreatorPlaces {
  return sql`select ctid from creators where ${toConditions(filters)}
    order by subscribers desc nulls last, id limit ${limit}`
}

interface TopicOptions extends SelectOptions {
  readonly categories: readonly CategoryId[]
  /** ISO 639-1. */
  readonly languages: readonly string[]
}

/** Selects the most followed creators by category and language. */
export function selectByTopic({ filters, categories, languages, limit }: TopicOptions): CreatorPlaces {
  return sql`select ctid from creators
    where content_categories && ${categories}::text[] and language = any(${languages}::text[])
      and ${toConditions(filters)}
    order by subscribers desc nulls last, id limit ${limit}`
}

/** Lists the creators with a similar name or handle, most similar first; similarity 0 to 1. */
export async function listByName(
  db: Executor,
  { filters, nameKey, limit }: SelectOptions & { readonly nameKey: string },
): Promise<{ id: number; similarity: number }[]> {
  const { rows } = await sql<{ id: number; similarity: number }>`
    select id, word_similarity(${nameKey}, name_key)::float8 as similarity
    from creators where ${nameKey} <% name_key and ${toTested(filters)}
    order by similarity desc, length(name_key), id limit ${limit}`.execute(db)
  return rows
}

interface ListOptions {
  readonly ids: readonly number[]
  readonly filters: SearchFilters
  /** A vector as text; undefined: meanings are not compared. */
  readonly vector: string | undefined
}

/** Reads the candidates among these creators that pass the filters. */
export async function listCandidates(db: Executor, { ids, filters, vector }: ListOptions): Promise<StoredCandidate[]> {
  if (ids.length === 0) return []
  return compare(db, sql`id = any(${ids}::bigint[]) and ${toConditions(filters)}`, vector)
}

/** Selects creators and reads them as candidates in one statement; a second one would take longer than this part. */
export async function listSelected(
  db: Executor,
  { places, vector }: { readonly places: CreatorPlaces; readonly vector: string | undefined },
): Promise<StoredCandidate[]> {
  return compare(db, sql`ctid = any(array(${places}))`, vector)
}

async function compare(
  db: Executor,
  condition: RawBuilder<unknown>,
  vector: string | undefined,
): Promise<StoredCandidate[]> {
  const similarity = vector === undefined ? sql`null::real` : sql`-(embedding <#> ${vector}::halfvec)`
  // One JSON value is parsed in half the time that the driver takes for arrays and dates.
  const { rows } = await sql<{ candidates: StoredCandidate[] }>`
    select coalesce(json_agg(candidate), '[]') as candidates
    from (
      select id, index_text as "indexText", term_count as "termCount", ${similarity} as similarity,
        name_key as "nameKey", content_categories as categories, language, subscribers, engagement_rate as "engagementRate",
        extract(epoch from last_posted_at)::float8 * 1000 as "lastPostedAt",
        extract(epoch from fetched_at)::float8 * 1000 as "fetchedAt"
      from creators where ${condition}
    ) as candidate`.execute(db)
  return rows[0]?.candidates ?? []
}

interface FeedbackOptions {
  readonly ids: readonly number[]
  /** The creators whose average moves the query. */
  readonly best: readonly number[]
  /** The query, as text. */
  readonly vector: string
}

/** Similarities of creators to the sum of the query and the average of the best ones' vectors, by id; scaled to length 1. */
export async function listFeedback(
  db: Executor,
  { ids, best, vector }: FeedbackOptions,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ similarities: [number, number][] | null }>`
    with moved as materialized (
      select l2_normalize(${vector}::vector + avg(embedding::vector))::halfvec as vector
      from creators where id = any(${best}::bigint[])
    )
    select json_agg(json_build_array(id, -(embedding <#> moved.vector))) as similarities
    from creators, moved where id = any(${ids}::bigint[]) and embedding is not null`.execute(db)
  return new Map(rows[0]?.similarities)
}

/** The filters for rows found by an index. In this form the planner reads no further index for them (30 ms for a platform at 1,000,000 rows). */
function toTested(filters: SearchFilters): RawBuilder<unknown> {
  return sql`(${toConditions(filters)}) is true`
}
