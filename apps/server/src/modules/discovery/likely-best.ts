import type { CategoryId } from '@troupe/contract/categories'
import { toCategoryTerm, toSideCategoryTerm } from './category-terms.ts'
import { toRarity } from './rank-candidates.ts'
import { rankingWeights, sideCategory } from './ranking-weights.ts'
import type { SampledStatistics, TermSample } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel } from './term-levels.ts'
import { listHolders, readFirstCategories, readLevels, readRanks } from './term-sample.ts'

/** The level of a unit that need not be there. */
export const absent = -1

/** Creators who are alike in what a query asks for. */
export interface LikeCreators {
  /** For each unit how much their texts are about it; `absent`: not at all. */
  readonly levels: readonly number[]
  /** Their first category, where the query names it. */
  readonly category: CategoryId | undefined
  /** How many of the catalogue they are, by the sample. */
  readonly count: number
  /** How many of the best for the query whom the filters keep are expected to be among them. */
  readonly best: number
}

/** So many of the best are to be found; more are worth looking for than are shown, since who they are is not known exactly. */
export const wantedBest = 60
/** What meaning and length of the texts add to a score or take from it: a standard deviation (measured by what is found of the best). */
const deviation = 0.05
const maxScore = 100
/** The ranks between the levels' thresholds. */
const usualRanks = [0.39, 0.54, 0.64, 0.74, 0.88, 0.98] as const

/**
 * Everybody who has one of the units, in groups, with what can be expected of each. A sample tells how many have several words and a
 * category at once, which their own shares do not: who has "sourdough" mostly has "bread".
 * @param units those of the query by which creators are told apart.
 * @param statistics with the share of creators that the filters keep, 0 to 1.
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
 * For each score, in hundredths, how likely it is that who has it is one of the best: so that all together are as many as are wanted.
 * @param groups with the scores of those of the sample.
 * @param each how many creators whom the filters keep one of the sample stands for.
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
 * How likely somebody is above a threshold in the end whose score is by so much above it now: the normal distribution, to a hundredth
 * (Bowling and others 2009).
 */
function toChance(distance: number): number {
  return 1 / (1 + Math.exp((-1.702 * distance) / deviation))
}

/** What words and categories add to the score of a creator of the sample, in hundredths. */
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

/** For each creator of the sample what categories add to the score, in hundredths. */
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
