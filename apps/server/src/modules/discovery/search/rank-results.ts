import type { Match } from '@troupe/contract/creator-match'
import type { SearchSort } from '@troupe/contract/search-filters'
import { listSearched, type ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { ReadQuery } from './analysis/query.ts'
import type { SearchFilters } from './analysis/search-filters.ts'
import { loadCandidates } from './candidates/find-candidates.ts'
import type { SearchContext } from './context/search-context.ts'
import type { QueryMeaning } from './meaning/query-meaning.ts'
import { createPassageFinder } from './ranking/find-passages.ts'
import { completeMatch, rankCandidates } from './ranking/rank-candidates.ts'
import type { SearchCandidate } from './ranking/search-candidate.ts'

export interface Found {
  /** Creators found by a figure, in that order, or named by a platform. */
  readonly ids: readonly number[]
  /** Creators that have been compared with the query already. */
  readonly candidates: readonly SearchCandidate[]
  /** Undefined: not compared. */
  readonly meaning: QueryMeaning | undefined
  readonly filters: SearchFilters
  readonly limit: number
  readonly sort: SearchSort
  /** Creators that a platform named just now. */
  readonly freshIds: ReadonlySet<number>
}

export interface RankedCreator {
  readonly creator: ShownCreatorRow
  readonly match: Match
}

/**
 * Ranks the found creators that pass the filters.
 * @returns the results in the requested order, and the number of creators ranked.
 */
export async function rankResults(
  context: SearchContext,
  { query, statistics, tests }: ReadQuery,
  { ids, candidates: compared, meaning, filters, limit, sort, freshIds }: Found,
): Promise<{ results: RankedCreator[]; ranked: number }> {
  const { database, clock } = context
  const candidates = await loadCandidates(context, { ids, compared, tests, vector: meaning?.vector, filters })
  const ranking = {
    query,
    filterCategories: filters.categories,
    statistics,
    averageSimilarity: meaning?.average ?? null,
    now: clock.now(),
  }
  const matches = new Map(rankCandidates(candidates, ranking, limit).map(({ id, factors }) => [id, factors]))
  const order = sort === 'relevance' ? [...matches.keys()] : ids.filter((id) => matches.has(id))
  const rows = new Map((await listSearched(database.kysely, order)).map((row) => [row.id, row]))
  const findWords = createPassageFinder(query.units)
  const results = order.flatMap((id) => {
    const [row, factors] = [rows.get(id), matches.get(id)]
    if (!row || !factors) return []
    const { keywords, ...creator } = row
    const found = findWords({ ...creator, keywords })
    return [{ creator, match: completeMatch({ ...factors, ...found }, { sort, isFresh: freshIds.has(id) }) }]
  })
  return { results, ranked: candidates.length }
}
