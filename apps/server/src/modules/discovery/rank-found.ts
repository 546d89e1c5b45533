import type { CategoryId } from '@troupe/contract/categories'
import type { Match, MatchPart } from '@troupe/contract/creators'
import { defaultQueryText } from '@troupe/contract/discovery'
import { platforms } from '@troupe/contract/platforms'
import type { SearchSort } from '@troupe/contract/search-filters'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import { listCandidates } from './candidate-repository.ts'
import type { CatalogueSample } from './catalogue-sample.ts'
import { toPlatformTerm } from './category-terms.ts'
import { listByIds, type ShownCreatorRow } from './found-creator-repository.ts'
import type { QueryMeaning } from './query-meaning.ts'
import type { QueryVectors } from './query-vectors.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { SampledStatistics, SearchCandidate } from './search-candidate.ts'
import type { SearchFilters } from './search-filters.ts'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'
import { createWordSplitter, listSplitTerms } from './split-words.ts'
import { listSampled } from './term-sample.ts'
import { getTermStatistics } from './term-statistics-repository.ts'
import { toTermTest } from './term-tests.ts'

export interface RankingParts {
  readonly database: Database
  readonly clock: Clock
  readonly queryVectors: QueryVectors
  readonly catalogueSample: CatalogueSample
  readonly telemetry: Telemetry
}

/** A text as the catalogue's words suggest to read it. */
export interface ReadQuery {
  readonly query: SearchQuery
  readonly statistics: SampledStatistics
  /** For each word of the query how it is looked for, as a `tsquery`. */
  readonly tests: readonly string[]
}

/** Reads a text. The documented default stands for an empty box: its words describe nobody. */
export async function readQuery({ database: { kysely } }: RankingParts, input: string): Promise<ReadQuery> {
  const text = input === defaultQueryText ? '' : input
  const whole = parseSearchQuery(text)
  const asked = listSampled(whole)
  const counted = platforms.map(toPlatformTerm)
  const first = await getTermStatistics(kysely, { sampled: asked, counted: [...listSplitTerms(text), ...counted] })
  const query = parseSearchQuery(text, createWordSplitter(first))
  const wanted = listSampled(query)
  const isKnown = wanted.every((term) => asked.includes(term))
  const statistics = isKnown ? first : await getTermStatistics(kysely, { sampled: wanted, counted })
  return { query, statistics, tests: query.units.map((unit) => toTermTest(unit).test) }
}

export interface Found {
  /** Those found by a figure, in that order; those that a platform named. */
  readonly ids: readonly number[]
  /** Those who were compared with the query when they were found. */
  readonly candidates: readonly SearchCandidate[]
  /** Undefined: not compared. */
  readonly meaning: QueryMeaning | undefined
  readonly filters: SearchFilters
  readonly limit: number
  readonly sort: SearchSort
  /** Whom a platform named just now. */
  readonly freshIds: ReadonlySet<number>
}

export interface RankedCreator {
  readonly creator: ShownCreatorRow
  readonly match: Match
}

/** Those of the found creators that pass the filters, in the order asked for, and how many were looked at. */
export async function rankFound(
  { database, clock }: RankingParts,
  { query, statistics, tests }: ReadQuery,
  { ids, candidates: compared, meaning, filters, limit, sort, freshIds }: Found,
): Promise<{ results: RankedCreator[]; ranked: number }> {
  const likeness = new Map(compared.map(({ id, nameSimilarity }) => [id, nameSimilarity]))
  const stored = await listCandidates(database.kysely, { ids, tests, vector: meaning?.vector, filters })
  const candidates = [
    ...stored.map((candidate) => ({ ...candidate, nameSimilarity: likeness.get(candidate.id) ?? 0 })),
    ...withoutIds(compared, new Set(ids)),
  ]
  const filterCategories: readonly CategoryId[] = filters.categories
  const ranking = { query, filterCategories, statistics, averageSimilarity: meaning?.average ?? null, now: clock.now() }
  const ranked = rankCandidates(candidates, ranking, limit)
  const matches = new Map(ranked.map(({ id, match }) => [id, match]))
  const order = sort === 'relevance' ? [...matches.keys()] : ids.filter((id) => matches.has(id))
  const rows = new Map((await listByIds(database.kysely, order)).map((row) => [row.id, row]))
  const results = order.flatMap((id) => {
    const [creator, match] = [rows.get(id), matches.get(id)]
    if (!creator || !match) return []
    return [{ creator, match: completeMatch(match, { sort, isFresh: freshIds.has(id) }) }]
  })
  return { results, ranked: candidates.length }
}

/** Whom a platform named may have been stored anew since. */
function withoutIds(candidates: readonly SearchCandidate[], ids: ReadonlySet<number>): SearchCandidate[] {
  return candidates.filter(({ id }) => !ids.has(id))
}

const mostDeciding = 3

/** Adds what the ranking does not know: that an order was asked for, or that nothing but a platform's word brought somebody here. */
function completeMatch(match: Match, { sort, isFresh }: { sort: SearchSort; isFresh: boolean }): Match {
  const isExplained = match.words.length + match.categories.length > 0 || match.name || match.meaning !== null
  const first: MatchPart[] = [
    ...(sort === 'relevance' ? [] : ['sort' as const]),
    ...(isFresh && !isExplained ? ['platform' as const] : []),
  ]
  return { ...match, decided_by: [...first, ...match.decided_by].slice(0, mostDeciding) }
}
