import type { Item } from '../tokens/read-items.ts'
import { isGlue, type Reading } from './reading.ts'

/**
 * Returns the words that no criterion was read from, in order. Function words stay only between other words; quoted
 * words keep their quotes.
 */
export function readTopic(text: string, { items, used }: Reading): string {
  const runs: Item[][] = [[]]
  for (const [place, item] of items.entries()) {
    if (used.has(place) || item.kind === 'break' || item.kind === 'people') runs.push([])
    else runs.at(-1)?.push(item)
  }
  return runs
    .map((run) => cut(text, run))
    .filter((part) => part !== '')
    .join(' ')
}

const isOnlyLast = (item: Item) => item.kind === 'filler' && item.isLast === true

/** Whether an item at an end of a topic says nothing about it: function words, and "we are". */
const isAside = (item: Item) => isGlue(item) || item.kind === 'self'

function cut(text: string, run: readonly Item[]): string {
  const first = run.find((item) => !isAside(item) || isOnlyLast(item))
  const last = run.findLast((item) => !isAside(item))
  // A label: "Budget: €500". What else is counted is a topic: "libros".
  const isLabel = run.every((item) => isAside(item) || (item.kind === 'quantity' && item.quantity !== 'other'))
  if (!first || !last || isLabel) return ''
  return text.slice(first.start, last.end).trim()
}
