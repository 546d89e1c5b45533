import { normalizeText } from '@troupe/contract/base/text'
import { type BrandCriterion, type Citation, maxCitations, maxCitedLetters } from '@troupe/contract/brand-criteria'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import { cutAround } from '../cut-around.ts'
import type { Passage } from '../document-reader-port.ts'

/**
 * Looks up the passages that criteria were read from. Drops quotes that no passage contains, and criteria without
 * quotes, since an analyser must not cite words that are not in the text.
 */
export function citeCriteria(
  criteria: readonly FoundCriterion[],
  passages: readonly Pick<Passage, 'text' | 'page'>[],
): BrandCriterion[] {
  const texts = passages.map(({ text, page }) => ({ text: collapse(normalizeText(text)), page }))
  return criteria.flatMap(({ quotes, ...criterion }): BrandCriterion[] => {
    const citations = quotes.flatMap((quote) => findCitation(quote, texts) ?? []).slice(0, maxCitations)
    return citations.length > 0 ? [{ ...criterion, citations }] : []
  })
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
const fewestLetters = 2

function findCitation(quote: string, passages: readonly Pick<Passage, 'text' | 'page'>[]): Citation | undefined {
  const words = collapse(normalizeText(quote))
  if (words.length < fewestLetters || words.length > maxCitedLetters) return undefined
  const wanted = words.toLowerCase()
  // A passage that is exactly the quote, such as a list item, takes precedence over earlier mentions.
  const whole = passages.filter(({ text }) => text.toLowerCase() === wanted)
  for (const { text, page } of [...whole, ...passages]) {
    const offset = findWhole(text.toLowerCase(), wanted)
    if (offset >= 0) return { words: text.slice(offset, offset + words.length), passage: cutAround(text, offset), page }
  }
  return undefined
}

const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u

/** Returns the offset of words that are not part of longer ones ("us" in "bus" does not count); -1 if there is none. */
function findWhole(text: string, words: string): number {
  for (let offset = text.indexOf(words); offset >= 0; offset = text.indexOf(words, offset + 1)) {
    const isPart = (inner: string | undefined, outer: string | undefined) =>
      inner !== undefined && outer !== undefined && letter.test(inner) && letter.test(outer)
    const end = offset + words.length
    if (!isPart(words[0], text[offset - 1]) && !isPart(words.at(-1), text[end])) return offset
  }
  return -1
}
