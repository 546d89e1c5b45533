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
import { hasAnswer } from './ranking/has-answer.ts'
import { completeMatch, type RankedCandidate, type RankingQuery } from './ranking/rank-candidates.ts'
import { type FindMoved, rankTwice } from './ranking/rank-twice.ts'
import type { SearchCandidate } from './ranking/search-candidate.ts'
import { fittedWeights } from './weights/fitted-weights.ts'

export interface Found {
  /** Creators found in the order of a figure, or named by a platform. */
  readonly ids: readonly number[]
  /** Creators that have been compared with the query. */
  readonly candidates: readonly SearchCandidate[]
  /** The parts of a divided catalogue that have creators, by id, as far as is known. */
  readonly partOf?: ReadonlyMap<number, string> | undefined
  /** Undefined: no comparison of meaning. */
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

/** A creator in an ordered list, with the factors of its match that the ranking knows. */
export type Placed = Pick<RankedCandidate, 'id' | 'factors'>

/**
 * Ranks the found creators that pass the filters.
 * @returns the results in the requested order, and the number of creators ranked.
 */
export async function rankResults(
  context: SearchContext,
  read: ReadQuery,
  found: Found,
): Promise<{ results: RankedCreator[]; ranked: number }> {
  const { placed, ranked } = await placeCreators(context, read, found)
  return { results: await readPlaced(context, read, { ...found, placed }), ranked }
}

/** Orders the found creators that pass the filters. */
export async function placeCreators(
  context: SearchContext,
  read: ReadQuery,
  { ids, candidates: compared, partOf, meaning, filters, limit, sort, freshIds }: Found,
): Promise<{ placed: Placed[]; ranked: number }> {
  const candidates = await loadCandidates(context, { ids, compared, vector: meaning?.vector, filters })
  const ranking = toRanking(read, { meaning, filters, now: context.clock.now() })
  const isAnswered = hasAnswer(candidates, read.query, meaning)
  const findMoved = createFindMoved(context.database.kysely, meaning, partOf)
  const best = await rankTwice({ candidates, ranking, limit, findMoved })
  const ranked = candidates.length
  if (sort === 'relevance')
    return { placed: best.filter(({ id, fits }) => (isAnswered && fits) || freshIds.has(id)), ranked }
  const byId = new Map(best.map((candidate) => [candidate.id, candidate]))
  return { placed: ids.flatMap((id) => byId.get(id) ?? []), ranked }
}

interface ReadOptions extends Pick<Found, 'partOf' | 'sort' | 'freshIds'> {
  readonly placed: readonly Placed[]
}

/** Reads creators and completes their matches; deleted ones are left out. */
export async function readPlaced(
  { database }: SearchContext,
  { query }: ReadQuery,
  { placed, partOf, sort, freshIds }: ReadOptions,
): Promise<RankedCreator[]> {
  const ids = placed.map(({ id }) => id)
  const rows = new Map((await listSearched(database.kysely, ids, partOf)).map((row) => [row.id, row]))
  const findWords = createPassageFinder(query)
  return placed.flatMap(({ id, factors }) => {
    const row = rows.get(id)
    if (!row) return []
    const { keywords, ...creator } = row
    const found = findWords({ ...creator, keywords })
    return [{ creator, match: completeMatch({ ...factors, ...found }, { sort, isFresh: freshIds.has(id) }) }]
  })
}

interface RankingContext extends Pick<Found, 'meaning' | 'filters'> {
  readonly now: Date
}

/** Combines the inputs of the ranking other than the candidates. */
export function toRanking(
  { query, rarities, sample: { averageTermCount } }: ReadQuery,
  { meaning, filters, now }: RankingContext,
): RankingQuery {
  const { average, deviation } = meaning ?? { average: null, deviation: 0 }
  const catalogue = { averageTermCount, average, deviation }
  return { query, filterCategories: filters.categories, rarities, catalogue, weights: fittedWeights, now }
}

/** Creates a function that compares creators with the moved query in the database. */
export function createFindMoved(
  db: Executor,
  meaning: QueryMeaning | undefined,
  partOf?: Found['partOf'],
): FindMoved | undefined {
  return meaning && ((ids, best) => listFeedback(db, { ids, best, vector: meaning.vector, partOf }))
}
