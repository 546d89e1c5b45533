import type { Match } from '@troupe/contract/creator-match'
import type { SearchSort } from '@troupe/contract/search-filters'
import { listSearched, type ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { ReadQuery } from './analysis/query.ts'
import type { SearchFilters } from './analysis/search-filters.ts'
import { listFeedback } from './candidates/candidate-repository.ts'
import { loadCandidates } from './candidates/find-candidates.ts'
import type { SearchContext } from './context/search-context.ts'
import type { QueryMeaning } from './meaning/query-meaning.ts'
import { createPassageFinder } from './ranking/find-passages.ts'
import { completeMatch, type RankedCandidate, type RankingQuery, rankCandidates } from './ranking/rank-candidates.ts'
import type { SearchCandidate } from './ranking/search-candidate.ts'
import { feedback } from './weights/ranking-weights.ts'

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
  const all = await rankTwice(context, { candidates, ranking, vector: meaning?.vector, limit })
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
  return { query, filterCategories: filters.categories, rarities, catalogue, now }
}

interface RankTwice {
  readonly candidates: readonly SearchCandidate[]
  readonly ranking: RankingQuery
  /** Undefined: meanings are not compared. */
  readonly vector: string | undefined
  readonly limit: number
}

/** Ranks the candidates, moves the query towards the best ones, and ranks the first ones again (`feedback`). */
export async function rankTwice(
  { database }: SearchContext,
  { candidates, ranking, vector, limit }: RankTwice,
): Promise<RankedCandidate[]> {
  const first = rankCandidates(candidates, ranking, Math.max(limit, feedback.depth))
  if (vector === undefined) return first.slice(0, limit)
  const again = first.slice(0, feedback.depth).map(({ id }) => id)
  const moved = await listFeedback(database.kysely, { ids: again, best: again.slice(0, feedback.best), vector })
  if (moved.size === 0) return first.slice(0, limit)
  const chosen = new Set(again)
  const second = rankCandidates(
    candidates.filter(({ id }) => chosen.has(id)),
    { ...ranking, moved },
    limit,
  )
  return [...second, ...first.slice(feedback.depth)].slice(0, limit)
}
