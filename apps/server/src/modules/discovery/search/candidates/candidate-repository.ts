import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { type Condition, toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import type { StoredCandidate } from '../ranking/search-candidate.ts'
import { sideCategory } from '../weights/ranking-weights.ts'

interface FindOptions {
  readonly filters: SearchFilters
  readonly limit: number
}

interface LegOptions extends FindOptions {
  /** Categories of the query. */
  readonly categories: readonly CategoryId[]
}

/** A creator that a leg found, with what that leg knows of its score. */
export interface Hit {
  readonly id: number
  /** Score by words, comparable within one search; null: not known. */
  readonly words: number | null
  /** Similarity to the query, -1 to 1; null: not known. */
  readonly similarity: number | null
  /** How many of the categories it has, 0 to 1, as the ranking counts them. */
  readonly topic: number
}

interface NearestOptions extends LegOptions {
  /** A vector as text. */
  readonly vector: string
}

/**
 * Finds the creators nearest in meaning by comparing all that pass the filters.
 * @param isEmbedded WebAssembly converts half floats in software, so on the embedded database only one of the two vectors is
 * converted, which halved the time.
 */
export async function findNearestExactly(
  db: Executor,
  { filters, categories, vector, limit, isEmbedded }: NearestOptions & { readonly isEmbedded: boolean },
): Promise<Hit[]> {
  const distance = isEmbedded ? sql`embedding::vector <#> ${vector}::vector` : sql`embedding <#> ${vector}::halfvec`
  // "+ 0" prevents the use of the vector index, which is very slow if few rows pass the filters.
  const { rows } = await sql<Hit>`select ${selectHit({ similarity: sql`-(${distance})`, categories })}
    from creators where embedding is not null and ${toConditions(filters)}
    order by (${distance}) + 0 limit ${limit}`.execute(db)
  return rows
}

interface IndexedNearestOptions extends NearestOptions {
  /** Number of neighbours that the vector index returns, before the filters. */
  readonly reach: number
}

/** Finds the nearest creators by the vector index, whose recall is nearly complete. */
export async function findNearestByIndex(
  db: Executor,
  { filters, categories, vector, reach, limit }: IndexedNearestOptions,
): Promise<Hit[]> {
  // `ef_search` is set within the statement: a statement of its own takes longer than the index scan.
  // The index contains no rows without a vector, but a plan that sorts instead would return them.
  const { rows } = await sql<Hit>`select ${selectHit({ similarity: toSimilarity(vector), categories })} from creators
    where (select set_config('hnsw.ef_search', ${String(reach)}, true)) is not null
      and embedding is not null and ${toConditions(filters)}
    order by embedding <#> ${vector}::halfvec limit ${limit}`.execute(db)
  return rows
}

interface WordOptions extends LegOptions {
  /** A vector as text to compare the found creators with; undefined: they are not compared. */
  readonly vector: string | undefined
}

/**
 * Finds the best by BM25 in the order of the index of words. Creators that do not pass the filters are read and left out, so it
 * is for filters that a good part passes.
 * @param words forms of `toIndexTerm`.
 */
export async function findByIndex(
  db: Executor,
  { filters, categories, vector, words, limit }: WordOptions & { readonly words: string },
): Promise<Hit[]> {
  const { index, text, condition } = chooseWordIndex(filters)
  // The scan knows the score; the same expression as in the order would compute it anew.
  const hit = selectHit({ words: sql`-bm25_get_current_score()`, similarity: toSimilarity(vector), categories })
  const { rows } = await sql<Hit>`select ${hit} from creators where ${condition} and ${toTested(filters)}
    order by ${text} <@> to_bm25query(${words}, ${sql.lit(index)}) limit ${limit}`.execute(db)
  return rows
}

/** The index of one platform's words if the filters ask for one platform, with the texts and the condition that it is of. */
function chooseWordIndex({ platforms }: SearchFilters): {
  index: string
  text: RawBuilder<unknown>
  condition: Condition
} {
  const [platform, ...others] = platforms ?? []
  if (platform === undefined || others.length > 0) {
    return { index: 'creators_words', text: sql`index_text`, condition: sql`true` }
  }
  return {
    index: `creators_words_${platform}`,
    text: sql`(index_text || '')`,
    condition: sql`platform = ${sql.lit(platform)}`,
  }
}

/** A unit of the query as a `tsquery`, with its weight. */
export interface WeighedTest {
  readonly test: string
  readonly weight: number
}

interface FilteredOptions extends WordOptions {
  readonly tests: readonly WeighedTest[]
  /** Whether to read all that pass the filters rather than all that have a word, which may be a hundred times as many. */
  readonly areFew: boolean
}

/** Finds the best matches among the creators that pass the filters; its cost is reading every match. */
export async function findAmongFiltered(
  db: Executor,
  { filters, categories, vector, tests, limit, areFew }: FilteredOptions,
): Promise<Hit[]> {
  const any = tests.map(({ test }) => test).join(' | ')
  const hasAny = areFew ? sql`(terms @@ ${any}::tsquery) is true` : sql`terms @@ ${any}::tsquery`
  // A rough order, from which the ranking chooses; of PostgreSQL's ranks only one part as a sum of weights.
  const rank = sql.join(
    tests.map(({ test, weight }) => sql`${weight}::real * ts_rank(terms, ${test}::tsquery, 1)`),
    sql` + `,
  )
  const { rows } = await sql<Hit>`select ${selectHit({ words: rank, similarity: toSimilarity(vector), categories })}
    from creators where ${hasAny} and ${toConditions(filters)}
    order by words desc, id limit ${limit}`.execute(db)
  return rows
}

interface HitColumns {
  readonly words?: RawBuilder<unknown>
  readonly similarity: RawBuilder<unknown>
  readonly categories: readonly CategoryId[]
}

function selectHit({ words = sql`null::float8`, similarity, categories }: HitColumns): RawBuilder<unknown> {
  return sql`id, (${words})::float8 as words, (${similarity})::float8 as similarity, ${toTopic(categories)} as topic`
}

function toSimilarity(vector: string | undefined): RawBuilder<unknown> {
  return vector === undefined ? sql`null` : sql`-(embedding <#> ${vector}::halfvec)`
}

/** The share of `scoreCategories` that a row has. */
function toTopic(categories: readonly CategoryId[]): RawBuilder<unknown> {
  if (categories.length === 0) return sql`0::float8`
  const shares = categories.map(
    (category) => sql`case when content_categories[1] = ${category} then 1
      when ${category} = any(content_categories) then ${sql.lit(sideCategory)} else 0 end`,
  )
  return sql`(${sql.join(shares, sql` + `)})::float8 / ${sql.lit(categories.length)}`
}

/** Finds the creators with the most followers. */
export async function findMostFollowed(db: Executor, { filters, limit }: FindOptions): Promise<number[]> {
  return listIds(
    db,
    sql<{
      id: number
    }>`select id from creators where ${toConditions(filters)} order by subscribers desc nulls last, id limit ${limit}`,
  )
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
  return listIds(
    db,
    sql<{ id: number }>`select id from creators
      where content_categories && ${categories}::text[] and language = any(${languages}::text[])
        and ${toConditions(filters)}
      order by subscribers desc nulls last, id limit ${limit}`,
  )
}

async function listIds(db: Executor, query: RawBuilder<{ id: number }>): Promise<number[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists the creators with a similar name or handle, most similar first; similarity 0 to 1. */
export async function listByName(
  db: Executor,
  { filters, nameKey, limit }: FindOptions & { readonly nameKey: string },
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
  // The driver takes longer for arrays and dates than for JSON and numbers.
  const { rows } = await sql<StoredCandidate>`
    select id, index_text as "indexText", term_count as "termCount", (${toSimilarity(vector)})::float8 as similarity,
      name_key as "nameKey", handle, to_json(content_categories) as categories, language, subscribers,
      engagement_rate as "engagementRate",
      extract(epoch from last_posted_at)::float8 * 1000 as "lastPostedAt",
      extract(epoch from fetched_at)::float8 * 1000 as "fetchedAt"
    from creators where id = any(${ids}::bigint[]) and ${toConditions(filters)}`.execute(db)
  return rows
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
