import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Match, MatchPart } from '@troupe/contract/creator-match'
import { toHandleKey } from '@troupe/contract/discover/channel-url'
import type { SearchSort } from '@troupe/contract/search-filters'
import { days } from '../../../../lib/durations.ts'
import type { SearchQuery } from '../analysis/query.ts'
import type { TermRarities } from '../analysis/term-rarities.ts'
import { countUnit } from '../analysis/term-tests.ts'
import type { FittedWeights } from '../weights/fitted-weights.ts'
import {
  activityHalfLifeDays,
  browseWeights,
  cityPreference,
  exactNameBonus,
  freshnessHalfLifeDays,
  fullEngagementPercent,
  fullPopularity,
  minNameSimilarity,
  nearDeviations,
  neutral,
  rankingWeights,
  sameHandleBonus,
  sideCategory,
} from '../weights/ranking-weights.ts'
import { createWordScorer } from './score-words.ts'
import type { SearchCandidate } from './search-candidate.ts'

export interface RankingQuery {
  readonly query: SearchQuery
  /** Categories of the filters; a match lists those that the creator has. */
  readonly filterCategories: readonly CategoryId[]
  readonly rarities: TermRarities
  readonly catalogue: CatalogueFigures
  /** Similarities by id to the query moved towards the best creators; absent in the first ranking. */
  readonly moved?: ReadonlyMap<number, number>
  readonly weights: FittedWeights
  readonly now: Date
}

/** Averages over the catalogue. */
export interface CatalogueFigures {
  readonly averageTermCount: number
  /** Average similarity to the query, -1 to 1; null: unknown. */
  readonly average: number | null
  /** Standard deviation of the similarities. */
  readonly deviation: number
}

export interface RankedCandidate {
  readonly id: number
  readonly score: number
  /** Whether it matches any part of the query; false if it is only active or popular. */
  readonly fits: boolean
  readonly factors: MatchFactors
}

/** The factors of a match that the ranking knows; `createPassageFinder` finds the others. */
export type MatchFactors = Omit<Match, 'words' | 'missing' | 'passages'>

/**
 * Returns the best candidates, best first, with the reasons. Ties are ordered by id, so that results are reproducible.
 */
export function rankCandidates(
  candidates: readonly SearchCandidate[],
  ranking: RankingQuery,
  limit: number,
): RankedCandidate[] {
  const score = ranking.query.meaning === '' ? createBrowsingScorer(ranking) : createFitScorer(candidates, ranking)
  return candidates
    .map((candidate, place) => {
      const parts = preferCities(candidate, ranking.query, score(candidate, place))
      return { candidate, parts, score: sumParts(parts) }
    })
    .sort((first, second) => second.score - first.score || first.candidate.id - second.candidate.id)
    .slice(0, limit)
    .map(({ candidate, parts, score }) => ({
      id: candidate.id,
      score,
      fits: ranking.query.meaning === '' || fittingParts.some((part) => parts[part] > 0),
      factors: { ...explain(candidate, ranking), decided_by: listDeciding(parts, score) },
    }))
}

/** The parts of a score. */
const scoredParts = [
  'words',
  'meaning',
  'categories',
  'language',
  'name',
  'engagement',
  'popularity',
  'activity',
  'freshness',
  'city',
] as const satisfies readonly MatchPart[]

type ScoredPart = (typeof scoredParts)[number]

/** Contribution of each part to the score. */
type ScoreParts = Readonly<Record<ScoredPart, number>>

/** The parts that depend on the query. */
const fittingParts = ['words', 'meaning', 'categories', 'language', 'name'] as const satisfies readonly ScoredPart[]

/** Minimum share of the score for a part to be named as a reason. */
const leastShare = 0.1
const mostDeciding = 3

function listDeciding(parts: ScoreParts, score: number): MatchPart[] {
  return scoredParts
    .filter((part) => parts[part] >= leastShare * score)
    .toSorted((first, second) => parts[second] - parts[first])
    .slice(0, mostDeciding)
}

function sumParts(parts: ScoreParts): number {
  let sum = 0
  for (const part of scoredParts) sum += parts[part]
  return sum
}

/** Adds a preferred city in proportion to the rest of the score, so that texts only about the city rank low. */
function preferCities({ indexText }: SearchCandidate, { cities, units }: SearchQuery, parts: ScoreParts): ScoreParts {
  if (cities.length === 0) return parts
  const isNamed = cities.some((units) => units.every((unit) => countUnit(unit, indexText) > 0))
  const hasTopic = units.length === 0 || topicParts.some((part) => parts[part] > 0)
  return isNamed && hasTopic ? { ...parts, city: cityPreference * sumParts(parts) } : parts
}

/**
 * Parts of which a creator needs one for its city to count; creators that are only near in meaning may be about
 * anything.
 */
const topicParts = ['words', 'categories', 'name'] as const satisfies readonly ScoredPart[]

/** Scores a candidate, given with its place in the list of all. */
type Scorer = (candidate: SearchCandidate, place: number) => ScoreParts

function createFitScorer(candidates: readonly SearchCandidate[], ranking: RankingQuery): Scorer {
  const { query, moved, now } = ranking
  const weights = moved ? ranking.weights.feedback : ranking.weights
  const scoreWords = createWordScorer(query, ranking)
  const wordScores = candidates.map(scoreWords)
  const bestWords = wordScores.reduce((most, score) => Math.max(most, score), 0)
  const similarityOf = ({ id, similarity }: SearchCandidate) => moved?.get(id) ?? similarity
  const scaleMeaning = createMeaningScale(candidates.map(similarityOf), ranking.catalogue)
  return (candidate, place) => {
    const words = bestWords === 0 ? 0 : (wordScores[place] ?? 0) / bestWords
    const name = rankingWeights.name * (resembles(candidate) ? candidate.nameSimilarity : 0)
    const topic = scoreCategories(query.categories, candidate.categories)
    const isSpoken = candidate.language !== null && query.languages.includes(candidate.language)
    // A language is no topic: without one, anybody who speaks it would rank high.
    const isPreferred = isSpoken && words + topic > 0
    return {
      ...scoreQuality(candidate, now, rankingWeights),
      words: weights.words * words,
      meaning: weights.meaning * scaleMeaning(similarityOf(candidate)),
      categories: rankingWeights.categories * topic,
      language: rankingWeights.language * (isPreferred ? 1 : 0),
      name: name + scoreExactName(query, candidate),
      city: 0,
    }
  }
}

function scoreExactName({ text, nameKey }: SearchQuery, candidate: SearchCandidate): number {
  if (nameKey === '' || !candidate.nameKey.includes(nameKey)) return 0
  if (!candidate.nameKey.split(' ').includes(nameKey)) return 0
  const isHandle = toHandleKey(text) === toHandleKey(candidate.handle)
  return exactNameBonus + (isHandle ? sameHandleBonus : 0)
}

/**
 * Scales similarities from the catalogue's average to the best one, since models differ in the similarity of unrelated
 * texts. Creators without a vector count as average.
 */
function createMeaningScale(
  similarities: readonly (number | null)[],
  { average, deviation }: CatalogueFigures,
): (similarity: number | null) => number {
  const known = similarities.filter((similarity) => similarity !== null)
  const lowest = average ?? known.reduce((least, similarity) => Math.min(least, similarity), 1)
  const highest = known.reduce((most, similarity) => Math.max(most, similarity), lowest + nearDeviations * deviation)
  return (similarity) =>
    similarity === null || highest <= lowest ? 0 : Math.max(0, (similarity - lowest) / (highest - lowest))
}

function createBrowsingScorer({ filterCategories, now }: RankingQuery): Scorer {
  return (candidate) => ({
    ...scoreQuality(candidate, now, browseWeights),
    categories: browseWeights.categories * scoreCategories(filterCategories, candidate.categories),
    words: 0,
    meaning: 0,
    language: 0,
    name: 0,
    city: 0,
  })
}

type QualityScores = Record<'engagement' | 'activity' | 'popularity' | 'freshness', number>

function scoreQuality(candidate: SearchCandidate, now: Date, weights: QualityScores): QualityScores {
  const { engagementRate, subscribers, lastPostedAt, fetchedAt } = candidate
  const engagement = engagementRate === null ? neutral : Math.min(1, engagementRate / fullEngagementPercent)
  const popularity = subscribers === null ? neutral : Math.min(1, Math.log1p(subscribers) / Math.log1p(fullPopularity))
  const activity = lastPostedAt === null ? neutral : decay(now, lastPostedAt, activityHalfLifeDays)
  return {
    engagement: weights.engagement * engagement,
    popularity: weights.popularity * popularity,
    activity: weights.activity * activity,
    freshness: weights.freshness * decay(now, fetchedAt, freshnessHalfLifeDays),
  }
}

function decay(now: Date, then: number, halfLifeDays: number): number {
  return 0.5 ** (Math.max(0, now.getTime() - then) / days(halfLifeDays))
}

/** Scores the categories, 0 to 1; a creator's first category is the main one. */
function scoreCategories(wanted: readonly CategoryId[], had: readonly CategoryId[]): number {
  if (wanted.length === 0) return 0
  let sum = 0
  for (const category of wanted) {
    const place = had.indexOf(category)
    if (place >= 0) sum += place === 0 ? 1 : sideCategory
  }
  return sum / wanted.length
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

/**
 * Adds reasons that the ranking does not know: a requested order, or a creator found only because a platform named it.
 */
export function completeMatch(match: Match, { sort, isFresh }: { sort: SearchSort; isFresh: boolean }): Match {
  const isExplained = match.words.length + match.categories.length > 0 || match.name || match.meaning !== null
  const first: MatchPart[] = [
    ...(sort === 'relevance' ? [] : ['sort' as const]),
    ...(isFresh && !isExplained ? ['platform' as const] : []),
  ]
  return { ...match, decided_by: [...first, ...match.decided_by].slice(0, mostDeciding) }
}
