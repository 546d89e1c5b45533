import type { SearchQuery } from '../analysis/query.ts'
import { findQueryCategories } from '../analysis/query-categories.ts'
import type { TermRarities } from '../analysis/term-rarities.ts'
import type { Vocabulary } from '../analysis/vocabulary-repository.ts'
import { foldLetters, placeWords, toReadableText, toWords } from '../terms/search-terms.ts'

/** A word of a search that no creator has, as typed. */
export interface UnknownWord {
  readonly text: string
  /** Its term joined with its neighbours. */
  readonly joined: readonly string[]
}

/** A spelling used by creators that replaces a word of a search. */
export interface Correction {
  /** As typed. */
  readonly word: string
  readonly spelling: string
}

/** Minimum length of a word; shorter ones have neighbours by chance. */
const minLength = 4
/** Maximum length of a word, since the number of variants grows with it. */
const maxLength = 20
/** Maximum number of unknown words; more are not typos. */
const maxUnknown = 3

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρσςτυφχψω',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґјўђћљњџ',
  'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويپچژکگی',
]

/**
 * Lists the words of a query that no creator has and that have no other meaning; none if there are too many for typos.
 */
export function listUnknownWords(
  { units, glossUnits }: Pick<SearchQuery, 'units' | 'glossUnits'>,
  rarities: TermRarities,
): UnknownWord[] {
  const glossed = new Set(glossUnits.flatMap(({ covers }) => covers))
  const unknown = units.filter(({ term, joined, word }) => {
    const isWhole = units.every((other) => other.term === term || other.word !== word)
    const isKnown = [term, ...joined].some((form) => rarities.known.has(form))
    // A category name finds creators by topic, and a gloss those in other languages.
    const hasMeaning = glossed.has(word) || findQueryCategories(new Set([term])).length > 0
    return isWhole && !isKnown && !hasMeaning && findAlphabet(foldLetters(word))
  })
  return unknown.length > maxUnknown ? [] : unknown.map(({ word, joined }) => ({ text: word, joined }))
}

/** Finds the letters of a word's script; undefined if the word is too short, too long or in another script. */
function findAlphabet(word: string): string | undefined {
  const letters = [...word]
  if (letters.length < minLength || letters.length > maxLength) return undefined
  return alphabets.find((alphabet) => letters.every((letter) => alphabet.includes(letter)))
}

/**
 * Lists the words from which one typo leads to this one: two letters swapped, one missing, mistyped or added (P.
 * Norvig, "How to write a spelling corrector", 2007).
 */
export function listVariants(word: string): string[] {
  const typed = foldLetters(word)
  const letters = findAlphabet(typed) ?? ''
  const splits = Array.from(
    { length: typed.length + 1 },
    (_, place) => [typed.slice(0, place), typed.slice(place)] as const,
  )
  const variants = splits.flatMap(([before, after]) => [
    ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
    ...(after.length > 0 ? [before + after.slice(1)] : []),
    ...[...letters].flatMap((letter) => [
      `${before}${letter}${after}`,
      ...(after.length > 0 ? [`${before}${letter}${after.slice(1)}`] : []),
    ]),
  ])
  return [...new Set(variants)].filter((variant) => variant !== typed)
}

/** Groups spellings by their term in a query; spellings that are not exactly one term are left out. */
export function groupByTerm(variants: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const variant of variants) {
    const [word, ...others] = toWords(variant)
    const [term, ...further] = word?.parts ?? []
    if (term === undefined || others.length > 0 || further.length > 0) continue
    const group = groups.get(term)
    if (group) group.push(variant)
    else groups.set(term, [variant])
  }
  return groups
}

/** Finds the most common of these terms; undefined if none is in the vocabulary. */
export function findCommonest(terms: Iterable<string>, vocabulary: Vocabulary): string | undefined {
  const known = [...terms].filter((term) => vocabulary.has(term))
  const [best] = known.toSorted((first, second) => (vocabulary.get(second) ?? 0) - (vocabulary.get(first) ?? 0))
  return best
}

/**
 * Chooses the most common spelling of a term in texts, as written there, with accents. Spellings compete, since "dancr"
 * is one letter from "dance" and from "danc", both with the term `danc`.
 */
export function chooseSpelling(variants: readonly string[], texts: readonly string[]): string | undefined {
  const wanted = new Set(variants)
  const counts = new Map<string, number>()
  for (const { text } of texts.flatMap(toWords)) {
    const written = text.toLowerCase()
    if (wanted.has(foldLetters(written))) counts.set(written, (counts.get(written) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, first], [, second]) => second - first)
  return best?.[0]
}

/** Minimum length of a word with two typos; shorter ones are near to too many others. */
const minTwiceMistaken = 7

/**
 * Maximum number of nearest terms to consider: "beggin" is nearer to "begin" than to `beginn`, the term of "beginners".
 */
const mostNearTerms = 4

/**
 * Lists the terms within two typos of a word's term, nearest first, then most common. The first letter is hardly ever
 * wrong (J. J. Pollock and A. Zamora, "Collection and characterization of spelling errors", 1983).
 */
export function listNearTerms(word: string, vocabulary: Vocabulary): string[] {
  const [term] = groupByTerm([foldLetters(word)]).keys()
  if (term === undefined || word.length < minTwiceMistaken) return []
  const near: { readonly term: string; readonly mistakes: number; readonly count: number }[] = []
  for (const [other, count] of vocabulary) {
    if (other[0] !== term[0] || Math.abs(other.length - term.length) > 2) continue
    const mistakes = countMistakes(term, other)
    if (mistakes <= 2) near.push({ term: other, mistakes, count })
  }
  const ordered = near.toSorted((one, other) => one.mistakes - other.mistakes || other.count - one.count)
  return ordered.slice(0, mostNearTerms).map((found) => found.term)
}

/** Counts the typos that turn one word into the other: the optimal string alignment distance. */
export function countMistakes(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const distances = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const ways = [at(last, column) + 1, at(distances, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)]
      distances.push(Math.min(...ways, isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY))
    }
    beforeLast = last
    last = distances
  }
  return at(last, to.length)
}

const at = (distances: readonly number[], place: number): number => distances[place] ?? Number.POSITIVE_INFINITY

/**
 * Chooses the word with one of these terms that is nearest to the typed one, within two typos, then the most common; as
 * texts write it.
 */
export function chooseNearest(typed: string, terms: readonly string[], texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { text, parts } of texts.flatMap(toWords)) {
    const written = text.toLowerCase()
    const [term, ...others] = parts
    if (term !== undefined && others.length === 0 && terms.includes(term))
      counts.set(written, (counts.get(written) ?? 0) + 1)
  }
  const folded = foldLetters(typed)
  const [nearest] = [...counts]
    .map(([word, count]) => ({ word, count, mistakes: countMistakes(folded, foldLetters(word)) }))
    .filter(({ mistakes }) => mistakes <= 2)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.count - one.count)
  return nearest?.word
}

/** Replaces words of a search text. Links are removed, since no search reads them. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  const spellings = new Map(corrections.map(({ word, spelling }) => [word, spelling]))
  const readable = toReadableText(text)
  const corrected = placeWords(readable).reduceRight((result, { word, start, end }) => {
    const spelling = spellings.get(word.text)
    return spelling === undefined ? result : `${result.slice(0, start)}${spelling}${result.slice(end)}`
  }, readable)
  return corrected.replace(/\s+/g, ' ').trim()
}
