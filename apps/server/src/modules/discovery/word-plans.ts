import type { CategoryId } from '@troupe/contract/categories'
import { absent, countByLevel, expectAll, type LevelCounts, listPartners, toShare } from './expect-matches.ts'
import { toLimit } from './growing-limit.ts'
import { toRarity } from './rank-candidates.ts'
import { rankingWeights } from './ranking-weights.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel, toCategoryTerm, toLeastRank } from './term-levels.ts'
import { quoteTerm, toLevelTest, toTermTest } from './term-tests.ts'

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
  /** How many creators are read for it, about. */
  readonly expected: number
}

/**
 * Reading and scoring a match costs 2 to 3 microseconds (measured on 100,000 and a million creators), and of a larger catalogue more
 * are about equally good: a million take 20 milliseconds. Who has a rare word is read whatever the rest of the query is.
 */
const mostRead = { least: 1200, most: 3300, share: 0.0033 }
const mostRare = 800
/** So many are read in two parts side by side: 27 milliseconds of a million creators instead of 31. */
const manyRead = 800
/** Where so few are expected it does not matter which of them are the best. */
const fewest = 120
/** Who scores so much less by words and category than others who are too many to be read is not made up for by meaning. */
const reachOfMeaning = 0.2
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

interface PlanOptions {
  /** The share of creators that the filters keep, 0 to 1. */
  readonly kept?: number
  /** How many queries the database answers at once. */
  readonly lanes?: 1 | 2
}

/**
 * Decides how to look for the words of a query: who has a rare one; and of the common ones those groups of creators who, by the
 * weights of the ranking, reach the highest scores by their words and first category, as many as the statistics expect to be few
 * enough.
 */
export function planWords(
  { units, categories }: SearchQuery,
  statistics: TermStatistics,
  { kept = 1, lanes = 2 }: PlanOptions = {},
): WordPlan[] {
  const rarestFirst = sortByRarity(units, statistics)
  const estimate = { ...statistics, creatorCount: statistics.creatorCount * kept }
  const rare = takeWhileFew(rarestFirst, estimate)
  const rares = rare.length === 0 ? [] : [toRareReading(rare, estimate)]
  if (rare.length === units.length) return rares.map((reading) => toPlan([reading], rare))
  const combined = rarestFirst.slice(0, maxCombined)
  const common = combined.filter((unit) => !rare.includes(unit))
  const cells = choose(listCells(common, { units, categories }, estimate), toLimit(mostRead, statistics))
  const [first = [], ...others] = (lanes === 1 ? [cells] : halve(cells)).map((half) =>
    half.map((cell) => ({ match: toMatch(cell, common), expected: cell.expected })),
  )
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  const readings = [[...rares, ...first], ...others].filter((list) => list.length > 0)
  return [...readings.map((list) => toPlan(list, scored)), ...(cells.length > 0 ? [] : [listMostFollowed(combined)])]
}

/** Some of those who are read for one plan. */
interface Reading {
  /** A `tsquery`. */
  readonly match: string
  readonly expected: number
}

function toPlan(readings: readonly Reading[], units: readonly Unit[]): WordPlan {
  return { leg: 'words', matches: readings.map(({ match }) => match), units, expected: expectedOf(readings) }
}

function toRareReading(rare: readonly Unit[], estimate: TermStatistics): Reading {
  return {
    match: join(rare.map((unit) => toTermTest(unit).test)),
    expected: rare.reduce((sum, unit) => sum + expectOne(unit, estimate), 0),
  }
}

/** How many of the creators that a search may read its plans leave unread, about. */
export function countUnread(plans: readonly WordPlan[], statistics: TermStatistics): number {
  return Math.max(0, toLimit(mostRead, statistics) - expectedOf(plans))
}

function listMostFollowed(units: readonly Unit[]): WordPlan {
  const matches = [groupTest(units.map((unit) => [unit, highestLevel]))]
  return { leg: 'most followed', matches, units: [], expected: Number.POSITIVE_INFINITY }
}

/** Two parts about as large, where many are to be read. */
function halve(cells: readonly Cell[]): Cell[][] {
  if (expectedOf(cells) < manyRead) return [[...cells]]
  const halves: [Cell[], Cell[]] = [[], []]
  for (const cell of cells.toSorted((first, second) => second.expected - first.expected))
    halves[expectedOf(halves[0]) <= expectedOf(halves[1]) ? 0 : 1].push(cell)
  return halves
}

/** The creators whose texts are about some units at least so much, and of a first category. */
interface Cell {
  /** By the place of a unit among those looked for; `absent`: it need not be there. */
  readonly levels: readonly number[]
  /** Undefined: any. */
  readonly category: CategoryId | undefined
  /** What words and category add to the score of the least of them. */
  readonly score: number
  /** How many they are, about. */
  readonly expected: number
}

/** Those who are likely to be the best first. */
function listCells(
  common: readonly Unit[],
  { units, categories }: Pick<SearchQuery, 'units' | 'categories'>,
  estimate: TermStatistics,
): Cell[] {
  const possible = units.reduce((sum, { term }) => sum + toRarity(term, estimate), 0)
  const weights = common.map(({ term }) => (rankingWeights.words * toRarity(term, estimate)) / possible)
  const partners = common.map((unit) => listPartners(unit, common, estimate))
  const cells = [undefined, ...categories].flatMap((category) => {
    const counts = { ...countByLevel(common, category, estimate), partners }
    const bonus = category === undefined ? 0 : rankingWeights.categories / categories.length
    return refine({ levels: common.map(() => absent), from: 0 }, counts).map(({ levels, expected }) => ({
      levels,
      category,
      expected,
      score: levels.reduce(
        (sum, level, place) => sum + (level === absent ? 0 : (weights[place] ?? 0) * toLeastRank(level)),
        bonus,
      ),
    }))
  })
  return cells.sort((first, second) => second.score - first.score)
}

/** Every combination of levels, but for those within one that few are expected of: to look at all of these costs nothing. */
function refine(
  { levels, from }: { levels: readonly number[]; from: number },
  counts: LevelCounts,
): { levels: readonly number[]; expected: number }[] {
  const expected = expectAll(levels, counts)
  const isFirst = levels.every((level) => level === absent)
  const own = isFirst ? [] : [{ levels, expected }]
  if (!isFirst && expected < fewest) return own
  const finer = levels.flatMap((level, place) =>
    place < from || level === highestLevel
      ? []
      : refine({ levels: levels.with(place, level + 1), from: place }, counts),
  )
  return [...own, ...finer]
}

/** From the best on whoever is expected to be few enough together; a wider cell stands for those within it. */
function choose(cells: readonly Cell[], budget: number): Cell[] {
  let chosen: Cell[] = []
  let leastScore = 0
  for (const cell of cells) {
    if (cell.score < leastScore) break
    if (chosen.some((other) => isWithin(cell, other))) continue
    const others = chosen.filter((other) => !isWithin(other, cell))
    const expected = expectedOf([cell, ...others])
    if (expected <= budget) chosen = [...others, cell]
    else leastScore = Math.max(leastScore, cell.score - reachOfMeaning)
  }
  return chosen
}

/** Whether whoever is in a cell is in the other, too. */
function isWithin(cell: Cell, other: Cell): boolean {
  return (
    (other.category === undefined || other.category === cell.category) &&
    other.levels.every((level, place) => level <= (cell.levels[place] ?? absent))
  )
}

function toMatch({ levels, category }: Cell, common: readonly Unit[]): string {
  const test = groupTest(
    common.flatMap((unit, place) => (levels[place] === absent ? [] : [[unit, levels[place] ?? 0]])),
  )
  return category === undefined ? test : `${quoteTerm(toCategoryTerm(category))} & ${test}`
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

function takeWhileFew(units: readonly Unit[], estimate: TermStatistics): Unit[] {
  let expected = 0
  return units.filter((unit) => {
    expected += expectOne(unit, estimate)
    return expected <= mostRare
  })
}

function expectOne(unit: Unit, estimate: TermStatistics): number {
  return estimate.creatorCount * toShare(unit, 0, undefined, estimate)
}

function expectedOf(those: readonly { readonly expected: number }[]): number {
  return those.reduce((sum, { expected }) => sum + expected, 0)
}

function leaveOneOut(units: readonly Unit[]): Unit[][] {
  return units.map((left) => units.filter((unit) => unit !== left))
}

function join(tests: readonly string[]): string {
  return tests.join(' | ')
}
