import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { toExactTest, toTermTest } from './term-tests.ts'

/** A test of a creator's terms (a `tsquery`) with what passing it counts. */
export interface WeighedTest {
  readonly test: string
  readonly weight: number
}

/** One way of looking for words. */
export interface WordPlan {
  readonly leg: 'rare words' | 'most words'
  /** What has to be there, as a `tsquery`. */
  readonly match: string
  /** By what those who have it are ordered; empty: so many have it that the most followed stand for all. */
  readonly tests: readonly WeighedTest[]
}

/**
 * Scoring a match costs 2 to 5 microseconds (measured on 100,000 creators, more with more words), so that a leg stays near
 * five milliseconds however many creators there are.
 */
const maxRare = 1000
const maxCombinedMatches = 1000
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

/**
 * Decides how to look for the words of a query: who has a rare one, and who has nearly all of the common ones. The statistics
 * say how many creators to expect.
 */
export function planWords({ units }: SearchQuery, statistics: TermStatistics): WordPlan[] {
  const rarestFirst = sortByRarity(units, statistics)
  const rare = takeWhileFew(rarestFirst, statistics)
  const plans: WordPlan[] = []
  if (rare.length > 0) plans.push(planRare(rare, statistics))
  if (rare.length < units.length) plans.push(planMost(rarestFirst.slice(0, maxCombined), statistics))
  return plans
}

/**
 * Who is held to answer a query where results are not ordered by how well they do: one or two words are all there, of more all
 * but one, of many the rarest count. A `tsquery`; undefined where there are no words.
 */
export function matchMost({ units }: SearchQuery, statistics: TermStatistics): string | undefined {
  if (units.length === 0) return undefined
  const groups = combine(sortByRarity(units, statistics).slice(0, maxCombined))
  return groups.map((group) => `(${group.map((unit) => `(${toTermTest(unit).test})`).join(' & ')})`).join(' | ')
}

function sortByRarity(units: readonly Unit[], statistics: TermStatistics): Unit[] {
  return units.toSorted((first, second) => toRarity(second.term, statistics) - toRarity(first.term, statistics))
}

function planRare(units: readonly Unit[], statistics: TermStatistics): WordPlan {
  const tests = units.map((unit) => {
    const { test, scale } = toTermTest(unit)
    return { test, weight: scale * toRarity(unit.term, statistics) }
  })
  return { leg: 'rare words', match: tests.map(({ test }) => test).join(' | '), tests }
}

/**
 * The beginnings of common words would double the time to find the matches, and a rank a word that to order them; who is
 * found is ranked with care afterwards.
 */
function planMost(units: readonly Unit[], statistics: TermStatistics): WordPlan {
  const groups = combine(units)
  const expected = groups.reduce((sum, group) => sum + expectAll(group, statistics), 0)
  const match = groups.map((group) => `(${group.map(toExactTest).join(' & ')})`).join(' | ')
  const tests = [{ test: units.map(toExactTest).join(' | '), weight: 1 }]
  return { leg: 'most words', match, tests: expected <= maxCombinedMatches ? tests : [] }
}

function takeWhileFew(units: readonly Unit[], statistics: TermStatistics): Unit[] {
  let expected = 0
  return units.filter((unit) => {
    expected += expectAll([unit], statistics)
    return expected <= maxRare
  })
}

/** One or two units: all of them; more: every choice that leaves one out, since few creators use all of many words. */
function combine(units: readonly Unit[]): Unit[][] {
  return units.length <= 2 ? [[...units]] : units.map((left) => units.filter((unit) => unit !== left))
}

/**
 * About how many creators have all of these; what begins with a joined word is not counted. Words of one subject come
 * together: of 100,000 creators 3,200 had both "street" and "food" where independent words would meet in 300. So the
 * middle (geometric) between independence and the rarest word's count.
 */
function expectAll(units: readonly Unit[], { shares, creatorCount }: TermStatistics): number {
  const all = units.map(({ term, joined }) =>
    Math.min(
      1,
      [term, ...joined].reduce((sum, other) => sum + (shares.get(other) ?? 0), 0),
    ),
  )
  const independent = all.reduce((product, share) => product * share, 1)
  return creatorCount * Math.sqrt(independent * Math.min(1, ...all))
}
