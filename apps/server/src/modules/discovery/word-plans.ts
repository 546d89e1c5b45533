import type { CategoryId } from '@troupe/contract/categories'
import { toRarity } from './rank-candidates.ts'
import { rankingWeights } from './ranking-weights.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel, toCategoryTerm, toLeastRank, toLevelTerm, toPairTerm } from './term-levels.ts'
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
}

/**
 * Reading and scoring a match costs about 3 microseconds (measured on 100,000 creators), so that a search stays near ten
 * milliseconds however many creators there are. Who has a rare word is read whatever the rest of the query is.
 */
const mostRead = 1200
const mostRare = 800
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

/**
 * Decides how to look for the words of a query: who has a rare one; and of the common ones those groups of creators who, by the
 * weights of the ranking, reach the highest scores by their words and first category, as many as the statistics expect to be few
 * enough.
 * @param kept the share of creators that the filters keep, 0 to 1.
 */
export function planWords({ units, categories }: SearchQuery, statistics: TermStatistics, kept = 1): WordPlan[] {
  const rarestFirst = sortByRarity(units, statistics)
  const estimate = { ...statistics, creatorCount: statistics.creatorCount * kept }
  const rare = takeWhileFew(rarestFirst, estimate)
  const tests = rare.map((unit) => toTermTest(unit).test)
  if (rare.length === units.length)
    return tests.length > 0 ? [{ leg: 'words', matches: [join(tests)], units: rare }] : []
  const combined = rarestFirst.slice(0, maxCombined)
  const common = combined.filter((unit) => !rare.includes(unit))
  const cells = choose(listCells(common, { units, categories }, estimate))
  const matches = [...(tests.length > 0 ? [join(tests)] : []), ...cells.map(toMatch)]
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  return [
    ...(matches.length > 0 ? [{ leg: 'words' as const, matches, units: scored }] : []),
    ...(cells.length > 0
      ? []
      : [{ leg: 'most followed' as const, matches: [groupTest(combined, highestLevel)], units: [] }]),
  ]
}

/** The creators whose texts are about all of a group of units at least so much, and of a first category. */
interface Cell {
  readonly group: readonly Unit[]
  readonly level: number
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
  const cells = listGroups(common).flatMap((group) => {
    const share = group.reduce((sum, { term }) => sum + toRarity(term, estimate), 0) / possible
    return [undefined, ...categories].flatMap((category) =>
      Array.from({ length: highestLevel + 1 }, (_, level) => ({
        group,
        level,
        category,
        score:
          rankingWeights.words * share * toLeastRank(level) +
          (category ? rankingWeights.categories / categories.length : 0),
        expected: expectAll(group, level, category, estimate),
      })),
    )
  })
  return cells.sort((first, second) => second.score - first.score)
}

/** Every group of some of the units. */
function listGroups(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = []
  for (const unit of units) groups.push(...groups.map((group) => [...group, unit]), [unit])
  return groups
}

/** From the best on whoever is expected to be few enough together; a wider group stands for those within it. */
function choose(cells: readonly Cell[]): Cell[] {
  let chosen: Cell[] = []
  for (const cell of cells) {
    if (chosen.some((other) => isWithin(cell, other))) continue
    const others = chosen.filter((other) => !isWithin(other, cell))
    const expected = others.reduce((sum, other) => sum + other.expected, cell.expected)
    if (expected <= mostRead) chosen = [...others, cell]
  }
  return chosen
}

/** Whether whoever is in a cell is in the other, too. */
function isWithin(cell: Cell, other: Cell): boolean {
  return (
    cell.level >= other.level &&
    (other.category === undefined || other.category === cell.category) &&
    other.group.every((unit) => cell.group.includes(unit))
  )
}

function toMatch({ group, level, category }: Cell): string {
  const test = groupTest(group, level)
  return category === undefined ? test : `${quoteTerm(toCategoryTerm(category))} & ${test}`
}

function groupTest(group: readonly Unit[], level: number): string {
  return `(${group.map((unit) => toLevelTest(unit, level)).join(' & ')})`
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
    expected += expectAll([unit], 0, undefined, estimate)
    return expected <= mostRare
  })
}

function leaveOneOut(units: readonly Unit[]): Unit[][] {
  return units.map((left) => units.filter((unit) => unit !== left))
}

function join(tests: readonly string[]): string {
  return tests.join(' | ')
}

/**
 * About how many creators have all of these, and this first category; what begins with a joined word is not counted. Words
 * of one subject come together: of 100,000 creators 3,200 had both "street" and "food" where independent words would meet in 300. So the
 * middle (geometric) between independence and the rarest word's count.
 */
function expectAll(
  units: readonly Unit[],
  level: number,
  category: CategoryId | undefined,
  { shares, creatorCount }: TermStatistics,
): number {
  const makers = category === undefined ? 1 : (shares.get(toCategoryTerm(category)) ?? 0)
  const having = units.map(({ term, joined }) => {
    const share = [term, ...joined].reduce((sum, other) => {
      const key = toLevelTerm(other, level)
      return sum + (shares.get(category === undefined ? key : toPairTerm(category, key)) ?? 0)
    }, 0)
    return Math.min(1, share / (makers || 1))
  })
  const independent = having.reduce((product, share) => product * share, makers)
  return creatorCount * Math.sqrt(independent * makers * Math.min(...having))
}
