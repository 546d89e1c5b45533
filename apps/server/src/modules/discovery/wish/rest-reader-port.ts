import type { CriterionValue } from './rules/wish.ts'

/** A criterion found in the words that the rules left. */
export interface RestCriterion {
  readonly value: CriterionValue
  /** The words of the text that state the criterion. */
  readonly words: string
}

/** Reads the criteria in the words that the rules leave. */
export interface RestReader {
  /** Never rejects; empty if nothing was found in time. */
  read(text: string): Promise<readonly RestCriterion[]>
}
