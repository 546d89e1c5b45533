import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { toCategoryTerm, toSideCategoryTerm } from './category-terms.ts'
import { toWords, type Word } from './search-terms.ts'
import { highestLevel, minPrefixLength, toLevelTerm } from './term-levels.ts'

/** A term of the query; any of its forms matches it. */
export interface Unit {
  readonly term: string
  /** Joined with its neighbours as in hashtags: "meal" in "meal prep" is also matched by words that begin with `mealprep`. */
  readonly joined: readonly string[]
  /** The word of the query that contains it, as typed. */
  readonly word: string
}

/** How a unit is matched and ranked. */
export interface TermTest {
  /** A `tsquery`, ranked by `ts_rank`. */
  readonly test: string
  /** The number of its parts: `ts_rank` divides by it, so ranks are multiplied by it. */
  readonly scale: number
}

/**
 * Builds the test of a unit: its term, words that begin with it ("guitar" in #guitarlessons), and words that begin with it and
 * its neighbour. PostgreSQL ranks a term and its prefix as one part (`SortAndUniqItems` of its tsrank.c), so a term that is long
 * enough is tested as a prefix only.
 */
export function toTermTest({ term, joined }: Unit): TermTest {
  const parts = [toWordTest(term), ...joined.map(quoteBeginning)]
  return { test: parts.join(' | '), scale: parts.length }
}

/** Whether a word of a text matches a unit, as the test of `toTermTest` does. */
export function matchesUnit({ parts, whole }: Pick<Word, 'parts' | 'whole'>, { term, joined }: Unit): boolean {
  const terms = whole === undefined ? parts : [...parts, whole]
  const isOfTerm = (other: string) => (term.length >= minPrefixLength ? other.startsWith(term) : other === term)
  return terms.some((other) => isOfTerm(other) || joined.some((beginning) => other.startsWith(beginning)))
}

/**
 * Builds a `tsquery` of the unit's term and its joined forms. Prefixes are left out, since they would double the time.
 * @param level the weight bucket that texts must reach (`listLevelTerms`); 0: any occurrence.
 */
export function toLevelTest(unit: Unit, level: number): string {
  return `(${listForms(unit, level).map(quoteTerm).join(' | ')})`
}

/** The indexed terms of a unit at a level. */
export function listForms({ term, joined }: Unit, level: number): string[] {
  return [term, ...joined].map((form) => toLevelTerm(form, level))
}

export const levels = Array.from({ length: highestLevel + 1 }, (_, level) => level)

interface AskedFor {
  readonly units: readonly Unit[]
  readonly categories: readonly CategoryId[]
}

/** The terms whose sampled row ids a query plan needs. */
export function listSampled({ units, categories }: AskedFor): string[] {
  return [
    ...units.flatMap((unit) => levels.flatMap((level) => listForms(unit, level))),
    ...categories.flatMap((category) => [toCategoryTerm(category), toSideCategoryTerm(category)]),
  ]
}

/**
 * Builds a `tsquery` that excludes creators that a search for any of these words would match: in any form, in hashtags and
 * handles. A compound matches with all its parts.
 * @returns undefined if the text contains no searchable word.
 */
export function toExclusionTest(text: string): string | undefined {
  const tests = toWords(text).flatMap(({ parts, whole }) => [
    ...(parts.length > 0 ? [`(${parts.map(toWordTest).join(' & ')})`] : []),
    ...(whole === undefined ? [] : [quoteBeginning(whole)]),
  ])
  return tests.length === 0 ? undefined : [...new Set(tests)].join(' | ')
}

/** A `tsquery` for a term; also for words that begin with it if it is long enough. */
function toWordTest(term: string): string {
  return term.length >= minPrefixLength ? quoteBeginning(term) : quoteTerm(term)
}

function quoteBeginning(beginning: string): string {
  return `${quoteTerm(beginning)}:*`
}

/** Quotes a term for a `tsquery`. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
