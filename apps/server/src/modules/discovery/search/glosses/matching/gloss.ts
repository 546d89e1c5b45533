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

/** The words of a text in a language other than English. */
export interface FoundWords {
  readonly glosses: readonly Gloss[]
  /** Words without a topic, such as articles and prepositions. */
  readonly empty: readonly { readonly start: number; readonly end: number }[]
}
