import type { Unit } from './search-query.ts'
import { minPrefixLength } from './term-levels.ts'
import { listForms } from './term-sample.ts'

/** How a creator's terms answer a unit of the query. */
export interface TermTest {
  /** A `tsquery`; what passes it is ranked by `ts_rank`. */
  readonly test: string
  /** Takes back that the rank is divided by the number of parts: so what was found of each is added up. */
  readonly scale: number
}

/**
 * The unit's term, words that begin with it ("guitar" in #guitarlessons), and words that begin with it and its neighbour. In one
 * test, whose parts PostgreSQL adds up and divides by their number. Of a term and its beginning as two parts it would take one only
 * (`SortAndUniqItems` of its tsrank.c), so a long enough term stands there as a beginning.
 */
export function toTermTest({ term, joined }: Unit): TermTest {
  const parts = [toWordTest(term), ...joined.map(quoteBeginning)]
  return { test: parts.join(' | '), scale: parts.length }
}

/**
 * The unit's term, and it and its neighbour in one word, as a `tsquery`; without what begins with them, which would double the time.
 * @param level how much a creator's texts have to be about them (`listLevelTerms`); 0: they are there.
 */
export function toLevelTest(unit: Unit, level: number): string {
  return `(${listForms(unit, level).map(quoteTerm).join(' | ')})`
}

/** Who has a term, or a word that begins with it where it is long enough to tell, as a `tsquery`. */
export function toWordTest(term: string): string {
  return term.length >= minPrefixLength ? quoteBeginning(term) : quoteTerm(term)
}

export function quoteBeginning(beginning: string): string {
  return `${quoteTerm(beginning)}:*`
}

/** As part of a `tsquery`, whatever it holds. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
