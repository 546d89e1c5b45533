import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { fieldWeights } from './ranking-weights.ts'
import type { SearchCandidate } from './search-candidate.ts'
import type { Range, SearchFilters } from './search-filters.ts'

type Condition = RawBuilder<SqlBool>

function toConditions(filters: SearchFilters): Condition {
  const conditions: Condition[] = [
    ...inRange('subscribers', filters.subscribers),
    ...inRange('engagement_rate', filters.engagementRate),
    ...inRange('estimated_price', filters.estimatedPrice),
    ...inRange('videos_count', filters.videosCount),
  ]
  if (filters.platforms) conditions.push(sql`platform = any(${filters.platforms}::text[])`)
  if (filters.categories.length > 0) conditions.push(sql`content_categories && ${filters.categories}::text[]`)
  if (filters.regions.length > 0) conditions.push(sql`region = any(${filters.regions}::text[])`)
  if (filters.verifiedOnly) conditions.push(sql`verified`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function inRange(column: string, { min, max }: Range): Condition[] {
  return [
    ...(min === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${min}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${max}`]),
  ]
}

/** How many creators the planner believes the filters keep: costs a fraction of a millisecond, and its error matters little. */
export async function estimateMatches(db: Executor, filters: SearchFilters): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from creators where ${toConditions(filters)}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

interface NearestOptions {
  readonly filters: SearchFilters
  /** A vector as text. */
  readonly vector: string
  readonly limit: number
}

/** The creators nearest in meaning, by comparing every one that the filters keep. */
export async function listNearestExactly(db: Executor, { filters, vector, limit }: NearestOptions): Promise<number[]> {
  // "+ 0" keeps the planner from the vector index, which it would walk for ever when few rows pass the filters.
  return listIds(
    db,
    sql`select id from creators where embedding is not null and ${toConditions(filters)}
      order by (embedding <#> ${vector}::halfvec) + 0 limit ${limit}`,
  )
}

/** The creators nearest in meaning, by the vector index: nearly all of them, in a few milliseconds from a million. */
export async function listNearestByIndex(db: Executor, options: NearestOptions): Promise<number[]> {
  const { filters, vector, limit } = options
  return db.transaction().execute(async (transaction) => {
    await sql`
      select set_config('hnsw.ef_search', ${String(limit)}, true),
        set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(transaction)
    return listIds(
      transaction,
      sql`select id from creators where ${toConditions(filters)} order by embedding <#> ${vector}::halfvec limit ${limit}`,
    )
  })
}

/** A term with what it counts. */
export interface WeighedTerm {
  readonly term: string
  readonly weight: number
}

interface WordOptions {
  readonly filters: SearchFilters
  readonly terms: readonly WeighedTerm[]
  readonly limit: number
}

/** Of the creators with any of the terms, those who have the most of them. Reads every match. */
export async function listByTermRank(db: Executor, { filters, terms, limit }: WordOptions): Promise<number[]> {
  if (terms.length === 0) return []
  const rank = sql.join(
    terms.map(({ term, weight }) => sql`${weight}::real * ${rankOf(term)}`),
    sql` + `,
  )
  return listIds(
    db,
    sql`select id from creators where terms @@ ${toQuery(terms, '|')}::tsquery and ${toConditions(filters)}
      order by ${rank} desc, subscribers desc nulls last limit ${limit}`,
  )
}

/** Of the creators with all of the terms, the most followed; for terms so common that most matches are never read. */
export async function listByPopularity(db: Executor, { filters, terms, limit }: WordOptions): Promise<number[]> {
  const matches = terms.length === 0 ? sql`true` : sql`terms @@ ${toQuery(terms, '&')}::tsquery`
  return listIds(
    db,
    sql`select id from creators where ${matches} and ${toConditions(filters)}
      order by subscribers desc nulls last, id limit ${limit}`,
  )
}

/** The creators whose name or handle is like the key, best first. */
export async function listByName(
  db: Executor,
  { filters, nameKey, limit }: { filters: SearchFilters; nameKey: string; limit: number },
): Promise<number[]> {
  return listIds(
    db,
    sql`select id from creators where ${nameKey} <% name_key and ${toConditions(filters)}
      order by word_similarity(${nameKey}, name_key) desc, length(name_key), id limit ${limit}`,
  )
}

interface DescribeOptions {
  readonly ids: readonly number[]
  readonly terms: readonly string[]
  /** A vector as text; undefined: meanings are not compared. */
  readonly vector: string | undefined
  readonly nameKey: string
}

/** What the ranking needs of these creators. */
export async function listCandidates(db: Executor, options: DescribeOptions): Promise<SearchCandidate[]> {
  if (options.ids.length === 0) return []
  const ranks = sql.join(options.terms.map(rankOf))
  const similarity = options.vector === undefined ? sql`null::float8` : sql`-(embedding <#> ${options.vector}::halfvec)`
  const { rows } = await sql<SearchCandidate>`
    select id, term_count as "termCount", array[${options.terms.length > 0 ? ranks : sql``}]::real[] as "termRanks",
      ${similarity} as similarity, word_similarity(${options.nameKey}, name_key) as "nameSimilarity",
      name_key as "nameKey", content_categories as categories, subscribers, engagement_rate as "engagementRate",
      last_posted_at as "lastPostedAt", fetched_at as "fetchedAt"
    from creators where id = any(${options.ids}::bigint[])`.execute(db)
  return rows
}

async function listIds(db: Executor, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return rows.map((row) => row.id)
}

const weights = `{${fieldWeights.join(',')}}`

function rankOf(term: string): RawBuilder<number> {
  return sql`ts_rank(${weights}::real[], terms, ${quote(term)}::tsquery)`
}

function toQuery(terms: readonly WeighedTerm[], operator: '|' | '&'): string {
  return terms.map(({ term }) => quote(term)).join(` ${operator} `)
}

/** A term holds letters and digits only, but nothing here depends on it. */
function quote(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
