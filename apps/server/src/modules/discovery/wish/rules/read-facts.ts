import { findNear, getClause, type Read, type Reading, use, walk } from './reading.ts'

/** Reads platforms, and whether creators have to be verified or have an address. */
export function readFacts(reading: Reading): readonly Read[] {
  const reads = reading.items.flatMap((item, place): Read[] => {
    if (reading.used.has(place)) return []
    if (item.kind === 'email') return [{ value: { kind: 'email' }, places: [place] }]
    if (item.kind === 'verified' && isOfCreators(reading, place))
      return [{ value: { kind: 'verified' }, places: [place] }]
    const isPlatform = item.kind === 'platform' && !isAlone(reading, place) && isWhere(reading, place)
    if (isPlatform || (item.kind === 'people' && item.platforms.length > 0)) {
      return [{ value: { kind: 'platform', platforms: item.platforms }, places: [place] }]
    }
    return []
  })
  return use(reading, reads)
}

function isOfCreators(reading: Reading, place: number): boolean {
  const clause = getClause(reading, place)
  const isAlone = clause.every(([, { kind }]) => kind !== 'word')
  const isLimited = clause.some(
    ([near, { kind }]) => ['place', 'platform', 'email'].includes(kind) || reading.used.has(near),
  )
  // "Verified football players, over 100k"
  const isFirst = findNear(reading, place, -1) === undefined
  const isAsked = reading.used.size > 0 || hasPeople(reading)
  return isAlone || isLimited || (isFirst && isAsked) || clause.some(([, { kind }]) => kind === 'people')
}

/** Whether a platform's name is all that a text says, and then as well what the creators talk about. */
const isAlone = ({ items }: Reading, place: number) =>
  items.every(({ kind }, at) => at === place || kind === 'filler' || kind === 'break')

/** Whether a platform says where to search; in "instagram marketing" it is part of the topic. */
function isWhere(reading: Reading, place: number): boolean {
  const before = findNear(reading, place, -1)?.[1]
  if (before?.kind === 'in' || before?.kind === 'only') return true
  const next = reading.items[place + 1]
  const isBeforeTopic = next?.kind === 'word' && !reading.used.has(place + 1)
  return (
    !isBeforeTopic ||
    next.isGlued ||
    walk(reading, place, 1).some(([, { kind }]) => kind === 'people') ||
    hasPeople(reading)
  )
}

const hasPeople = ({ items }: Reading) => items.some(({ kind }) => kind === 'people')
