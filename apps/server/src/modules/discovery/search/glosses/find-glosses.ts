import { LRUCache } from 'lru-cache'
import type { FoundWords, Gloss } from './matching/gloss.ts'
import { matchKorean } from './matching/match-korean.ts'
import { matchLatin } from './matching/match-latin.ts'
import { matchUnspaced } from './matching/match-unspaced.ts'
import { findEmptyWords, matchWords } from './matching/match-words.ts'
import { getTable } from './tables/gloss-tables.ts'
import type { GlossLanguage } from './tables/languages.ts'
import { type Token, toTokens } from './tables/word-keys.ts'

/** Maximum length of a glossed text; what a text is about stands in its beginning. */
const maxLength = 1000

/** Punctuation that ends a phrase, and may end the part of a text in one language. */
const partEnd =
  /[\n\r.,;:|•·!?()[\]{}"«»“”„/\\…–—、。，！？；：（）「」『』【】،؛؟।]+|\s[-*+]\s|\p{Extended_Pictographic}/u

/** Signs of a script and the marks in words of it. */
const runs = {
  unspaced: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu,
  korean: /\p{Script=Hangul}+/gu,
}
const scripts: readonly { readonly sign: RegExp; readonly language: GlossLanguage }[] = [
  { sign: /\p{Script=Cyrillic}/u, language: 'ru' },
  { sign: /\p{Script=Arabic}/u, language: 'ar' },
  { sign: /\p{Script=Devanagari}/u, language: 'hi' },
]
const latin = /\p{Script=Latin}/u

/** A word or phrase of a text with its meaning in English. */
export interface TextGloss extends Gloss {
  /** As written. */
  readonly word: string
}

/** The words of a text in other languages than English. */
export interface ForeignWords {
  /** In order and without overlap. */
  readonly glosses: readonly TextGloss[]
  /** Words without a topic in the languages of their parts of the text, such as articles and prepositions. */
  readonly empty: FoundWords['empty']
}

/** Finds the words of a text that have a gloss, in order and without overlap. Accepts any text. */
export const findGlosses = (text: string): readonly TextGloss[] => findForeignWords(text).glosses

/** Number of texts whose glosses are remembered, about 5 MB. */
const maxRemembered = 10_000
const remembered = new LRUCache<string, readonly TextGloss[]>({ max: maxRemembered })

/** Like `findGlosses`, for the texts of creators, which many searches show: reading 30 of them takes 10 ms. */
export function recallGlosses(text: string): readonly TextGloss[] {
  const known = remembered.get(text)
  if (known) return known
  const glosses = findGlosses(text)
  remembered.set(text, glosses)
  return glosses
}

/** Finds the words of a text that have a gloss and those without a topic. Accepts any text. */
export function findForeignWords(text: string): ForeignWords {
  const read = text.slice(0, maxLength)
  const parts = splitParts(read)
  const rows = scripts.flatMap(({ sign, language }) => selectParts(parts, sign).map((part) => ({ part, language })))
  const inLatin = matchLatin(selectParts(parts, latin))
  const found = [
    ...findRuns(read, runs.unspaced).flatMap(({ run, start }) => matchUnspaced(run, start, read)),
    ...findRuns(read, runs.korean).flatMap(({ run, start }) => matchKorean(run, start)),
    ...rows.flatMap(({ part, language }) => matchWords(part, language, getTable(language))),
    ...inLatin.glosses,
  ]
  const glosses = found
    .map(({ start, end, gloss, languages }) => ({ word: read.slice(start, end), start, end, gloss, languages }))
    .toSorted((one, other) => one.start - other.start)
  const empty = [...rows.flatMap(({ part, language }) => findEmptyWords(part, language)), ...inLatin.empty]
  return {
    glosses,
    empty: empty.filter((word) => !glosses.some((gloss) => word.start < gloss.end && gloss.start < word.end)),
  }
}

function findRuns(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ({ 0: run, index: start }) => ({ run, start }))
}

const number = /^\p{N}/u

/** Selects the words with signs of a script, and beside them numbers and words such as "3D". */
function selectParts(parts: readonly Token[][], sign: RegExp): Token[][] {
  return parts
    .map((part) => part.filter(({ text }) => sign.test(text) || number.test(text)))
    .filter((part) => part.some(({ text }) => sign.test(text)))
}

/** Splits a text into rows of words between punctuation. */
function splitParts(text: string): Token[][] {
  const rows: Token[][] = []
  let end = 0
  for (const token of toTokens(text)) {
    const row = rows.at(-1)
    if (!row || partEnd.test(text.slice(end, token.start))) rows.push([token])
    else row.push(token)
    end = token.end
  }
  return rows
}
