import { getClause, isGlue, type Read, type Reading, range, use } from './reading.ts'

/**
 * Reads the maximum age of the last post in days: "posted this week", "active in the last 30 days", "still posting".
 */
export function readPosted(reading: Reading): readonly Read[] {
  const reads = reading.items.flatMap((item, place): Read[] => {
    if (reading.used.has(place)) return []
    if (item.kind === 'active') return [{ value: { kind: 'posted', days: item.days }, places: [place] }]
    if (item.kind !== 'since' && item.kind !== 'days') return []
    const clause = getClause(reading, place)
    const posted = clause.filter(([, { kind }]) => kind === 'posted' || kind === 'active').map(([place]) => place)
    if (posted.length === 0) return []
    const after = reading.items[place + 1]
    // "한 달 이내"
    if (after?.kind === 'bound' && after.bound === 'max') posted.push(place + 1)
    if (item.kind === 'since') return [{ value: { kind: 'posted', days: item.days }, places: [place, ...posted] }]
    const before = reading.items[place - 1]
    const isNow = before?.kind === 'posted' && before.isNow === true
    const count = isNow ? { value: 1, first: place } : findCount(reading, place)
    if (!count) return []
    const days = Math.round(count.value * item.days)
    return [{ value: { kind: 'posted', days }, places: [...range(count.first, place), ...posted] }]
  })
  const [first, ...others] = reads.toSorted((one, other) => toDays(one) - toDays(other))
  if (!first) return []
  // "Active this week" states a time twice; the shorter one counts.
  const clause = new Set(getClause(reading, first.places[0] ?? 0).map(([place]) => place))
  const same = others.filter(({ places }) => places.every((place) => clause.has(place)))
  return use(reading, [{ ...first, places: [...first.places, ...same.flatMap(({ places }) => places)] }])
}

const toDays = ({ value }: Read) => (value.kind === 'posted' ? value.days : 0)

/** Finds the number before a unit of time, with the word before it: "last 30 days". */
function findCount({ items }: Reading, place: number): { value: number; first: number } | undefined {
  const number = [place - 1, place - 2].find((near) => items[near]?.kind === 'number')
  const item = number === undefined ? undefined : items[number]
  if (item?.kind !== 'number' || number === undefined) return undefined
  const beyond = items[number - 2]
  const before = items[number - 1]?.kind
  const isLast = before === 'word' && beyond !== undefined && (isGlue(beyond) || beyond.kind === 'people')
  return { value: item.value, first: findBound(items, isLast || before === 'bound' ? number - 1 : number) }
}

/** Finds the limit before a period: "within the last 2 weeks". */
function findBound(items: Reading['items'], first: number): number {
  const place = items[first - 1]?.kind === 'filler' ? first - 2 : first - 1
  const item = items[place]
  return item?.kind === 'bound' && item.bound === 'max' ? place : first
}
