import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** Vocabulary of the creators of a category. */
export interface NicheVocabulary {
  /** Frequency as a main niche; 1 is average. */
  readonly weight: number
  /** Emoji that such creators use in bios, separated by spaces. */
  readonly emoji: string
  /** Words that they build handles and channel names from, separated by spaces. */
  readonly words: string
  /** Names for such creators, without an article. */
  readonly roles: readonly string[]
  /** Sentences that only such creators would say. */
  readonly lines: readonly string[]
  /** Topics, each with the concrete subjects that creators who cover it film. */
  readonly topics: Readonly<Record<string, readonly string[]>>
  /** Other niches that such creators often have, separated by spaces. */
  readonly goesWith: string
}

export type NicheVocabularies<Id extends CategoryId> = Readonly<Record<Id, NicheVocabulary>>
