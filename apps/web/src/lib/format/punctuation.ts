import { text, textAs } from '../language/text.ts'

const betweenWords = textAs('between words of a list', ', ')

/** Between two clauses that are separate elements. */
export const betweenClauses = textAs('between clauses', ', ')

/** Between parts of a list that may have commas of their own. */
export const betweenParts = text('; ')

/** Ends a sentence whose last part is an element of its own. */
export const sentenceEnd = textAs('end of a sentence', '.')

/** Joins words without a last "and": `a, b, c`. */
export function joinWords(words: readonly string[]): string {
  return words.join(betweenWords)
}
