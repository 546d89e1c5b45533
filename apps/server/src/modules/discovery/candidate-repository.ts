import type { CategoryId } from '@troupe/contract/categories'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { toConditions } from './filter-repository.ts'
import type { QueryMeaning } from './query-meaning.ts'
import { fieldWeights, lengthPenalty, maxLengthRatio, rankingWeights, sideCategory } from './ranking-weights.ts'
import type { StoredCandidate } from './search-candidate.ts'
import type { SearchFilters } from './search-filters.ts'

/** A query that names creators by the places of their rows: to find a row by its id again takes longer than to read it. */
export type CreatorPlaces = RawBuilder<unknown>

/** How many creators the planner believes the filters keep: costs a fraction of a millisecond, and its error matters little. */
export async function estimateMatches(db: Executor, filters: SearchFilters): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from creators where ${toConditions(filters)}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

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

/** For who compares many creators one by one. */
interface ExactOptions {
  /** Whether the database is the embedded one. */
  readonly isEmbedded: boolean
}

/**
 * The negative inner product with a vector. Processors read half floats themselves; where WebAssembly has to compute each, to do so for
 * one of the two vectors only took half the time.
 */
function toDistance(vector: string, { isEmbedded }: ExactOptions): RawBuilder<number> {
  return isEmbedded ? sql`(embedding::vector <#> ${vector}::vector)` : sql`(embedding <#> ${vector}::halfvec)`
}

/** The creators nearest in meaning, by comparing every one that the filters keep. */
export function selectNearestExactly(options: NearestOptions & ExactOptions): CreatorPlaces {
  const { filters, vector, limit } = options
  // "+ 0" keeps the planner from the vector index, which it would walk for ever when few rows pass the filters.
  return sql`select ctid from creators where embedding is not null and ${toConditions(filters)}
    order by ${toDistance(vector, options)} + 0 limit ${limit}`
}

/** How well creators answer a query. */
export interface Fit extends ExactOptions {
  /** Each a `tsquery`, what makes its rank 0 to 1, and what that counts; together at most 1. */
  readonly weighed: readonly { readonly test: string; readonly scale: number; readonly weight: number }[]
  readonly averageTermCount: number
  /** Undefined: meanings are not compared. */
  readonly meaning: QueryMeaning | undefined
  readonly categories: readonly CategoryId[]
}

/** The nearest is about so many standard deviations closer in meaning than just anybody (measured); the ranking knows it exactly. */
const nearestDeviations = 5

/** The score of a creator by the weights of the ranking: words, meaning and category. */
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
  /** Which terms have to be there: one of these, each a `tsquery`; undefined: none, everybody whom the filters keep is read. */
  readonly matches: readonly string[] | undefined
  readonly fit: Fit
  readonly limit: number
}

/** Of the creators that match, those who fit best. Reads every match, and that is what takes the time. */
export function selectByFit({ filters, matches, fit, limit }: FitOptions): CreatorPlaces {
  return sql`select ctid from creators where ${matches ? toMatchedCondition(matches, filters) : toConditions(filters)}
    order by ${toScore(fit)} desc, id limit ${limit}`
}

interface NearestFitOptions extends NearestOptions {
  /** How many of the nearest the vector index is asked for, before the filters; of these so many as the limit are taken. */
  readonly reach: number
  readonly fit: Fit
}

/** Of the creators nearest in meaning by the vector index, which are nearly all of them, those who fit best. */
export function selectNearestByFit({ filters, vector, reach, fit, limit }: NearestFitOptions): CreatorPlaces {
  // How far the index is walked is told on the way in: as a statement of its own that takes longer than the walk.
  // The index holds no row without a vector, but the planner may choose to sort instead, and that gives them all.
  return sql`select ctid from (
      select *, ctid from creators
      where (select set_config('hnsw.ef_search', ${String(reach)}, true)) is not null
        and embedding is not null and ${toConditions(filters)}
      order by embedding <#> ${vector}::halfvec limit ${reach}
    ) as nearest order by ${toScore(fit)} desc, id limit ${limit}`
}

/** Of the creators that match (all where nothing has to), the most followed; reads few of many matches. */
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

/** The most followed creators of one of the categories who speak one of the languages. */
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

/** The creators whose name or handle is like the key, best first, with the likeness, 0 to 1. */
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

/** What the ranking needs of those of these creators who pass the filters. */
export async function listCandidates(
  db: Executor,
  { ids, filters, ...comparison }: Comparison & { ids: readonly number[]; filters: SearchFilters },
): Promise<StoredCandidate[]> {
  if (ids.length === 0) return []
  return compare(db, sql`id = any(${ids}::bigint[]) and ${toConditions(filters)}`, comparison)
}

/** What the ranking needs of the creators that are selected: in the same query, since a second one takes longer than this part. */
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
  // As one JSON text the rows are read in half the time that the driver takes for their arrays and dates.
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

/** The vectors of so many creators at even distances through the catalogue, always the same; of fewer where ids or vectors are missing. */
export async function listSampleVectors(db: Executor, size: number): Promise<number[][]> {
  const { rows } = await sql<{ vectors: number[][] }>`
    select coalesce(json_agg(embedding::real[]), '[]') as vectors from creators
    where embedding is not null and id in (
      select 1 + place * (select max(id) from creators) / ${size}::bigint
      from generate_series(0, ${size - 1}::bigint) as place)`.execute(db)
  return rows[0]?.vectors ?? []
}

function toMatchedCondition(matches: readonly string[], filters: SearchFilters): RawBuilder<unknown> {
  const words = matches.map((match) => sql`terms @@ ${match}::tsquery`)
  return sql`(${sql.join(words, sql` or `)}) and ${toTested(filters)}`
}

/** The filters for rows that an index has found: in this form the planner does not read further indexes for them (30 ms for a platform of a million). */
function toTested(filters: SearchFilters): RawBuilder<unknown> {
  return sql`(${toConditions(filters)}) is true`
}

const weights = `{${fieldWeights.join(',')}}`

function rankOf(test: string): RawBuilder<number> {
  return sql`ts_rank(${weights}::real[], terms, ${test}::tsquery)`
}
