import type { Platform } from '@troupe/contract/platforms'
import {
  everybody,
  listPartsFor,
  toCategoryPlatformTerm,
  toCategoryTerm,
  toPartTerm,
  toPlatformTerm,
} from './category-terms.ts'
import { absent, groupLikelyBest, wantedBest } from './likely-best.ts'
import { toRarity } from './rank-candidates.ts'
import type { SampledStatistics, TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { countHolders } from './term-sample.ts'
import { quoteTerm, toLevelTest, toTermTest } from './term-tests.ts'
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

/** One way of looking for words. */
export interface WordPlan {
  readonly leg: 'words' | 'most followed'
  /**
   * One of these has to be there, each a `tsquery`: one by one an index skips what it can, together it reads every word's list.
   * Undefined: nothing has to be there.
   */
  readonly matches: readonly string[] | undefined
  /** The units by which those who have it are ordered; empty: so many have it that the most followed stand for all. */
  readonly units: readonly Unit[]
}

/** How to look for the words of a query. */
export interface WordPlans {
  /** Side by side. */
  readonly plans: readonly WordPlan[]
  /** The share of the best by words and categories whom no plan reads, about, 0 to 1. */
  readonly missed: number
}

/**
 * Reading and scoring a match costs 2 to 4 microseconds (measured on 100,000 and a million creators), and of a larger catalogue more
 * are about equally good. Few texts need as many. Who has a rare word is read whatever the rest of the query is.
 */
const mostRead = { least: 1200, most: 4000, share: 0.004 }
const mostRare = 800
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

interface PlanOptions {
  /** The share of creators that the filters keep, 0 to 1. */
  readonly kept?: number
  /** Those that the filters ask for; undefined: all. */
  readonly platforms?: readonly Platform[] | undefined
  /** How many queries the database answers at once. */
  readonly lanes?: 1 | 2
}

/**
 * Decides how to look for the words of a query: who has a rare one; and of those who have common ones, by how much and of which first
 * category, the groups among whom the best by the weights of the ranking are expected.
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

/** How many creators of a catalogue may be read. */
function countReadable({ creatorCount }: TermStatistics): number {
  return Math.max(mostRead.least, Math.min(mostRead.most, Math.round(mostRead.share * creatorCount)))
}

function toPlans(matches: readonly (readonly string[])[], units: readonly Unit[]): WordPlan[] {
  return matches.flatMap((some) => (some.length === 0 ? [] : [{ leg: 'words', matches: some, units }]))
}

function listMostFollowed(match: string): WordPlan {
  return { leg: 'most followed', matches: [match], units: [] }
}

/** The share of creators that are on one of some platforms, 0 to 1. */
function countOnPlatforms(platforms: readonly Platform[] | undefined, { shares }: TermStatistics): number {
  return platforms?.reduce((sum, platform) => sum + (shares.get(toPlatformTerm(platform)) ?? 0), 0) ?? 1
}

/** Who is in a cell, as a `tsquery`; of a category, who is not on one of the platforms need not be named. */
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
 * Who is held to answer a query where results are not ordered by how well they do: one or two words are all there, of more all
 * but one, of many the rarest count. A `tsquery`; undefined where there are no words.
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

/** The rarest units, and how many creators have them. */
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
