import type { CriterionValue } from './rules/wish.ts'

/** A criterion that was found in the words that the rules left. */
export interface RestCriterion {
  readonly value: CriterionValue
  /** The words of the text that say so. */
  readonly words: string
}

/** Reads what the rules leave unread of a text. */
export interface RestReader {
  /** Never rejects; empty where nothing was found, or not in time. */
  read(text: string): Promise<readonly RestCriterion[]>
}
