import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Match, MatchPart } from '@troupe/contract/creator-match'
import type { SearchSort } from '@troupe/contract/search-filters'
import { days } from '../../../../lib/durations.ts'
import type { SearchQuery } from '../analysis/query.ts'
import { toRarity } from '../analysis/term-statistics.ts'
import type { TermStatistics } from '../analysis/term-statistics-repository.ts'
import { toTermTest } from '../analysis/term-tests.ts'
import {
  activityHalfLifeDays,
  browseWeights,
  exactNameBonus,
  freshnessHalfLifeDays,
  fullEngagementPercent,
  fullPopularity,
  lengthPenalty,
  maxLengthRatio,
  minNameSimilarity,
  neutral,
  rankingWeights,
  sideCategory,
} from './ranking-weights.ts'
import type { SearchCandidate } from './search-candidate.ts'

export interface RankingQuery {
  readonly query: SearchQuery
  /** Categories of the filters; the match lists those that a creator has. */
  readonly filterCategories: readonly CategoryId[]
  readonly statistics: TermStatistics
  /** Average similarity of the catalogue to the query, -1 to 1; null: unknown. */
  readonly averageSimilarity: number | null
  readonly now: Date
}

export interface RankedCandidate {
  readonly id: number
  readonly score: number
  readonly factors: MatchFactors
}

/** The part of a match that the ranking knows; `createPassageFinder` finds the others. */
export type MatchFactors = Omit<Match, 'words' | 'missing' | 'passages'>

/** Returns the best candidates, best first, with the reasons. Ties are ordered by id, so that results are reproducible. */
export function rankCandidates(
  candidates: readonly SearchCandidate[],
  ranking: RankingQuery,
  limit: number,
): RankedCandidate[] {
  const meaningScale = toScale(
    candidates.flatMap(({ similarity }) => similarity ?? []),
    ranking.averageSimilarity,
  )
  const units = weighUnits(ranking)
  const isBrowsing = ranking.query.meaning === ''
  return candidates
    .map((candidate) => {
      const parts = isBrowsing
        ? scoreBrowsing(candidate, ranking)
        : scoreFit(candidate, ranking, scoreWords(candidate, units, ranking.statistics), meaningScale)
      return { candidate, parts, score: parts.reduce((sum, [, score]) => sum + score, 0) }
    })
    .sort((first, second) => second.score - first.score || first.candidate.id - second.candidate.id)
    .slice(0, limit)
    .map(({ candidate, parts, score }) => ({
      id: candidate.id,
      score,
      factors: { ...explain(candidate, ranking), decided_by: listDeciding(parts, score) },
    }))
}

/** Contribution of each part to the score. */
type ScoreParts = readonly (readonly [MatchPart, number])[]

/** Minimum share of the score for a part to be named as a reason. */
const leastShare = 0.1
const mostDeciding = 3

function listDeciding(parts: ScoreParts, score: number): MatchPart[] {
  return parts
    .filter(([, part]) => part >= leastShare * score)
    .toSorted(([, first], [, second]) => second - first)
    .slice(0, mostDeciding)
    .map(([part]) => part)
}

interface WeighedUnit {
  /** Index in `SearchCandidate.ranks`. */
  readonly place: number
  readonly scale: number
  /** Rarity (inverse document frequency). */
  readonly weight: number
}

function weighUnits({ query, statistics }: RankingQuery): WeighedUnit[] {
  return query.units.map((unit, place) => ({
    place,
    scale: toTermTest(unit).scale,
    weight: toRarity(unit.term, statistics),
  }))
}

/** Score of the words, 0 to 1; rare words and important fields count more. */
function scoreWords(candidate: SearchCandidate, units: readonly WeighedUnit[], statistics: TermStatistics): number {
  const possible = units.reduce((sum, { weight }) => sum + weight, 0)
  if (possible === 0) return 0
  const found = units.reduce((sum, unit) => sum + unit.weight * rankUnit(candidate, unit), 0)
  const average = statistics.averageTermCount || candidate.termCount || 1
  const length = Math.min(maxLengthRatio, candidate.termCount / average)
  return Math.min(1, found / possible / (1 - lengthPenalty + lengthPenalty * length))
}

function rankUnit({ ranks }: SearchCandidate, { place, scale }: WeighedUnit): number {
  return Math.min(1, scale * (ranks[place] ?? 0))
}

/**
 * Scales similarities between the catalogue's average and the nearest candidate, since models differ in the similarity of unrelated
 * texts. Neither limit depends on the other candidates; only while the average is unknown the farthest candidate is the lower one.
 */
function toScale(similarities: readonly number[], average: number | null): (similarity: number | null) => number {
  const lowest = average ?? similarities.reduce((least, value) => Math.min(least, value), 1)
  const highest = similarities.reduce((most, value) => Math.max(most, value), -1)
  return (similarity) =>
    similarity === null || highest <= lowest ? 0 : Math.max(0, (similarity - lowest) / (highest - lowest))
}

function scoreFit(
  candidate: SearchCandidate,
  { query, now }: RankingQuery,
  words: number,
  meaningScale: (similarity: number | null) => number,
): ScoreParts {
  const exact = query.nameKey !== '' && candidate.nameKey.split(' ').includes(query.nameKey)
  const name = rankingWeights.name * (resembles(candidate) ? candidate.nameSimilarity : 0)
  const isSpoken = candidate.language !== null && query.languages.includes(candidate.language)
  return [
    ['words', rankingWeights.words * words],
    ['meaning', rankingWeights.meaning * meaningScale(candidate.similarity)],
    ['categories', rankingWeights.categories * scoreCategories(query.categories, candidate.categories)],
    ['language', rankingWeights.language * (isSpoken ? 1 : 0)],
    ['name', name + (exact ? exactNameBonus : 0)],
    ...scoreQuality(candidate, now, rankingWeights),
  ]
}

function scoreBrowsing(candidate: SearchCandidate, { filterCategories, now }: RankingQuery): ScoreParts {
  const categories = browseWeights.categories * scoreCategories(filterCategories, candidate.categories)
  return [['categories', categories], ...scoreQuality(candidate, now, browseWeights)]
}

type QualityWeights = Record<'engagement' | 'activity' | 'popularity' | 'freshness', number>

function scoreQuality(candidate: SearchCandidate, now: Date, weights: QualityWeights): ScoreParts {
  const { engagementRate, subscribers, lastPostedAt, fetchedAt } = candidate
  const engagement = engagementRate === null ? neutral : Math.min(1, engagementRate / fullEngagementPercent)
  const popularity = subscribers === null ? neutral : Math.min(1, Math.log1p(subscribers) / Math.log1p(fullPopularity))
  const activity = lastPostedAt === null ? neutral : decay(now, lastPostedAt, activityHalfLifeDays)
  return [
    ['engagement', weights.engagement * engagement],
    ['popularity', weights.popularity * popularity],
    ['activity', weights.activity * activity],
    ['freshness', weights.freshness * decay(now, fetchedAt, freshnessHalfLifeDays)],
  ]
}

function decay(now: Date, then: number, halfLifeDays: number): number {
  return 0.5 ** (Math.max(0, now.getTime() - then) / days(halfLifeDays))
}

/** Score of the categories, 0 to 1; a creator's first category is the main one. */
function scoreCategories(wanted: readonly CategoryId[], had: readonly CategoryId[]): number {
  if (wanted.length === 0) return 0
  const scores = wanted.map((category): number => {
    const place = had.indexOf(category)
    if (place < 0) return 0
    return place === 0 ? 1 : sideCategory
  })
  return scores.reduce((sum, score) => sum + score, 0) / wanted.length
}

function resembles({ nameSimilarity }: SearchCandidate): boolean {
  return nameSimilarity >= minNameSimilarity
}

function explain(
  candidate: SearchCandidate,
  { query, filterCategories }: RankingQuery,
): Omit<MatchFactors, 'decided_by'> {
  const asked = new Set([...query.categories, ...filterCategories])
  return {
    meaning: candidate.similarity === null ? null : Math.min(1, Math.max(0, candidate.similarity)),
    categories: candidate.categories.filter((category) => asked.has(category)),
    name: resembles(candidate),
  }
}

/** Completes a match with the reasons unknown to the ranking: a requested order, or that only a platform named the creator. */
export function completeMatch(match: Match, { sort, isFresh }: { sort: SearchSort; isFresh: boolean }): Match {
  const isExplained = match.words.length + match.categories.length > 0 || match.name || match.meaning !== null
  const first: MatchPart[] = [
    ...(sort === 'relevance' ? [] : ['sort' as const]),
    ...(isFresh && !isExplained ? ['platform' as const] : []),
  ]
  return { ...match, decided_by: [...first, ...match.decided_by].slice(0, mostDeciding) }
}
