import type { CategoryId } from '@troupe/contract/categories'
import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel, toCategoryTerm, toLevelTerm } from './term-levels.ts'
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
 * milliseconds however many creators there are. First each way of looking for words gets its part; what they leave is
 * spent in the order of `listChoices`.
 */
const mostRead = 1200
const mostOf = { rare: 800, all: 500, allButOne: 250, any: 250 } as const
/** Of a long query, so many of its rarest units decide who is looked at. */
const maxCombined = 4

/**
 * Decides how to look for the words of a query: who has a rare one; and of the common ones who has all, all but one, or any,
 * anybody and those whose first category it names: each as loosely as the statistics expect few enough creators, of a word
 * that thousands have those who are all about it.
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
  const levels = spend(listChoices(combined, categories), estimate)
  const matches = [
    ...(tests.length > 0 ? [join(tests)] : []),
    ...levels.flatMap(({ choice, level }) => (level > highestLevel ? [] : [toMatch(choice, level)])),
  ]
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  const areAllTooMany = levels.some(({ choice, level }) => isAboutAll(choice, combined) && level > highestLevel)
  return [
    ...(matches.length > 0 ? [{ leg: 'words' as const, matches, units: scored }] : []),
    ...(areAllTooMany
      ? [{ leg: 'most followed' as const, matches: [groupsTest([combined], highestLevel)], units: [] }]
      : []),
  ]
}

/** Groups of units that have to be there together, of creators whose first category is this one. */
interface Choice {
  readonly groups: readonly (readonly Unit[])[]
  readonly category: CategoryId | undefined
  /** How many creators it may name at first. */
  readonly most: number
}

/** What is asked for first is closest to what the query names. */
function listChoices(units: readonly Unit[], categories: readonly CategoryId[]): Choice[] {
  const choices = [
    { groups: [units], most: mostOf.all },
    ...(units.length > 2 ? [{ groups: leaveOneOut(units), most: mostOf.allButOne }] : []),
    ...(units.length > 1 ? [{ groups: units.map((unit) => [unit]), most: mostOf.any }] : []),
  ]
  return [
    ...choices.flatMap(({ groups, most }) =>
      categories.map((category) => ({ groups, category, most: most / categories.length })),
    ),
    ...choices.map((choice) => ({ ...choice, category: undefined })),
  ]
}

function isAboutAll({ groups, category }: Choice, units: readonly Unit[]): boolean {
  return category === undefined && groups[0] === units
}

/** A choice, and how much the texts have to be about its units; above `highestLevel`: it would name too many at any. */
interface Loosened {
  readonly choice: Choice
  readonly level: number
}

function spend(choices: readonly Choice[], estimate: TermStatistics): Loosened[] {
  const first = choices.map((choice) => {
    let level = 0
    while (level <= highestLevel && expectMatches(choice, level, estimate) > choice.most) level++
    return { choice, level }
  })
  let left = mostRead - first.reduce((sum, { choice, level }) => sum + expectMatches(choice, level, estimate), 0)
  return first.map(({ choice, level }) => {
    let loosest = level
    while (loosest > 0) {
      const more = expectMatches(choice, loosest - 1, estimate) - expectMatches(choice, loosest, estimate)
      if (more > left) break
      left -= more
      loosest--
    }
    return { choice, level: loosest }
  })
}

function expectMatches({ groups, category }: Choice, level: number, estimate: TermStatistics): number {
  if (level > highestLevel) return 0
  const makers = category === undefined ? 1 : (estimate.shares.get(toCategoryTerm(category)) ?? 0)
  return groups.reduce((sum, group) => sum + expectAll(group, level, makers, estimate), 0)
}

function toMatch({ groups, category }: Choice, level: number): string {
  const test = groupsTest(groups, level)
  return category === undefined ? test : `${quoteTerm(toCategoryTerm(category))} & (${test})`
}

function groupsTest(groups: readonly (readonly Unit[])[], level: number): string {
  return join(groups.map((group) => `(${group.map((unit) => toLevelTest(unit, level)).join(' & ')})`))
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
    expected += expectAll([unit], 0, 1, estimate)
    return expected <= mostOf.rare
  })
}

function leaveOneOut(units: readonly Unit[]): Unit[][] {
  return units.map((left) => units.filter((unit) => unit !== left))
}

function join(tests: readonly string[]): string {
  return tests.join(' | ')
}

/**
 * About how many creators have all of these and make what a share of all creators makes; what begins with a joined word is not counted. Words of one subject come
 * together: of 100,000 creators 3,200 had both "street" and "food" where independent words would meet in 300. So the
 * middle (geometric) between independence and the rarest word's count.
 */
function expectAll(
  units: readonly Unit[],
  level: number,
  makers: number,
  { shares, creatorCount }: TermStatistics,
): number {
  const having = units.map(({ term, joined }) =>
    Math.min(
      1,
      [term, ...joined].reduce((sum, other) => sum + (shares.get(toLevelTerm(other, level)) ?? 0), 0),
    ),
  )
  const all = makers < 1 ? [...having, makers] : having
  const independent = all.reduce((product, share) => product * share, 1)
  return creatorCount * Math.sqrt(independent * Math.min(1, ...all))
}
