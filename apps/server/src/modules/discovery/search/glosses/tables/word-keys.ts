import { foldLetters } from '../../terms/search-terms.ts'
import { type GlossLanguage, stemmers } from './languages.ts'

/** A word of a text with its place, in UTF-16 units. */
export interface Token {
  /** Lower-case, composed (NFC). */
  readonly text: string
  readonly start: number
  readonly end: number
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}](?<!\p{Ll}\p{Lu}))*/gu

/** Splits a text into words at blanks, punctuation and apostrophes, and hashtags at their capitals. */
export function toTokens(text: string): Token[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found.normalize('NFC').toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}

const marked = /[\u0300-\u036f]/u
const arabicForms: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' }

/** The spelling under which a word is looked up. Vietnamese keeps its marks, since most words differ by them alone. */
export function toExactKey(language: GlossLanguage, text: string): string {
  if (language === 'vi' && marked.test(text.normalize('NFD'))) return text
  const folded = foldLetters(text)
  return language === 'ar' ? folded.replace(/[أإآٱىةکی]/gu, (letter) => arabicForms[letter] ?? letter) : folded
}

/** Shorter stems belong to too many words. */
const minStem = 3
/** Longer runs of letters are not words. */
const maxStemmed = 40

/** The key of all forms of a word; undefined if its language has no stemmer, or the stem is too short. */
export function toStemKey(language: GlossLanguage, text: string): string | undefined {
  const stem = stemmers[language]
  if (!stem || text.length > maxStemmed) return undefined
  const key = toExactKey(language, stem(language === 'ar' ? toExactKey(language, text) : text))
  return key.length < minStem ? undefined : key
}

/** Shorter words are mostly function words, whose stems are those of others. */
export const minInflected = 4

/** The key of a word within the stem of a phrase: short words and those without a stem count as they are spelled. */
export function toPhraseStem(language: GlossLanguage, text: string): string {
  const stem = text.length < minInflected ? undefined : toStemKey(language, text)
  return stem ?? toExactKey(language, text)
}
