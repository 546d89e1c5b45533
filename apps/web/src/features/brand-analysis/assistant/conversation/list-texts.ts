import { listWords } from '../../../../lib/format/lists.ts'
import { text, textAs } from '../../../../lib/language/text.ts'

const comma = textAs('between words of a list', ', ')
const semicolon = textAs('between parts of a sentence', '; ')

/** Joins words: `a, b`. */
export function joinWords(words: readonly string[]): string {
  return words.join(comma)
}

/** Joins parts of a sentence that may have commas themselves: `a, b; c`. */
export function joinParts(parts: readonly string[]): string {
  return parts.join(semicolon)
}

/** Joins sentences, without empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((before, next) => (before === '' ? next : text('{before} {next}', { before, next })), '')
}

/** Joins words in quotation marks: `“a”, “b”`. */
export function quoteAll(words: readonly string[]): string {
  return joinWords(words.map(quote))
}

/** Quotes at most two alternatives: `“a” or “b”`. */
export function quoteSome(words: readonly string[]): string {
  return listWords(words.slice(0, 2).map(quote), 'or')
}

const quote = (words: string) => text('“{words}”', { words })
