import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** Vocabulary of the creators of a category. */
export interface NicheVocabulary {
  /** How common it is as a main niche; 1 is average. */
  readonly weight: number
  /** Emoji such people put into their bios, separated by blanks. */
  readonly emoji: string
  /** Words from which they make handles and channel names, separated by blanks. */
  readonly words: string
  /** Names for such creators, without article. */
  readonly roles: readonly string[]
  /** Sentences only they would say. */
  readonly lines: readonly string[]
  /** Topics, each with the concrete subjects that people who cover it film. */
  readonly topics: Readonly<Record<string, readonly string[]>>
  /** Other niches such people often have, separated by blanks. */
  readonly goesWith: string
}

export type NicheVocabularies<Id extends CategoryId> = Readonly<Record<Id, NicheVocabulary>>
