import type { Unit } from './search-query.ts'
import { toLevelTerm } from './term-levels.ts'

/** How a creator's terms answer a unit of the query. */
export interface TermTest {
  /** A `tsquery`; what passes it is ranked by `ts_rank`. */
  readonly test: string
  /** Makes the rank 0 to about 1 for a hit of the term itself, half of it for a word that only begins with it. */
  readonly scale: number
}

/** The beginning of a shorter word is that of too many others: "art" of artists and articles. */
const minPrefixLength = 5

/**
 * The unit's term, words that begin with it ("guitar" in #guitarlessons), and words that begin with it and its neighbour. In one
 * test, whose parts PostgreSQL adds up and divides by their number: the term itself passes as term and as beginning.
 */
export function toTermTest({ term, joined }: Unit): TermTest {
  const beginnings = term.length >= minPrefixLength ? [...joined, term] : joined
  const parts = [quoteTerm(term), ...beginnings.map(quoteBeginning)]
  return { test: parts.join(' | '), scale: term.length >= minPrefixLength ? parts.length / 2 : parts.length }
}

/**
 * The unit's term, and it and its neighbour in one word, as a `tsquery`; without what begins with them, which would double the time.
 * @param level how much a creator's texts have to be about them (`listLevelTerms`); 0: they are there.
 */
export function toLevelTest({ term, joined }: Unit, level: number): string {
  return `(${[term, ...joined].map((other) => quoteTerm(toLevelTerm(other, level))).join(' | ')})`
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
