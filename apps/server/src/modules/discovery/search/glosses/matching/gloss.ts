import type { GlossLanguage } from '../tables/languages.ts'

/** A word or phrase of a text with its meaning in English. */
export interface Gloss {
  /** Its place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** English words; those of homonyms are separated by commas. */
  readonly gloss: string
  /** Languages in which the word means this; none for words of other scripts in Latin letters. */
  readonly languages: readonly GlossLanguage[]
}
