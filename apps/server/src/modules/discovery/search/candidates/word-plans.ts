import type { Platform } from '@troupe/contract/catalogues/platforms'
import {
  everybody,
  listPartsFor,
  toCategoryPlatformTerm,
  toCategoryTerm,
  toPartTerm,
  toPlatformTerm,
} from '../analysis/category-terms.ts'
import type { SearchQuery } from '../analysis/query.ts'
import { toRarity } from '../analysis/term-statistics.ts'
import type { SampledStatistics, TermStatistics } from '../analysis/term-statistics-repository.ts'
import { quoteTerm, toLevelTest, toTermTest, type Unit } from '../analysis/term-tests.ts'
import { absent, groupLikelyBest, wantedBest } from './likely-best.ts'
import { countHolders } from './term-sample.ts'
import {
  type Cell,
  chooseCells,
  countBest,
  countFound,
  findRichest,
  halveCells,
  isOfOneWord,
  listCells,
  toCostOfEach,
} from './word-cells.ts'

/** A statement that finds creators by words. */
export interface WordPlan {
  readonly leg: 'words' | 'most followed'
  /**
   * Creators must match one of these, each a `tsquery`: separate ones let the index skip rows, a combined one reads every posting
   * list. Undefined: no condition.
   */
  readonly matches: readonly string[] | undefined
  /** The units that matches are scored by; empty: too many matches, the most followed are used. */
  readonly units: readonly Unit[]
}

/** The plans for the words of a query. */
export interface WordPlans {
  /** Run in parallel. */
  readonly plans: readonly WordPlan[]
  /** Expected share of the best by words and categories that no plan reads, 0 to 1. */
  readonly missed: number
}

/**
 * Row budget. Reading and scoring a match costs 2 to 4 microseconds (measured at 100,000 and 1,000,000 rows), and a larger
 * catalogue has more creators of similar score. Matches of rare words are always read.
 */
const mostRead = { least: 1200, most: 4000, share: 0.004 }
const mostRare = 800
/** Only this many of the rarest units of a long query select creators. */
const maxCombined = 4

interface PlanOptions {
  /** Filter selectivity, 0 to 1. */
  readonly kept?: number
  /** The platform filter; undefined: all. */
  readonly platforms?: readonly Platform[] | undefined
  /** Number of parallel statements. */
  readonly lanes?: 1 | 2
}

/**
 * Plans how to find the creators for the words of a query: all matches of rare words, and for common words the groups by level and
 * first category that are expected to contain the best by the weights of the ranking.
 */
export function planWords(
  { units, categories }: SearchQuery,
  statistics: SampledStatistics,
  { kept = 1, platforms, lanes = 2 }: PlanOptions = {},
): WordPlans {
  const rarestFirst = sortByRarity(units, statistics)
  const { units: rare, count: rareCount } = takeWhileFew(rarestFirst, statistics, toCostOfEach({ read: 1, kept }))
  const rareMatches = rare.length === 0 ? [] : [join(rare.map((unit) => toTermTest(unit).test))]
  const withoutRare = 1 - Math.min(1, (kept * rareCount) / wantedBest)
  if (rare.length === units.length) return { plans: toPlans([rareMatches], rare), missed: withoutRare }
  const combined = rarestFirst.slice(0, maxCombined)
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  const common = combined.filter((unit) => !rare.includes(unit))
  const creators = groupLikelyBest(common, { units, categories }, { ...statistics, kept })
  const onPlatforms = Math.max(kept, countOnPlatforms(platforms, statistics))
  const cells = listCells(creators, { categories, kept, onPlatforms })
  const parts = listPartsFor(units.map(({ term }) => term))
  const chosen = chooseCells(cells, { parts, budget: countReadable(statistics) })
  const [first = [], ...others] = (lanes === 1 ? [chosen] : halveCells(chosen)).map((half) =>
    half.map((cell) => toMatch(cell, common, platforms)),
  )
  const fallback =
    chosen.length > 0
      ? undefined
      : findRichest(cells.filter(isOfOneWord), { read: new Set(), parts, budget: Number.POSITIVE_INFINITY })
  return {
    plans: [
      ...toPlans([[...rareMatches, ...first], ...others], scored),
      ...(fallback ? [listMostFollowed(toMatch(fallback.cell, common, platforms))] : []),
    ],
    missed: withoutRare * (1 - countFound(chosen) / (countBest(creators) || 1)),
  }
}

/** Row budget for a catalogue. */
function countReadable({ creatorCount }: TermStatistics): number {
  return Math.max(mostRead.least, Math.min(mostRead.most, Math.round(mostRead.share * creatorCount)))
}

function toPlans(matches: readonly (readonly string[])[], units: readonly Unit[]): WordPlan[] {
  return matches.flatMap((some) => (some.length === 0 ? [] : [{ leg: 'words', matches: some, units }]))
}

function listMostFollowed(match: string): WordPlan {
  return { leg: 'most followed', matches: [match], units: [] }
}

/** The share of creators on these platforms, 0 to 1. */
function countOnPlatforms(platforms: readonly Platform[] | undefined, { shares }: TermStatistics): number {
  return platforms?.reduce((sum, platform) => sum + (shares.get(toPlatformTerm(platform)) ?? 0), 0) ?? 1
}

/** The `tsquery` of a term group; with a category it is limited to the platforms. */
function toMatch(cell: Cell, common: readonly Unit[], platforms: readonly Platform[] | undefined): string {
  const test = groupTest(
    common.flatMap((unit, place) => (cell.levels[place] === absent ? [] : [[unit, cell.levels[place] ?? 0]])),
  )
  return [...listCategoryTests(cell, platforms), test].join(' & ')
}

function listCategoryTests({ category, part }: Cell, platforms: readonly Platform[] | undefined): string[] {
  if (category === undefined) return []
  const onPlatforms = platforms?.map((platform) => quoteTerm(toCategoryPlatformTerm(category, platform)))
  const tests = [
    ...(part === everybody ? [] : [quoteTerm(toPartTerm(category, part))]),
    ...(onPlatforms ? [`(${join(onPlatforms)})`] : []),
  ]
  return tests.length === 0 ? [quoteTerm(toCategoryTerm(category))] : tests
}

function groupTest(group: readonly (readonly [Unit, number])[]): string {
  return `(${group.map(([unit, level]) => toLevelTest(unit, level)).join(' & ')})`
}

/**
 * Builds a `tsquery` of the creators that match a query when results are not sorted by relevance: one or two words must all match,
 * more words all but one; of many words only the rarest count.
 * @returns undefined if the query has no words.
 */
export function matchMost({ units }: SearchQuery, statistics: TermStatistics): string | undefined {
  if (units.length === 0) return undefined
  const rarest = sortByRarity(units, statistics).slice(0, maxCombined)
  const groups = rarest.length <= 2 ? [rarest] : leaveOneOut(rarest)
  return join(groups.map((group) => `(${group.map((unit) => `(${toTermTest(unit).test})`).join(' & ')})`))
}

function sortByRarity(units: readonly Unit[], statistics: TermStatistics): Unit[] {
  return units.toSorted((first, second) => toRarity(second.term, statistics) - toRarity(first.term, statistics))
}

/** The rarest units within the budget, and the number of creators that have them. */
function takeWhileFew(
  units: readonly Unit[],
  statistics: SampledStatistics,
  costOfEach: number,
): { units: Unit[]; count: number } {
  const few = { units: [] as Unit[], count: 0 }
  for (const unit of units) {
    const count = countHolders(unit, statistics)
    if ((few.count + count) * costOfEach > mostRare) break
    few.units.push(unit)
    few.count += count
  }
  return few
}

function leaveOneOut(units: readonly Unit[]): Unit[][] {
  return units.map((left) => units.filter((unit) => unit !== left))
}

function join(tests: readonly string[]): string {
  return tests.join(' | ')
}
