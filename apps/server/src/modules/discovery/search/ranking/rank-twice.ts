import { feedbackDepth } from '../weights/ranking-weights.ts'
import { type RankedCandidate, type RankingQuery, rankCandidates } from './rank-candidates.ts'
import type { SearchCandidate } from './search-candidate.ts'

/**
 * Finds the similarities of creators, by id, to the query moved towards the best ones; empty if the best have no
 * vectors.
 * @param ids the creators to compare, best first.
 */
export type FindMoved = (ids: readonly number[], best: readonly number[]) => Promise<ReadonlyMap<number, number>>

interface RankTwice {
  readonly candidates: readonly SearchCandidate[]
  readonly ranking: RankingQuery
  readonly limit: number
  /** Undefined: no comparison of meaning, so there is only one ranking. */
  readonly findMoved: FindMoved | undefined
}

/** Ranks the candidates, moves the query towards the best ones, and ranks the first ones again. */
export async function rankTwice({ candidates, ranking, limit, findMoved }: RankTwice): Promise<RankedCandidate[]> {
  const depth = Math.min(feedbackDepth.max, Math.max(feedbackDepth.min, feedbackDepth.perResult * limit))
  const first = rankCandidates(candidates, ranking, Math.max(limit, depth))
  if (!findMoved) return first.slice(0, limit)
  const again = first.slice(0, depth).map(({ id }) => id)
  const moved = await findMoved(again, again.slice(0, ranking.weights.feedback.best))
  if (moved.size === 0) return first.slice(0, limit)
  const chosen = new Set(again)
  const second = rankCandidates(
    candidates.filter(({ id }) => chosen.has(id)),
    { ...ranking, moved },
    limit,
  )
  return [...second, ...first.slice(depth)].slice(0, limit)
}
