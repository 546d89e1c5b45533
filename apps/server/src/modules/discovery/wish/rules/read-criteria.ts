import type { Item } from '../tokens/read-items.ts'
import { listOffers } from './list-offers.ts'
import { readAmounts } from './read-amounts.ts'
import { readExclusions } from './read-exclusions.ts'
import { readFacts } from './read-facts.ts'
import { readGrowth } from './read-growth.ts'
import { readPeople } from './read-people.ts'
import { readPlaces } from './read-places.ts'
import { readPosted } from './read-posted.ts'
import { readReferences } from './read-references.ts'
import { readCheap, readCount, readEngaged, readTiers } from './read-sizes.ts'
import { readTopic } from './read-topic.ts'
import type { Read, Reading } from './reading.ts'
import { skipLiteral, skipSelf } from './skip.ts'
import type { Criterion, Span, Wish } from './wish.ts'

/** The rules in order: each ignores words that an earlier one has read. */
const rules: readonly ((reading: Reading) => readonly Read[])[] = [
  readReferences,
  readPeople,
  readPosted,
  readCount,
  readGrowth,
  readAmounts,
  readTiers,
  readCheap,
  readEngaged,
  readExclusions,
  readFacts,
  readPlaces,
]

interface ReadOptions {
  /** Whether to leave out statements about the writer. */
  readonly skipsSelf: boolean
  /** Positions of items that were read before. */
  readonly used?: readonly number[]
}

/** Reads criteria and topic from the parts of a text. */
export function readCriteria(
  text: string,
  items: readonly Item[],
  { skipsSelf, used = [] }: ReadOptions,
): Omit<Wish, 'text'> {
  const reading: Reading = { items, used: new Set(used) }
  if (skipsSelf) skipSelf(reading)
  const literal = skipLiteral(reading)
  const reads = rules.flatMap((rule) => rule(reading))
  const offers = listOffers(reading)
  for (const place of literal) reading.used.delete(place)
  const criteria = reads.map((read) => toCriterion(read, items)).toSorted(byPlace)
  return { criteria, offers, topic: readTopic(text, reading) }
}

function toCriterion({ value, places }: Read, items: readonly Item[]): Criterion {
  const ordered = [...new Set(places)].toSorted((one, other) => one - other).flatMap((place) => items[place] ?? [])
  const spans: Span[] = []
  for (const { start, end } of ordered) {
    const last = spans.at(-1)
    if (last?.end === start) spans[spans.length - 1] = { start: last.start, end }
    else spans.push({ start, end })
  }
  return { ...value, spans }
}

const byPlace = (one: Criterion, other: Criterion) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)
