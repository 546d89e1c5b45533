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
 * Reading and scoring a match costs 2 to 3 microseconds (measured on 100,000 and a million creators), and of a larger catalogue more
 * are about equally good: a million take 20 milliseconds. Who has a rare word is read whatever the rest of the query is.
 */
const mostRead = { least: 1200, most: 3600, share: 0.0036 }
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
  const tests = rare.map((unit) => toTermTest(unit).test)
  if (rare.length === units.length)
    return tests.length > 0 ? [{ leg: 'words', matches: [join(tests)], units: rare }] : []
  const combined = rarestFirst.slice(0, maxCombined)
  const common = combined.filter((unit) => !rare.includes(unit))
  const budget = Math.max(mostRead.least, Math.min(mostRead.most, mostRead.share * statistics.creatorCount))
  const cells = choose(listCells(common, { units, categories }, estimate), budget)
  const rares = tests.length > 0 ? [join(tests)] : []
  const [first = [], ...others] = (lanes === 1 ? [cells] : halve(cells)).map((half) =>
    half.map((cell) => toMatch(cell, common)),
  )
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  const plans = [[...rares, ...first], ...others].filter((matches) => matches.length > 0)
  return [
    ...plans.map((matches) => ({ leg: 'words' as const, matches, units: scored })),
    ...(cells.length > 0 ? [] : [listMostFollowed(combined)]),
  ]
}

function listMostFollowed(units: readonly Unit[]): WordPlan {
  return { leg: 'most followed', matches: [groupTest(units.map((unit) => [unit, highestLevel]))], units: [] }
}

/** Two parts about as large, where many are to be read. */
function halve(cells: readonly Cell[]): Cell[][] {
  const expected = (half: readonly Cell[]) => half.reduce((sum, cell) => sum + cell.expected, 0)
  if (expected(cells) < manyRead) return [[...cells]]
  const halves: [Cell[], Cell[]] = [[], []]
  for (const cell of cells.toSorted((first, second) => second.expected - first.expected))
    halves[expected(halves[0]) <= expected(halves[1]) ? 0 : 1].push(cell)
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

const absent = -1

/** Those who are likely to be the best first. */
function listCells(
  common: readonly Unit[],
  { units, categories }: Pick<SearchQuery, 'units' | 'categories'>,
  estimate: TermStatistics,
): Cell[] {
  const possible = units.reduce((sum, { term }) => sum + toRarity(term, estimate), 0)
  const weights = common.map(({ term }) => (rankingWeights.words * toRarity(term, estimate)) / possible)
  const cells = [undefined, ...categories].flatMap((category) => {
    const counts = countByLevel(common, category, estimate)
    const bonus = category === undefined ? 0 : rankingWeights.categories / categories.length
    return refine({ levels: common.map(() => absent), from: 0 }, counts).map(({ levels, expected }) => ({
      levels,
      category,
      expected,
      score: levels.reduce((sum, level, place) => sum + (weights[place] ?? 0) * toLeastRank(level), bonus),
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
    const expected = others.reduce((sum, other) => sum + other.expected, cell.expected)
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
    expected += expectAll([0], countByLevel([unit], undefined, estimate))
    return expected <= mostRare
  })
}

function leaveOneOut(units: readonly Unit[]): Unit[][] {
  return units.map((left) => units.filter((unit) => unit !== left))
}

function join(tests: readonly string[]): string {
  return tests.join(' | ')
}

/** Of those of a first category, or of all. */
interface LevelCounts {
  readonly makers: number
  /** For each unit and level the share of them whose texts are about it at least so much. */
  readonly shares: readonly (readonly number[])[]
  /** For each unit the others that it makes an expression with. */
  readonly partners: readonly (readonly number[])[]
}

const allLevels = Array.from({ length: highestLevel + 1 }, (_, level) => level)

/** What begins with a joined word is not counted. */
function countByLevel(
  units: readonly Unit[],
  category: CategoryId | undefined,
  { shares, creatorCount }: TermStatistics,
): LevelCounts {
  const makers = category === undefined ? 1 : (shares.get(toCategoryTerm(category)) ?? 0)
  const toShare = ({ term, joined }: Unit, level: number) => {
    const sum = [term, ...joined].reduce((sum, other) => {
      const key = toLevelTerm(other, level)
      return sum + (shares.get(category === undefined ? key : toPairTerm(category, key)) ?? 0)
    }, 0)
    return Math.min(1, sum / (makers || 1))
  }
  return {
    makers: makers * creatorCount,
    shares: units.map((unit) => allLevels.map((level) => toShare(unit, level))),
    partners: units.map((unit) =>
      units.flatMap((other, place) => (other !== unit && isExpression(unit, other, shares) ? [place] : [])),
    ),
  }
}

/** Two words are an expression that so large a share of those who have the rarer one also write as one word, as hashtags are. */
const leastJoined = 0.05
/** Of who has the rarer word of an expression, so many have the other. */
const expressionShare = 0.6
/** Words that are none meet more often than independent ones would, by this power of the more common one's share. */
const dependence = 0.75

/** Whether two words are an expression, as "street food" is: eight times as many and more have both as of independent words (measured). */
function isExpression(one: Unit, other: Unit, shares: TermStatistics['shares']): boolean {
  const rarer = Math.min(shares.get(one.term) ?? 0, shares.get(other.term) ?? 0)
  return one.joined.some((term) => other.joined.includes(term) && (shares.get(term) ?? 0) >= leastJoined * rarer)
}

/** About how many creators that is; the figures are of 17 pairs of words at three levels among 100,000 creators. */
function expectAll(levels: readonly number[], { makers, shares, partners }: LevelCounts): number {
  const rarestFirst = levels
    .flatMap((level, place) => (level === absent ? [] : [{ place, share: shares[place]?.[level] ?? 0 }]))
    .sort((first, second) => first.share - second.share)
  return rarestFirst.reduce((expected, { place, share }, index) => {
    const isPartner = rarestFirst.slice(0, index).some((rarer) => partners[place]?.includes(rarer.place))
    if (index === 0) return expected * share
    return expected * (isPartner ? Math.max(share, expressionShare) : share ** dependence)
  }, makers)
}
