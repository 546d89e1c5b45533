import { normalizeText } from '@troupe/contract/base/text'
import { readCriteria } from './rules/read-criteria.ts'
import type { Wish } from './rules/wish.ts'
import { readItems } from './tokens/read-items.ts'

/** Reads what a search text asks for, by rules and tables of words. Accepts any text; takes time in proportion to its length. */
export function readWish(input: string): Wish {
  const text = normalizeText(input).toWellFormed()
  const items = readItems(text)
  const { criteria, topic } = readCriteria(text, items, true)
  // A text about the writer alone names its topic there.
  return topic === '' && criteria.length === 0
    ? { text, ...readCriteria(text, items, false) }
    : { text, criteria, topic }
}
