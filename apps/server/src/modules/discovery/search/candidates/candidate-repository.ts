import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { fieldWeights } from '../analysis/term-levels.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import { lengthPenalty, maxLengthRatio, rankingWeights, sideCategory } from '../ranking/ranking-weights.ts'
import type { StoredCandidate } from '../ranking/search-candidate.ts'

/** A query of row ids (ctid): finding a row again by its primary key takes longer than reading it. */
export type CreatorPlaces = RawBuilder<unknown>

/** How creators are compared with a query. */
export interface Comparison {
  /** Each a `tsquery`. */
  readonly tests: readonly string[]
  /** A vector as text; undefined: meanings are not compared. */
  readonly vector: string | undefined
}

interface NearestOptions {
  readonly filters: SearchFilters
  /** A vector as text. */
  readonly vector: string
  readonly limit: number
}

interface ExactOptions {
  /** Whether the database is the embedded one. */
  readonly isEmbedded: boolean
}

/**
 * The negative inner product with a vector. WebAssembly converts half floats in software, so on the embedded database only one of
 * the two vectors is converted, which halved the time.
 */
function toDistance(vector: string, { isEmbedded }: ExactOptions): RawBuilder<number> {
  return isEmbedded ? sql`(embedding::vector <#> ${vector}::vector)` : sql`(embedding <#> ${vector}::halfvec)`
}

/** Selects the creators nearest in meaning by comparing all that pass the filters. */
export function selectNearestExactly(options: NearestOptions & ExactOptions): CreatorPlaces {
  const { filters, vector, limit } = options
  // "+ 0" prevents the use of the vector index, which is very slow if few rows pass the filters.
  return sql`select ctid from creators where embedding is not null and ${toConditions(filters)}
    order by ${toDistance(vector, options)} + 0 limit ${limit}`
}

/** The query that creators are scored by. */
export interface Fit extends ExactOptions {
  /** For each unit a `tsquery`, the factor that scales its rank to 0 to 1, and its weight; weights add up to at most 1. */
  readonly weighed: readonly { readonly test: string; readonly scale: number; readonly weight: number }[]
  readonly averageTermCount: number
  /** Undefined: meanings are not compared. */
  readonly meaning: QueryMeaning | undefined
  readonly categories: readonly CategoryId[]
}

/** The nearest creator is about this many standard deviations closer than the average (measured); the ranking uses the exact value. */
const nearestDeviations = 5

/** Scores a creator by words, meaning and category with the weights of the ranking. */
function toScore(fit: Fit): RawBuilder<number> {
  const { weighed, averageTermCount, meaning, categories } = fit
  const ranks = weighed.map(
    ({ test, scale, weight }) => sql`${weight}::real * least(1, ${scale}::real * ${rankOf(test)})`,
  )
  const length = sql`least(${maxLengthRatio}::real, term_count / ${averageTermCount}::real)`
  const scores = [
    ...(ranks.length === 0
      ? []
      : [
          sql`${rankingWeights.words}::real * least(1, (${sql.join(ranks, sql` + `)})
            / (1 - ${lengthPenalty}::real + ${lengthPenalty}::real * ${length}))`,
        ]),
    ...(meaning?.average === undefined || meaning.average === null
      ? []
      : [
          sql`${rankingWeights.meaning}::real * greatest(0, coalesce(-${toDistance(meaning.vector, fit)}
            - ${meaning.average}::real, 0) / ${nearestDeviations * meaning.deviation + Number.EPSILON}::real)`,
        ]),
    ...categories.map(
      (category) => sql`${rankingWeights.categories / categories.length}::real * case
        when content_categories[1] = ${category} then 1
        when ${category} = any(content_categories) then ${sideCategory}::real else 0 end`,
    ),
  ]
  return scores.length === 0 ? sql`0::real` : sql`(${sql.join(scores, sql` + `)})`
}

interface FitOptions {
  readonly filters: SearchFilters
  /** Creators must match one of these, each a `tsquery`; undefined: all that pass the filters are read. */
  readonly matches: readonly string[] | undefined
  readonly fit: Fit
  readonly limit: number
}

/** Selects the best matches by score. Its cost is reading every match. */
export function selectByFit({ filters, matches, fit, limit }: FitOptions): CreatorPlaces {
  return sql`select ctid from creators where ${matches ? toMatchedCondition(matches, filters) : toConditions(filters)}
    order by ${toScore(fit)} desc, id limit ${limit}`
}

interface NearestFitOptions extends NearestOptions {
  /** Number of neighbours requested from the vector index, before the filters. */
  readonly reach: number
  readonly fit: Fit
}

/** Selects the best by score among the nearest neighbours of the vector index, whose recall is nearly complete. */
export function selectNearestByFit({ filters, vector, reach, fit, limit }: NearestFitOptions): CreatorPlaces {
  // `ef_search` is set within the statement: a statement of its own takes longer than the index scan.
  // The index contains no rows without a vector, but a plan that sorts instead would return them.
  return sql`select ctid from (
      select *, ctid from creators
      where (select set_config('hnsw.ef_search', ${String(reach)}, true)) is not null
        and embedding is not null and ${toConditions(filters)}
      order by embedding <#> ${vector}::halfvec limit ${reach}
    ) as nearest order by ${toScore(fit)} desc, id limit ${limit}`
}

/** Selects the matches with the most followers, or all creators' without `matches`; reads few rows. */
export function selectByPopularity({
  filters,
  matches,
  limit,
}: Omit<FitOptions, 'fit' | 'matches'> & Partial<Pick<FitOptions, 'matches'>>): CreatorPlaces {
  return sql`select ctid from creators where ${matches ? toMatchedCondition(matches, filters) : toConditions(filters)}
    order by subscribers desc nulls last, id limit ${limit}`
}

interface TopicOptions {
  readonly filters: SearchFilters
  readonly categories: readonly CategoryId[]
  /** ISO 639-1. */
  readonly languages: readonly string[]
  readonly limit: number
}

/** Selects the most followed creators by category and language. */
export function selectByTopic({ filters, categories, languages, limit }: TopicOptions): CreatorPlaces {
  return sql`select ctid from creators
    where content_categories && ${categories}::text[] and language = any(${languages}::text[])
      and ${toConditions(filters)}
    order by subscribers desc nulls last, id limit ${limit}`
}

interface NameOptions {
  readonly filters: SearchFilters
  readonly nameKey: string
  readonly limit: number
}

/** Lists the creators with a similar name or handle, most similar first; similarity 0 to 1. */
export async function listByName(
  db: Executor,
  { filters, nameKey, limit }: NameOptions,
): Promise<{ id: number; similarity: number }[]> {
  const { rows } = await sql<{ id: number; similarity: number }>`
    select id, word_similarity(${nameKey}, name_key)::float8 as similarity
    from creators where ${nameKey} <% name_key and ${toTested(filters)}
    order by similarity desc, length(name_key), id limit ${limit}`.execute(db)
  return rows
}

/** Reads the candidates among these creators that pass the filters. */
export async function listCandidates(
  db: Executor,
  { ids, filters, ...comparison }: Comparison & { ids: readonly number[]; filters: SearchFilters },
): Promise<StoredCandidate[]> {
  if (ids.length === 0) return []
  return compare(db, sql`id = any(${ids}::bigint[]) and ${toConditions(filters)}`, comparison)
}

/** Selects creators and reads them as candidates in one statement; a second one would take longer than this part. */
export async function listSelected(
  db: Executor,
  { places, ...comparison }: Comparison & { places: CreatorPlaces },
): Promise<StoredCandidate[]> {
  return compare(db, sql`ctid = any(array(${places}))`, comparison)
}

async function compare(
  db: Executor,
  condition: RawBuilder<unknown>,
  { tests, vector }: Comparison,
): Promise<StoredCandidate[]> {
  const ranks = tests.length > 0 ? sql.join(tests.map(rankOf)) : sql``
  const similarity = vector === undefined ? sql`null::real` : sql`-(embedding <#> ${vector}::halfvec)`
  // One JSON value is parsed in half the time that the driver takes for arrays and dates.
  const { rows } = await sql<{ candidates: StoredCandidate[] }>`
    select coalesce(json_agg(candidate), '[]') as candidates
    from (
      select id, term_count as "termCount", array[${ranks}]::real[] as ranks, ${similarity} as similarity,
        name_key as "nameKey", content_categories as categories, language, subscribers, engagement_rate as "engagementRate",
        extract(epoch from last_posted_at)::float8 * 1000 as "lastPostedAt",
        extract(epoch from fetched_at)::float8 * 1000 as "fetchedAt"
      from creators where ${condition}
    ) as candidate`.execute(db)
  return rows[0]?.candidates ?? []
}

function toMatchedCondition(matches: readonly string[], filters: SearchFilters): RawBuilder<unknown> {
  const words = matches.map((match) => sql`terms @@ ${match}::tsquery`)
  return sql`(${sql.join(words, sql` or `)}) and ${toTested(filters)}`
}

/** The filters for rows found by an index. In this form the planner reads no further index for them (30 ms for a platform at 1,000,000 rows). */
function toTested(filters: SearchFilters): RawBuilder<unknown> {
  return sql`(${toConditions(filters)}) is true`
}

const weights = `{${fieldWeights.join(',')}}`

function rankOf(test: string): RawBuilder<number> {
  return sql`ts_rank(${weights}::real[], terms, ${test}::tsquery)`
}
