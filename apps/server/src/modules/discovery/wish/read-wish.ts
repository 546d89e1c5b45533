import { normalizeText } from '@troupe/contract/base/text'
import { readCriteria } from './rules/read-criteria.ts'
import type { Wish } from './rules/wish.ts'
import { type Item, readItems } from './tokens/read-items.ts'

/** Reads the criteria and the topic of a search text by rules and word tables. Accepts any text; takes linear time. */
export function readWish(input: string): Wish {
  const text = normalizeText(input).toWellFormed()
  const items = readItems(text)
  const read = readCriteria(text, items, true)
  const { criteria, topic } = read
  if (criteria.length === 0 && !items.some(asksForCreators)) return { ...read, text, topic: text }
  // A text only about its writer contains the topic there.
  return topic === '' && criteria.length === 0 ? { text, ...readCriteria(text, items, false) } : { text, ...read }
}

/** Whether a part of a text mentions creators or the writer, so that not every word belongs to the topic. */
const asksForCreators = ({ kind }: Item) => ['people', 'self'].includes(kind)
