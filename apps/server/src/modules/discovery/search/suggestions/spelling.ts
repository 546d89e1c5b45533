import type { SearchQuery } from '../analysis/query.ts'
import { findQueryTopics } from '../analysis/query-categories.ts'
import { foldLetters, placeWords, toReadableText, toWords } from '../analysis/search-terms.ts'
import type { TermRarities } from '../analysis/term-rarity-repository.ts'
import type { Vocabulary } from '../analysis/vocabulary-repository.ts'

/** A word of a search that no creator has, as typed. */
export interface UnknownWord {
  readonly text: string
  /** Its term joined with its neighbours. */
  readonly joined: readonly string[]
}

/** A spelling that creators use, in place of a word of a search. */
export interface Correction {
  /** As typed. */
  readonly word: string
  readonly spelling: string
}

/** Shorter words have neighbours by chance. */
const minLength = 4
/** The number of variants grows with the length. */
const maxLength = 20
/** A text of more unknown words is no slip of the fingers. */
const maxUnknown = 3

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρσςτυφχψω',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґјўђћљњџ',
  'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويپچژکگی',
]

/** Lists the words of a query that no creator has and that stand for nothing else; none if these are too many for a mistake. */
export function listUnknownWords({ units }: Pick<SearchQuery, 'units'>, rarities: TermRarities): UnknownWord[] {
  const unknown = units.filter(({ term, joined, word }) => {
    const isWhole = units.every((other) => other.term === term || other.word !== word)
    const isKnown = [term, ...joined].some((form) => rarities.known.has(form))
    // The name of a category finds creators by their topic, in other languages than theirs too.
    return (
      isWhole && !isKnown && findAlphabet(foldLetters(word)) && findQueryTopics(new Set([term])).categories.length === 0
    )
  })
  return unknown.length > maxUnknown ? [] : unknown.map(({ word, joined }) => ({ text: word, joined }))
}

/** The letters of the script of a word; undefined where the word is too short, too long or of another script. */
function findAlphabet(word: string): string | undefined {
  const letters = [...word]
  if (letters.length < minLength || letters.length > maxLength) return undefined
  return alphabets.find((alphabet) => letters.every((letter) => alphabet.includes(letter)))
}

/**
 * Lists the words that one mistake turns into this one: two letters swapped, one left out, mistyped or too many
 * (P. Norvig, "How to write a spelling corrector", 2007).
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

/** Groups spellings by their term, as a query would be read; a spelling that is not exactly one term is left out. */
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

/** Of these terms the commonest; undefined: none is in the vocabulary. */
export function findCommonest(terms: Iterable<string>, vocabulary: Vocabulary): string | undefined {
  const known = [...terms].filter((term) => vocabulary.has(term))
  const [best] = known.toSorted((first, second) => (vocabulary.get(second) ?? 0) - (vocabulary.get(first) ?? 0))
  return best
}

/**
 * Chooses among the spellings of one term the one that texts use most, written as there, with its accents. "dancr" is one letter
 * from "dance" and from "danc", and both have the term `danc`.
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

/** Shorter words with two mistakes are near to too many others. */
const minTwiceMistaken = 7

/** The word meant is among so many of the nearest terms: "beggin" is nearer to "begin" than to `beginn`, of "beginners". */
const mostNearTerms = 4

/**
 * Lists the terms within two mistakes of a word's, the nearest first and of these the commonest. The first letter is hardly ever
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

/** Mistakes that turn one word into the other: the optimal string alignment distance. */
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

/** Of the words of these terms the one within two mistakes of what was typed, as texts write it: the nearest, then the most used. */
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

/** A search text with words replaced, else as typed; links in it, which no search reads, are left out. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  const spellings = new Map(corrections.map(({ word, spelling }) => [word, spelling]))
  const readable = toReadableText(text)
  const corrected = placeWords(readable).reduceRight((result, { word, start, end }) => {
    const spelling = spellings.get(word.text)
    return spelling === undefined ? result : `${result.slice(0, start)}${spelling}${result.slice(end)}`
  }, readable)
  return corrected.replace(/\s+/g, ' ').trim()
}
