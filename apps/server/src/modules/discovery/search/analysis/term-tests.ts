import { toWords, type Word } from '../terms/search-terms.ts'
import { beginningShare } from '../weights/ranking-weights.ts'
import { countForm, countFormsBeginningWith, toIndexTerm } from './index-text.ts'

/** A term of the query; any of its forms matches it. */
export interface Unit {
  readonly term: string
  /**
   * Terms joined with a neighbour, as in hashtags: "meal" in "meal prep" also matches words that begin with `mealprep`.
   */
  readonly joined: readonly string[]
  /** The word of the query that contains it, as typed. */
  readonly word: string
}

/** Minimum length of a term that matches longer words; "art" would match artists and articles. */
const minBeginningLength = 5

/**
 * Builds the `tsquery` of a unit: its term, words that begin with it ("guitar" in #guitarlessons), and words that begin
 * with it and its neighbour. PostgreSQL ranks a term and its prefix as one part (`SortAndUniqItems` in tsrank.c), so a
 * sufficiently long term is tested only as a prefix.
 */
export function toTermTest({ term, joined }: Unit): string {
  return [toWordTest(term), ...joined.map(quoteBeginning)].join(' | ')
}

/** Whether a word of a text matches a unit, by the same rules as `toTermTest`. */
export function matchesUnit({ parts, whole }: Pick<Word, 'parts' | 'whole'>, { term, joined }: Unit): boolean {
  const terms = whole === undefined ? parts : [...parts, whole]
  const isOfTerm = (other: string) => (canBegin(term) ? other.startsWith(term) : other === term)
  return terms.some((other) => isOfTerm(other) || joined.some((beginning) => other.startsWith(beginning)))
}

/**
 * Counts a unit in a creator's `index_text`. The term, alone or joined with its neighbour, counts fully; longer words
 * that begin with it count `beginningShare`.
 */
export function countUnit({ term, joined }: Unit, indexText: string): number {
  const form = toIndexTerm(term)
  const beginning = countFormsBeginningWith(indexText, form)
  const whole = beginning === 0 ? 0 : countForm(indexText, form)
  let compounds = 0
  let known = 0
  for (const other of joined) {
    const compound = toIndexTerm(other)
    const isLonger = compound.startsWith(form)
    if (isLonger && beginning === 0) continue
    const count = countFormsBeginningWith(indexText, compound)
    compounds += count
    if (isLonger) known += count
  }
  const longer = canBegin(term) ? Math.max(0, beginning - whole - known) : 0
  return whole + compounds + beginningShare * longer
}

/**
 * Builds a `tsquery` for each phrase that matches the creators that a search for it would match, in any form and in
 * hashtags and handles. All words of a phrase, and all parts of a compound, have to match.
 * @returns none for phrases without a searchable word.
 */
export function listExclusionTests(phrases: readonly string[]): string[] {
  const tests = phrases.flatMap((phrase) => {
    const words = toWords(phrase)
      .map(toWordTests)
      .filter((ways) => ways.length > 0)
    return words.length === 0 ? [] : [words.map((ways) => `(${ways.join(' | ')})`).join(' & ')]
  })
  return [...new Set(tests)]
}

/** Whether each creator with the unit's term matches one of the tests of `listExclusionTests`. */
export function isExcluded({ term }: Pick<Unit, 'term'>, tests: readonly string[]): boolean {
  return tests.includes(`(${toPartsTest([term])})`)
}

/** Lists the tests of a word: all its parts, or words that begin with the whole. */
function toWordTests({ parts, whole }: Word): string[] {
  return [...(parts.length > 0 ? [toPartsTest(parts)] : []), ...(whole === undefined ? [] : [quoteBeginning(whole)])]
}

function toPartsTest(parts: readonly string[]): string {
  return `(${parts.map(toWordTest).join(' & ')})`
}

function canBegin(term: string): boolean {
  return term.length >= minBeginningLength
}

/** Builds the `tsquery` of a term, which includes longer words if it is long enough. */
function toWordTest(term: string): string {
  return canBegin(term) ? quoteBeginning(term) : quoteTerm(term)
}

function quoteBeginning(beginning: string): string {
  return `${quoteTerm(beginning)}:*`
}

/** Quotes a term for a `tsquery`. */
function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
