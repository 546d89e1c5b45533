import type { Item, ItemKind } from '../tokens/read-items.ts'
import type { CriterionValue } from './wish.ts'

/** A text while its criteria are read. */
export interface Reading {
  readonly items: readonly Item[]
  /** Places of the items that a criterion was read from, or that are about the writer. */
  readonly used: Set<number>
}

/** A criterion and the places of the items that said so. */
export interface Read {
  readonly value: CriterionValue
  readonly places: readonly number[]
}

/** Kinds that hold a sentence together. */
const glue: ReadonlySet<ItemKind> = new Set(['filler', 'want', 'only', 'turn', 'in', 'posted', 'like', 'audience'])

export const isGlue = (item: Item): boolean =>
  glue.has(item.kind) || (item.kind === 'bound' && ['and', 'to', 'around'].includes(item.bound))

const sentenceEnds = /[!?\n。！？।؟]/u

/** Whether a sentence ends with the item, which is a break; a full stop before a small letter may belong to a number. */
export function endsSentence({ kind, text }: Item): boolean {
  return kind === 'break' && (text === '.' || sentenceEnds.test(text))
}

/** Longer clauses are not written by people, and would take time with the square of their length. */
const maxClause = 60

/** Places from a place on, in one direction, up to the end of the clause. */
export function* walk({ items }: Reading, start: number, step: 1 | -1): Generator<readonly [number, Item]> {
  for (let distance = 1; distance <= maxClause; distance++) {
    const place = start + step * distance
    const item = items[place]
    if (!item || item.kind === 'break') return
    yield [place, item]
  }
}

/** The items of the clause around a place, with their places. */
export function getClause(reading: Reading, place: number): (readonly [number, Item])[] {
  const item = reading.items[place]
  const before = [...walk(reading, place, -1)].toReversed()
  return [...before, ...(item ? [[place, item] as const] : []), ...walk(reading, place, 1)]
}

/** The nearest item in a direction that is not of the kinds passed over, within the clause. */
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

/** Notes the places as used. */
export function use<Given extends Read>({ used }: Reading, reads: readonly Given[]): readonly Given[] {
  for (const { places } of reads) for (const place of places) used.add(place)
  return reads
}
