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

const besideNoBlank = /^[\p{Script=Han}，。：；！？（）“”、]$/u

/**
 * Returns what stands between a label and a value that are separate elements: a blank, but nothing between Chinese
 * letters ("更新于刚刚").
 */
export function betweenElements(before: string, after: string): '' | ' ' {
  const isClosed = [before.at(-1), after.at(0)].every((letter) => letter !== undefined && besideNoBlank.test(letter))
  return isClosed ? '' : ' '
}
