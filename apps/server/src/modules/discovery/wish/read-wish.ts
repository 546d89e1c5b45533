import { normalizeText } from '@troupe/contract/base/text'
import { readCriteria } from './rules/read-criteria.ts'
import type { Wish } from './rules/wish.ts'
import { type Item, readItems } from './tokens/read-items.ts'

/** Reads what a search text asks for, by rules and tables of words. Accepts any text; takes time in proportion to its length. */
export function readWish(input: string): Wish {
  const text = normalizeText(input).toWellFormed()
  const items = readItems(text)
  const { criteria, topic } = readCriteria(text, items, true)
  if (criteria.length === 0 && !items.some(asksForCreators)) return { text, criteria, topic: text }
  // A text about the writer alone names its topic there.
  return topic === '' && criteria.length === 0
    ? { text, ...readCriteria(text, items, false) }
    : { text, criteria, topic }
}

/** Whether a part of a text asks for creators, so that not every word is of the topic. */
const asksForCreators = ({ kind }: Item) => ['people', 'self'].includes(kind)
