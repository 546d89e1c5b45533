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

const han = /^\p{Script=Han}$/u
const fullWidth = /^[，。：；！？）”、]$/u

/**
 * Returns what stands between a label and a value that are separate elements: a blank, but nothing between Chinese
 * letters ("更新于刚刚") or after full-width punctuation.
 * @param after The value; undefined if it is not known to begin with a Chinese letter.
 */
export function betweenElements(before: string, after = ''): '' | ' ' {
  const [end = '', start = ''] = [before.at(-1), after.at(0)]
  return fullWidth.test(end) || (han.test(end) && han.test(start)) ? '' : ' '
}
