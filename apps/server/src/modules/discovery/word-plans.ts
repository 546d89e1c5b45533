import type { CategoryId } from '@troupe/contract/categories'
import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { highestLevel, toCategoryTerm, toLevelTerm } from './term-levels.ts'
import { quoteTerm, toLevelTest, toTermTest } from './term-tests.ts'

/** One way of looking for words. */
export interface WordPlan {
  readonly leg: 'words' | 'most followed'
  /** What has to be there, as a `tsquery`. */
  readonly match: string
  /** The units by which those who have it are ordered; empty: so many have it that the most followed stand for all. */
  readonly units: readonly Unit[]
}

/**
 * Reading and scoring a match costs about 2 microseconds (measured on 100,000 creators), so that a search stays near ten
 * milliseconds however many creators there are.
 */
const mostScored = { rare: 800, all: 700, allButOne: 400, any: 400 } as const
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
  if (rare.length === units.length) return tests.length > 0 ? [{ leg: 'words', match: join(tests), units: rare }] : []
  const combined = rarestFirst.slice(0, maxCombined)
  const choices = listChoices(combined)
  const [all, ...others] = [
    ...choices.map((choice) => loosen(choice, [], estimate)),
    ...(categories.length > 0 ? choices.map((choice) => loosen(choice, categories, estimate)) : []),
  ]
  const matches = [...tests, ...[all, ...others].flatMap((match) => match ?? [])]
  const scored = rarestFirst.slice(0, Math.max(maxCombined, rare.length))
  return [
    ...(matches.length > 0 ? [{ leg: 'words' as const, match: join(matches), units: scored }] : []),
    ...(all ? [] : [{ leg: 'most followed' as const, match: toMatch([combined], highestLevel), units: [] }]),
  ]
}

/** Groups of units that have to be there together, and how many creators that may be. */
interface Choice {
  readonly groups: readonly (readonly Unit[])[]
  readonly most: number
}

function listChoices(units: readonly Unit[]): Choice[] {
  return [
    { groups: [units], most: mostScored.all },
    ...(units.length > 2 ? [{ groups: leaveOneOut(units), most: mostScored.allButOne }] : []),
    ...(units.length > 1 ? [{ groups: units.map((unit) => [unit]), most: mostScored.any }] : []),
  ]
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
    return expected <= mostScored.rare
  })
}

/** Who makes one of the categories, if any, and has one of the groups at the lowest level that few enough reach; undefined: none. */
function loosen(
  { groups, most }: Choice,
  categories: readonly CategoryId[],
  estimate: TermStatistics,
): string | undefined {
  const shares = categories.map((category) => estimate.shares.get(toCategoryTerm(category)) ?? 0)
  const makers =
    categories.length === 0
      ? 1
      : Math.min(
          1,
          shares.reduce((sum, share) => sum + share, 0),
        )
  const tests = categories.map((category) => quoteTerm(toCategoryTerm(category)))
  for (let level = 0; level <= highestLevel; level++) {
    const expected = groups.reduce((sum, group) => sum + expectAll(group, level, makers, estimate), 0)
    if (expected > most) continue
    return tests.length === 0 ? toMatch(groups, level) : `((${join(tests)}) & (${toMatch(groups, level)}))`
  }
  return undefined
}

/** The beginnings of common words would double the time to find the matches; who is found is ranked with care afterwards. */
function toMatch(groups: readonly (readonly Unit[])[], level: number): string {
  return join(groups.map((group) => `(${group.map((unit) => toLevelTest(unit, level)).join(' & ')})`))
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
