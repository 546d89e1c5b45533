import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { listTermTests } from './term-tests.ts'

/** A test of a creator's terms (a `tsquery`) with what passing it counts. */
export interface WeighedTest {
  readonly test: string
  readonly weight: number
}

/** One way of looking for words. */
export interface WordPlan {
  readonly leg: 'most words' | 'rare words'
  /** What has to be there: at least one of these groups, of a group every unit, of a unit any term. */
  readonly groups: readonly (readonly Unit[])[]
  /** `score`: every match is scored; `popular`: so many match that the most followed stand for all. */
  readonly order: 'score' | 'popular'
}

/**
 * Scoring a match costs 2 to 3 microseconds (measured on 100,000 creators), so that a leg stays near five milliseconds
 * however many creators there are.
 */
const maxScored = 2000
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

/**
 * Decides how to look for the words of a query: who has nearly all of them, and who has a rare one. All matches are scored as
 * long as they are few; the statistics say how many to expect.
 */
export function planWords({ units }: SearchQuery, statistics: TermStatistics): WordPlan[] {
  const rarestFirst = units.toSorted(
    (first, second) => toRarity(second.term, statistics) - toRarity(first.term, statistics),
  )
  const rare = takeWhileFew(rarestFirst, statistics)
  const plans: WordPlan[] = []
  if (rare.length > 0) plans.push({ leg: 'rare words', groups: rare.map((unit) => [unit]), order: 'score' })
  if (rare.length < units.length) {
    const groups = combine(rarestFirst.slice(0, maxCombined))
    const expected = groups.reduce((sum, group) => sum + expectAll(group, statistics), 0)
    plans.push({ leg: 'most words', groups, order: expected <= maxScored ? 'score' : 'popular' })
  }
  return plans
}

function takeWhileFew(units: readonly Unit[], statistics: TermStatistics): Unit[] {
  let expected = 0
  return units.filter((unit) => {
    expected += expectAll([unit], statistics)
    return expected <= maxScored
  })
}

/** One or two units: all of them; more: every choice that leaves one out, since few creators use all of many words. */
function combine(units: readonly Unit[]): Unit[][] {
  return units.length <= 2 ? [[...units]] : units.map((left) => units.filter((unit) => unit !== left))
}

/** How many creators have all of these, if words came independently; what begins with a joined word is not counted. */
function expectAll(units: readonly Unit[], { shares, creatorCount }: TermStatistics): number {
  return units.reduce((count, { term, joined }) => {
    const share = [term, ...joined].reduce((sum, other) => sum + (shares.get(other) ?? 0), 0)
    return count * Math.min(1, share)
  }, creatorCount)
}

/** The groups of a plan as a `tsquery`. */
export function toTermQuery(groups: WordPlan['groups']): string {
  const anyOf = (unit: Unit) =>
    `(${listTermTests(unit)
      .map(({ test }) => test)
      .join(' | ')})`
  return groups.map((group) => `(${group.map(anyOf).join(' & ')})`).join(' | ')
}
