import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { toCategoryTerm, toSideCategoryTerm } from '../analysis/category-terms.ts'
import type { SearchQuery } from '../analysis/query.ts'
import { highestLevel } from '../analysis/term-levels.ts'
import { toRarity } from '../analysis/term-statistics.ts'
import type { SampledStatistics, TermSample } from '../analysis/term-statistics-repository.ts'
import type { Unit } from '../analysis/term-tests.ts'
import { rankingWeights, sideCategory } from '../ranking/ranking-weights.ts'
import { listHolders, readFirstCategories, readLevels, readRanks } from './term-sample.ts'

/** The level of a unit that is optional. */
export const absent = -1

/** A group of creators with the same levels and category. */
export interface LikeCreators {
  /** For each unit its level; `absent`: not in the texts. */
  readonly levels: readonly number[]
  /** The first category if the query names it. */
  readonly category: CategoryId | undefined
  /** Estimated size in the catalogue. */
  readonly count: number
  /** Expected number of the best filtered creators in the group. */
  readonly best: number
}

/** Number of best creators to find: more than are shown, since the estimate is inexact. */
export const wantedBest = 60
/** Standard deviation of what meaning and text length change in a score (fitted to the recall of the best). */
const deviation = 0.05
const maxScore = 100
/** Typical ranks between the thresholds of the levels. */
const usualRanks = [0.39, 0.54, 0.64, 0.74, 0.88, 0.98] as const

/**
 * Groups the creators that have any of the units and estimates each group. A sample also covers correlated words, which term
 * frequencies do not: most creators with "sourdough" have "bread".
 * @param units the units of the query to group by.
 * @param statistics with the filter selectivity `kept`, 0 to 1.
 */
export function groupLikelyBest(
  units: readonly Unit[],
  query: Pick<SearchQuery, 'units' | 'categories'>,
  { kept, ...statistics }: SampledStatistics & { readonly kept: number },
): LikeCreators[] {
  const { sample, creatorCount } = statistics
  const { categories } = query
  const each = creatorCount / Math.max(1, sample.size)
  const levels = units.map((unit) => readLevels(unit, sample))
  const places = readFirstCategories(categories, sample)
  const score = createScore(units, query, statistics)
  const groups = new Map<number, { example: number; scores: number[] }>()
  for (let number = 0; number < sample.size; number++) {
    let key = 0
    for (const own of levels) key = key * (highestLevel + 2) + (own[number] ?? 0)
    if (key === 0) continue
    key = key * (categories.length + 1) + (places[number] ?? 0)
    const group = groups.get(key)
    if (group) group.scores.push(score(number))
    else groups.set(key, { example: number, scores: [score(number)] })
  }
  const found = [...groups.values()]
  const chances = toChances(found, kept * each)
  return found.map(({ example, scores }) => ({
    levels: levels.map((own) => (own[example] ?? 0) + absent),
    category: categories[(places[example] ?? 0) - 1],
    count: each * scores.length,
    best: kept * each * scores.reduce((sum, score) => sum + (chances[score] ?? 0), 0),
  }))
}

/**
 * For each score in hundredths the probability that a creator with it is one of the best, such that the expected total is `wantedBest`.
 * @param groups the scores of the sampled creators.
 * @param each number of filtered creators represented by one sampled creator.
 */
function toChances(groups: readonly { readonly scores: readonly number[] }[], each: number): number[] {
  const counts = new Array<number>(maxScore + 1).fill(0)
  for (const { scores } of groups) for (const score of scores) counts[score] = (counts[score] ?? 0) + each
  const atThreshold = (threshold: number) => counts.map((_, score) => toChance((score - threshold) / 100))
  let [lowest, highest] = [-maxScore, 2 * maxScore]
  while (highest - lowest > 0.1) {
    const middle = (lowest + highest) / 2
    const best = atThreshold(middle).reduce((sum, chance, score) => sum + chance * (counts[score] ?? 0), 0)
    if (best > wantedBest) lowest = middle
    else highest = middle
  }
  return atThreshold(lowest)
}

/**
 * The probability that the final score is above a threshold, by the distance of the present one: an approximation of the normal
 * distribution to a hundredth (Bowling and others 2009).
 */
function toChance(distance: number): number {
  return 1 / (1 + Math.exp((-1.702 * distance) / deviation))
}

/** The score of a sampled creator by words and categories, in hundredths. */
function createScore(
  units: readonly Unit[],
  { units: all, categories }: Pick<SearchQuery, 'units' | 'categories'>,
  statistics: SampledStatistics,
): (number: number) => number {
  const { sample } = statistics
  const possible = all.reduce((sum, { term }) => sum + toRarity(term, statistics), 0)
  const weighed = units.map((unit) => ({
    weight: (100 * rankingWeights.words * toRarity(unit.term, statistics)) / possible,
    ranks: readRanks(unit, sample, usualRanks),
  }))
  const byCategory = scoreCategories(categories, sample)
  return (number) => {
    let score = byCategory[number] ?? 0
    for (const { weight, ranks } of weighed) score += weight * Math.min(1, ranks[number] ?? 0)
    return Math.round(score)
  }
}

/** For each sampled creator the score by categories, in hundredths. */
function scoreCategories(categories: readonly CategoryId[], sample: TermSample): Float32Array {
  const scores = new Float32Array(sample.size)
  const whole = (100 * rankingWeights.categories) / categories.length
  const add = (term: string, more: number) => {
    for (const number of listHolders(term, sample)) scores[number] = (scores[number] ?? 0) + more
  }
  for (const category of categories) {
    add(toCategoryTerm(category), whole)
    add(toSideCategoryTerm(category), sideCategory * whole)
  }
  return scores
}
