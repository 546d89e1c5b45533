import type { Gloss } from './matching/gloss.ts'
import { matchKorean } from './matching/match-korean.ts'
import { matchLatin } from './matching/match-latin.ts'
import { matchUnspaced } from './matching/match-unspaced.ts'
import { matchWords } from './matching/match-words.ts'
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

/** Finds the words of a text that have a gloss, in order and without overlap. Accepts any text. */
export function findGlosses(text: string): TextGloss[] {
  const read = text.slice(0, maxLength)
  const parts = splitParts(read)
  const found = [
    ...findRuns(read, runs.unspaced).flatMap(({ run, start }) => matchUnspaced(run, start, read)),
    ...findRuns(read, runs.korean).flatMap(({ run, start }) => matchKorean(run, start)),
    ...scripts.flatMap(({ sign, language }) =>
      selectParts(parts, sign).flatMap((part) => matchWords(part, language, getTable(language))),
    ),
    ...matchLatin(selectParts(parts, latin)),
  ]
  return found
    .map(({ start, end, gloss, languages }) => ({ word: read.slice(start, end), start, end, gloss, languages }))
    .toSorted((one, other) => one.start - other.start)
}

function findRuns(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ({ 0: run, index: start }) => ({ run, start }))
}

const number = /^\p{N}+$/u

/** Selects the words with signs of a script, and numbers beside them. */
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
