import type { Match } from '@troupe/contract/creator-match'
import type { SearchSort } from '@troupe/contract/search-filters'
import type { Executor } from '../../../database/database.ts'
import { listSearched, type ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { ReadQuery } from './analysis/query.ts'
import type { SearchFilters } from './analysis/search-filters.ts'
import { listFeedback } from './candidates/candidate-repository.ts'
import { loadCandidates } from './candidates/find-candidates.ts'
import type { SearchContext } from './context/search-context.ts'
import type { QueryMeaning } from './meaning/query-meaning.ts'
import { createPassageFinder } from './ranking/find-passages.ts'
import { completeMatch, type RankingQuery } from './ranking/rank-candidates.ts'
import { type FindMoved, rankTwice } from './ranking/rank-twice.ts'
import type { SearchCandidate } from './ranking/search-candidate.ts'
import { fittedWeights } from './weights/fitted-weights.ts'

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
  read: ReadQuery,
  { ids, candidates: compared, meaning, filters, limit, sort, freshIds }: Found,
): Promise<{ results: RankedCreator[]; ranked: number }> {
  const { database, clock } = context
  const candidates = await loadCandidates(context, { ids, compared, vector: meaning?.vector, filters })
  const ranking = toRanking(read, { meaning, filters, now: clock.now() })
  const findMoved = createFindMoved(database.kysely, meaning)
  const all = await rankTwice({ candidates, ranking, limit, findMoved })
  const ranked = sort === 'relevance' ? all.filter(({ id, fits }) => fits || freshIds.has(id)) : all
  const matches = new Map(ranked.map(({ id, factors }) => [id, factors]))
  const order = sort === 'relevance' ? [...matches.keys()] : ids.filter((id) => matches.has(id))
  const rows = new Map((await listSearched(database.kysely, order)).map((row) => [row.id, row]))
  const findWords = createPassageFinder(read.query.units)
  const results = order.flatMap((id) => {
    const [row, factors] = [rows.get(id), matches.get(id)]
    if (!row || !factors) return []
    const { keywords, ...creator } = row
    const found = findWords({ ...creator, keywords })
    return [{ creator, match: completeMatch({ ...factors, ...found }, { sort, isFresh: freshIds.has(id) }) }]
  })
  return { results, ranked: candidates.length }
}

interface RankingContext extends Pick<Found, 'meaning' | 'filters'> {
  readonly now: Date
}

/** What the ranking has to know besides the candidates. */
export function toRanking(
  { query, rarities, sample: { averageTermCount } }: ReadQuery,
  { meaning, filters, now }: RankingContext,
): RankingQuery {
  const { average, deviation } = meaning ?? { average: null, deviation: 0 }
  const catalogue = { averageTermCount, average, deviation }
  return { query, filterCategories: filters.categories, rarities, catalogue, weights: fittedWeights, now }
}

/** Compares creators with the moved query in the database. */
export function createFindMoved(db: Executor, meaning: QueryMeaning | undefined): FindMoved | undefined {
  return meaning && ((ids, best) => listFeedback(db, { ids, best, vector: meaning.vector }))
}
