import type { Item, ItemKind } from '../tokens/read-items.ts'
import type { CriterionValue } from './wish.ts'

/** A text whose criteria are being read. */
export interface Reading {
  readonly items: readonly Item[]
  /** Positions of the items that a criterion was read from or that are about the writer. */
  readonly used: Set<number>
}

/** A criterion and the positions of the items that state it. */
export interface Read {
  readonly value: CriterionValue
  readonly places: readonly number[]
}

/** Kinds of function words. */
const glue: ReadonlySet<ItemKind> = new Set(['filler', 'want', 'only', 'turn', 'in', 'posted', 'like', 'audience'])

export const isGlue = (item: Item): boolean =>
  glue.has(item.kind) || (item.kind === 'bound' && ['and', 'to', 'around'].includes(item.bound))

const sentenceEnds = /[!?\n。！？।؟]/u

/**
 * Whether a sentence ends with an item, which is a break. A full stop before a lower-case letter may belong to a
 * number.
 */
export function endsSentence({ kind, text }: Item): boolean {
  return kind === 'break' && (text === '.' || sentenceEnds.test(text))
}

/** Maximum number of items walked from a position. Longer clauses are not natural and would take quadratic time. */
const maxClause = 60

/** Walks from a position in one direction to the end of the clause. */
export function* walk({ items }: Reading, start: number, step: 1 | -1): Generator<readonly [number, Item]> {
  for (let distance = 1; distance <= maxClause; distance++) {
    const place = start + step * distance
    const item = items[place]
    if (!item || item.kind === 'break') return
    yield [place, item]
  }
}

/** Returns the items of the clause around a position, with their positions. */
export function getClause(reading: Reading, place: number): (readonly [number, Item])[] {
  const item = reading.items[place]
  const before = [...walk(reading, place, -1)].toReversed()
  return [...before, ...(item ? [[place, item] as const] : []), ...walk(reading, place, 1)]
}

/** Finds the nearest item in one direction that is not of a skipped kind, within the clause. */
export function findNear(
  reading: Reading,
  start: number,
  step: 1 | -1,
  passed: ReadonlySet<ItemKind> = fillers,
): readonly [number, Item] | undefined {
  for (const near of walk(reading, start, step)) if (!passed.has(near[1].kind)) return near
  return undefined
}

const fillers: ReadonlySet<ItemKind> = new Set(['filler'])

export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** Marks positions as used. */
export function use<Given extends Read>({ used }: Reading, reads: readonly Given[]): readonly Given[] {
  for (const { places } of reads) for (const place of places) used.add(place)
  return reads
}
