import { prefixShare } from './ranking-weights.ts'
import type { Unit } from './search-query.ts'

/** A way to answer a unit of the query. */
export interface TermTest {
  /** As a `tsquery`. */
  readonly test: string
  /** What passing it counts beside the term itself, 0 to 1. */
  readonly share: number
}

/** The beginning of a shorter word is that of too many others: "art" of artists and articles. */
const minPrefixLength = 5

/** The ways to answer a unit: its term, joined words that begin with it and its neighbour, and other words that begin with it. */
export function listTermTests({ term, joined }: Unit): TermTest[] {
  return [
    { test: quoteTerm(term), share: 1 },
    ...joined.map((compound) => ({ test: `${quoteTerm(compound)}:*`, share: 1 })),
    ...(term.length >= minPrefixLength ? [{ test: `${quoteTerm(term)}:*`, share: prefixShare }] : []),
  ]
}

/** A term holds letters and digits only, but nothing here depends on that. */
function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
