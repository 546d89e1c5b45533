import { normalizeText } from '@troupe/contract/base/text'
import { readCriteria } from './rules/read-criteria.ts'
import type { Criterion, Wish } from './rules/wish.ts'
import { type Item, readItems } from './tokens/read-items.ts'

/** Reads the criteria and the topic of a search text by rules and word tables. Accepts any text; takes linear time. */
export function readWish(input: string): Wish {
  const text = normalizeText(input).toWellFormed()
  const items = readItems(text)
  const read = readCriteria(text, items, { skipsSelf: true })
  const { criteria, topic } = read
  if (criteria.length === 0 && !items.some(asksForCreators)) return { ...read, text, topic: text }
  if (topic !== '' || !items.some(({ kind }) => kind === 'self')) return { text, ...read }
  // If a text has no other topic, the statement about its writer is the topic.
  const whole = readCriteria(text, items, { skipsSelf: false, used: listRead(items, criteria) })
  return criteria.length === 0 ? { text, ...whole } : { text, ...read, topic: whole.topic }
}

/** Positions of the items that criteria were read from. */
function listRead(items: readonly Item[], criteria: readonly Criterion[]): number[] {
  const spans = criteria.flatMap((criterion) => criterion.spans).toSorted((one, other) => one.start - other.start)
  let next = 0
  return items.flatMap((item, place) => {
    while ((spans[next]?.end ?? item.end) <= item.start) next++
    const start = spans[next]?.start ?? item.end
    return start <= item.start ? [place] : []
  })
}

/** Whether a part of a text mentions creators or the writer, so that not every word belongs to the topic. */
const asksForCreators = ({ kind }: Item) => ['people', 'self'].includes(kind)
