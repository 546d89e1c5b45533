import type { Item } from '../tokens/read-items.ts'
import { type Reading, range } from './reading.ts'

/** A number with its multiplier, currency and percent sign. */
export interface FoundNumber {
  readonly value: number
  /** The multiplier, such as "k"; 1: none. */
  readonly factor: number
  readonly currency: string | undefined
  readonly isPercent: boolean
  /** Whether a plus follows: "50k+". */
  readonly isOpen: boolean
  /** Positions of its first and last items. */
  readonly first: number
  readonly last: number
}

/** Finds the numbers that no criterion was read from, in order. */
export function findNumbers({ items, used }: Reading): FoundNumber[] {
  const found: FoundNumber[] = []
  for (let place = 0; place < items.length; place++) {
    const number = used.has(place) ? undefined : readNumber(items, place)
    if (!number) continue
    found.push(number)
    place = number.last
  }
  return found
}

function readNumber(items: readonly Item[], first: number): FoundNumber | undefined {
  const before = items[first - 1]
  const start = items[first]
  const isStart = start?.kind === 'number' || (start?.kind === 'times' && start.text.length > 1 && !start.isGlued)
  if (!isStart && !(start?.kind === 'times' && isHan(start.text))) return undefined
  // "grand-mère" is one word.
  if (items[first + 1]?.kind === 'word' && items[first + 1]?.isHyphened && start.kind === 'times') return undefined
  let value = start.kind === 'number' ? start.value : 1
  let factor = 1
  let last = start.kind === 'number' ? first : first - 1
  for (let place = last + 1; place < items.length; place++) {
    const item = items[place]
    const tens = item?.kind === 'number' && item.value === 10 && isHan(item.text) && last === place - 1
    if (tens) value *= 10
    else if (item?.kind === 'times' && isFactor(item)) factor *= item.factor
    else if (!isHalfA(items, place, value)) break
    last = place
  }
  const [rest, unit] = [items[last + 1], items[last + 2]]
  // "1万2千" is 12,000.
  if (rest?.kind === 'number' && rest.isGlued && unit?.kind === 'times' && unit.isGlued && unit.factor < factor) {
    value += (rest.value * unit.factor) / factor
    last += 2
  }
  if (start.kind === 'times' && factor === 1) return undefined
  if (isInWord(items[last + 1])) return undefined
  const percent = items[last + 1]?.kind === 'percent' ? last + 1 : undefined
  const after = items[(percent ?? last) + 1]
  const isOpen = after?.text === '+'
  const behind = items[(percent ?? last) + (isOpen ? 2 : 1)]
  const currency = [before, behind].find((item) => item?.kind === 'currency')
  const ends = [
    percent,
    isOpen ? (percent ?? last) + 1 : undefined,
    behind && behind === currency ? items.indexOf(behind) : undefined,
  ]
  return {
    value: value * factor,
    factor,
    currency: currency?.kind === 'currency' ? currency.currency : undefined,
    isPercent: percent !== undefined || before?.kind === 'percent',
    isOpen,
    first: before !== undefined && (before === currency || before.kind === 'percent') ? first - 1 : first,
    last: Math.max(last, ...ends.filter((end) => end !== undefined)),
  }
}

/** Whether the item after a number is the rest of a word that it begins: "1080p", "90s". */
export const isInWord = (item: Item | undefined) =>
  item?.kind === 'word' && item.isGlued && !item.isHyphened && /^\p{Script=Latin}/u.test(item.raw)

/**
 * Whether a word for an audience counts followers of creators in a place: "20k followers in Italy" says nothing of where
 * the followers are.
 */
export function isCountOfFollowers(items: readonly Item[], place: number): boolean {
  const [before, item, next] = items.slice(Math.max(0, place - 1), place + 2)
  const after = next?.kind === 'filler' ? items[place + 2] : next
  const isCounted = before?.kind === 'number' || before?.kind === 'times' || before?.text === '+'
  return isCounted && item?.kind === 'audience' && after?.kind === 'place'
}

/** Matches "half a million", "a hundred thousand". */
function isHalfA(items: readonly Item[], place: number, value: number): boolean {
  return value < 1 && items[place]?.kind === 'filler' && items[place + 1]?.kind === 'times'
}

/** Whether an item after a number multiplies it: a single letter only if joined to the number ("50k"). */
export function isFactor({ text, isGlued }: Item): boolean {
  return text.length > 1 || isGlued || isHan(text)
}

const isHan = (text: string) => /^\p{Script=Han}/u.test(text)

/** Lists the positions of two numbers and of everything between them. */
export const span = (first: FoundNumber, second: FoundNumber | undefined): number[] =>
  range(first.first, second?.last ?? first.last)
