import { findNear, isGlue, type Read, type Reading, use } from './reading.ts'

const passed = new Set(['filler', 'people', 'want', 'in', 'bound'] as const)

/**
 * Reads creators to resemble ("like @name"), and the creator to look up in a text that is only an address or handle.
 */
export function readReferences(reading: Reading): readonly Read[] {
  const addresses = reading.items.flatMap((item, place) => (item.kind === 'address' ? [{ item, place }] : []))
  const isAlone = reading.items.every(
    (item) => ['address', 'people', 'break', 'platform'].includes(item.kind) || isGlue(item),
  )
  const likes = new Map<number, number>()
  const reads = addresses.flatMap(({ item, place }): Read[] => {
    const reference = item.raw.replace(/^@/, '').replace(/[?#].*$/, '')
    const like = findLike(reading, place, likes)
    if (like === undefined) return isAlone ? [{ value: { kind: 'lookup', reference }, places: [place] }] : []
    likes.set(place, like)
    return [{ value: { kind: 'like', reference }, places: [like, place] }]
  })
  return use(reading, reads)
}

/** Finds the word of likeness that an address belongs to; in a list, that of the address before. */
function findLike(reading: Reading, place: number, likes: ReadonlyMap<number, number>): number | undefined {
  const before = findNear(reading, place, -1, passed)
  if (before?.[1].kind === 'like' && before[1].where === 'before') return before[0]
  if (before?.[1].kind === 'address') return likes.get(before[0])
  const after = findNear(reading, place, 1, passed)
  // "和@name类似的" has the word on the other side than "类似@name的".
  return after?.[1].kind === 'like' && (after[1].where === 'after' || after[1].isGlued) ? after[0] : undefined
}
