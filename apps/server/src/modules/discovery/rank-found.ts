import type { CategoryId } from '@troupe/contract/categories'
import type { Match } from '@troupe/contract/creators'
import { defaultQueryText } from '@troupe/contract/discovery'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { listCandidates } from './candidate-repository.ts'
import { listByIds, type ShownCreatorRow } from './found-creator-repository.ts'
import type { QueryVectors } from './query-vectors.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchFilters } from './search-filters.ts'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'
import { createWordSplitter, listSplitTerms } from './split-words.ts'
import { getTermStatistics } from './term-statistics-repository.ts'
import { toTermTest } from './term-tests.ts'

export interface RankingParts {
  readonly database: Database
  readonly clock: Clock
  readonly queryVectors: QueryVectors
}

/** A text as the catalogue's words suggest to read it. */
export interface ReadQuery {
  readonly query: SearchQuery
  readonly statistics: TermStatistics
  /** For each word of the query how it is looked for, as a `tsquery`. */
  readonly tests: readonly string[]
}

/** Reads a text. The documented default stands for an empty box: its words describe nobody. */
export async function readQuery({ database }: RankingParts, input: string): Promise<ReadQuery> {
  const text = input === defaultQueryText ? '' : input
  const terms = parseSearchQuery(text).units.flatMap(({ term, joined }) => [term, ...joined])
  const statistics = await getTermStatistics(database.kysely, [...new Set([...terms, ...listSplitTerms(text)])])
  const query = parseSearchQuery(text, createWordSplitter(statistics))
  return { query, statistics, tests: query.units.map((unit) => toTermTest(unit).test) }
}

export interface Found {
  readonly ids: readonly number[]
  /** Likeness of the name to the query, 0 to 1, by id; absent: 0. */
  readonly nameSimilarities: ReadonlyMap<number, number>
  /** The meaning of the query as text; undefined: not compared. */
  readonly vector: string | undefined
  readonly filters: SearchFilters
  readonly limit: number
}

export interface RankedCreator {
  readonly creator: ShownCreatorRow
  readonly match: Match
}

/** The best of the found creators that pass the filters, best first, and how many were looked at. */
export async function rankFound(
  { database, clock }: RankingParts,
  { query, statistics, tests }: ReadQuery,
  { ids, nameSimilarities, vector, filters, limit }: Found,
): Promise<{ results: RankedCreator[]; ranked: number }> {
  const stored = await listCandidates(database.kysely, { ids, tests, vector, filters })
  const candidates = stored.map((candidate) => ({
    ...candidate,
    nameSimilarity: nameSimilarities.get(candidate.id) ?? 0,
  }))
  const filterCategories: readonly CategoryId[] = filters.categories
  const ranked = rankCandidates(candidates, { query, filterCategories, statistics, now: clock.now() }, limit)
  const rows = await listByIds(
    database.kysely,
    ranked.map(({ id }) => id),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const results = ranked.flatMap(({ id, match }) => {
    const creator = rowsById.get(id)
    return creator ? [{ creator, match }] : []
  })
  return { results, ranked: candidates.length }
}
