import type { ItemKind } from '../tokens/read-items.ts'
import { isFactor, isInWord } from './find-numbers.ts'
import { findNear, getClause, type Read, type Reading, range, use, walk } from './reading.ts'

/** Reads sizes by name: "micro-influencers" is a range of followers, "no mega influencers" means all smaller ones. */
export function readTiers(reading: Reading): readonly Read[] {
  const found = reading.items.flatMap((item, place) =>
    item.kind === 'tier' && !reading.used.has(place) && isOfPeople(reading, place) ? [{ item, place }] : [],
  )
  const [first] = found
  if (!first) return []
  const places = found.map(({ place }) => place)
  const min = Math.min(...found.map(({ item }) => item.min))
  const max = Math.max(...found.map(({ item }) => item.max ?? Number.POSITIVE_INFINITY))
  const before = reading.items[first.place - 1]
  if (before?.kind === 'not') {
    const limits = min >= 100_000 ? { max: min } : { min: max }
    return use(reading, [{ value: { kind: 'followers', ...limits }, places: [first.place - 1, ...places] }])
  }
  const limits = { min, ...(Number.isFinite(max) ? { max } : {}) }
  return use(reading, [{ value: { kind: 'followers', ...limits }, places }])
}

/** Reads "cheap", if it refers to creators and not to their topic. */
export function readCheap(reading: Reading): readonly Read[] {
  const reads = reading.items.flatMap((item, place): Read[] => {
    if (item.kind !== 'cheap' || reading.used.has(place)) return []
    const clause = getClause(reading, place).map(([, near]) => near)
    const isRate = clause.some((near) => near.kind === 'quantity' && near.quantity === 'price')
    const isLast = reading.items[place + 1]?.kind !== 'word' && clause.some(({ kind }) => kind === 'people')
    const isSaid = isRate || isLast || isOfPeople(reading, place)
    const negation = findNear(reading, place, -1)
    if (isSaid && negation?.[1].kind === 'not') {
      // "Not cheap" is no limit.
      for (const said of range(negation[0], place)) reading.used.add(said)
      return []
    }
    const prices = getClause(reading, place).flatMap(([at, near]) =>
      near.kind === 'quantity' && near.quantity === 'price' ? at : [],
    )
    return isSaid ? [{ value: { kind: 'cheap' }, places: [place, ...prices] }] : []
  })
  return use(reading, reads.slice(0, 1))
}

/**
 * Reads "high engagement". Before a topic it says something of that, unless creators follow: "highly engaged employees".
 */
export function readEngaged(reading: Reading): readonly Read[] {
  const reads = reading.items.flatMap((item, place): Read[] => {
    if (item.kind !== 'engaged' || reading.used.has(place)) return []
    const next = reading.used.has(place + 1) ? undefined : reading.items[place + 1]
    const isBeforeTopic = next !== undefined && topical.has(next.kind)
    const isSaid = !isBeforeTopic || walk(reading, place, 1).some(([, { kind }]) => kind === 'people')
    return isSaid ? [{ value: { kind: 'engaged' }, places: [place] }] : []
  })
  return use(reading, reads.slice(0, 1))
}

const topical: ReadonlySet<ItemKind> = new Set(['word', 'topic', 'quoted', 'quantity', 'posted'])

/**
 * Whether a size refers to creators: it names them, they follow in its clause or precede it directly, or the clause has
 * no topic.
 */
function isOfPeople(reading: Reading, place: number): boolean {
  const isPeople = (near: number) => reading.items[near]?.kind === 'people'
  const after = walk(reading, place, 1).some(([, { kind }]) => kind === 'people')
  const isAlone = getClause(reading, place).every(([, { kind }]) => kind !== 'word')
  const item = reading.items[place]
  return after || isAlone || isPeople(place - 1) || (item?.kind === 'tier' && item.namesPeople === true)
}

const maxCount = 1000

/** Reads the number of creators asked for: "show me 20 street food creators". */
export function readCount(reading: Reading): readonly Read[] {
  const place = reading.items.findIndex((item, place) => item.kind === 'number' && !reading.used.has(place))
  const item = reading.items[place]
  if (item?.kind !== 'number' || !Number.isInteger(item.value) || item.value < 1 || item.value > maxCount) return []
  const isFirst = reading.items
    .slice(0, place)
    .every(({ kind }, at) => kind === 'want' || kind === 'filler' || kind === 'break' || reading.used.has(at))
  const isAsked = reading.items.slice(0, place).some(({ kind }) => kind === 'want')
  const isOfCreators = isAsked || walk(reading, place, 1).some(([, { kind }]) => kind === 'people')
  const next = reading.items[place + 1]
  const isUnit = next?.kind === 'quantity' || next?.kind === 'days' || (next?.kind === 'times' && isFactor(next))
  if (!isFirst || !isOfCreators || next?.isHyphened || isUnit || isInWord(next)) return []
  return use(reading, [{ value: { kind: 'count', count: item.value }, places: [place] }])
}
