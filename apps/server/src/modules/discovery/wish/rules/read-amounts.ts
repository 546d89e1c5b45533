import type { Item } from '../tokens/read-items.ts'
import type { Quantity } from '../words/marks.ts'
import { toDollars } from './currencies.ts'
import { type FoundNumber, findNumbers, isCountOfFollowers, span } from './find-numbers.ts'
import { findNear, type Read, type Reading, use } from './reading.ts'
import { isResolution } from './resolutions.ts'
import type { CriterionValue, Range } from './wish.ts'

/** Minimum number of followers; smaller numbers count only with the word "followers". */
const fewestFollowers = 1000
/** Smaller numbers beside "views" count other things: "mountain views under 300". */
const fewestViews = 1000
/** Maximum distance between a number and the word of its limit, in items: "under, say, about 50k". */
const reach = 4

/** Reads limits of followers, engagement, views and price. */
export function readAmounts(reading: Reading): readonly Read[] {
  const numbers = findNumbers(reading)
  const reads: Read[] = []
  for (const [index, number] of numbers.entries()) {
    if (span(number, undefined).some((place) => reading.used.has(place))) continue
    const read = readAmount(reading, number, numbers[index + 1])
    if (read) reads.push(...use(reading, [read]))
  }
  return mergeBounds(reads)
}

type Bound = 'min' | 'max' | 'around' | 'between'

/** Words around a number that belong to it. */
interface Surroundings {
  readonly bound: Bound | undefined
  readonly quantity: Quantity | 'other' | undefined
  /** Quantity that the word of the limit itself names: "cheaper" a price. */
  readonly boundQuantity: Quantity | undefined
  readonly places: readonly number[]
}

function readAmount(reading: Reading, number: FoundNumber, next: FoundNumber | undefined): Read | undefined {
  const before = lookAround(reading, number.first, -1)
  const second = next && isSecond(reading, number, next, before.bound) ? next : undefined
  const hasUnit = before.quantity !== undefined
  const isCounted = before.bound !== undefined && looksLikeFollowers(second ?? number, true)
  const after = lookAround(reading, second?.last ?? number.last, 1, { hasUnit, isCounted })
  const quantity = toQuantity(number, second, toSaid(reading, before, after))
  if (quantity === undefined || quantity === 'other' || isArticle(reading, number, quantity)) return undefined
  const bound = before.bound ?? after.bound ?? (number.isOpen ? 'min' : undefined)
  const isSaid = bound !== undefined || second !== undefined
  const unit = before.places.map((place) => reading.items[place]).find((item) => item?.kind === 'quantity')
  if (!second && after.quantity === undefined && isResolution(reading, number, { isSaid, unit })) return undefined
  if (quantity === 'views' && !isOfViews(second ?? number, isSaid || after.quantity === 'views')) return undefined
  if (quantity === 'guess' && !looksLikeFollowers(second ?? number, isSaid)) return undefined
  if (quantity === 'engagement' && !isSaid && !isOfEngagement(reading, number, before, after)) return undefined
  const kind = quantity === 'guess' ? 'followers' : quantity
  const isBare = !isSaid && reading.items[(second ?? number).last + 1]?.kind === 'word'
  if (quantity === 'guess' && isBare) return undefined
  const limits = second ? toRange(number, second) : toLimits(number.value, bound ?? (kind === 'price' ? 'max' : 'min'))
  const places = [...span(number, second), ...before.places, ...after.places]
  return { value: toValue(kind, limits, number.currency ?? second?.currency), places }
}

/** Words that count times, of views as of anything: "再生回数10万回以上". */
const timesWords: ReadonlySet<string> = new Set(['回', '次', '회', '번'])

/** Returns the quantity that the words name: the nearer unit, unless it only counts the one before. */
function toSaid({ items }: Reading, before: Surroundings, after: Surroundings): Quantity | 'other' | undefined {
  const isCounter = after.places.some((place) => timesWords.has(items[place]?.text ?? ''))
  if (before.quantity === 'views' && after.quantity === 'other' && isCounter) return 'views'
  return after.quantity ?? before.quantity ?? before.boundQuantity ?? after.boundQuantity
}

/**
 * Whether a number counts views of posts. Without a limit and before it only the word "views", it has to be in thousands:
 * "political views 2024" is a topic.
 */
function isOfViews({ value, factor }: FoundNumber, isSaid: boolean): boolean {
  return value >= fewestViews && (isSaid || factor >= 1000)
}

/** Whether words around a percentage name the engagement: "5 % engagement", "a high engagement of 5 %". */
function isOfEngagement(reading: Reading, { first }: FoundNumber, before: Surroundings, after: Surroundings): boolean {
  if (before.quantity === 'engagement' || after.quantity === 'engagement') return true
  return findNear(reading, first, -1)?.[1].kind === 'engaged'
}

/** Whether a number is an article: "un taux d'engagement élevé". */
function isArticle(
  { items }: Reading,
  { first, value, isPercent }: FoundNumber,
  quantity: Quantity | 'guess',
): boolean {
  return quantity === 'engagement' && value === 1 && !isPercent && !/^\p{N}/u.test(items[first]?.text ?? '')
}

function toQuantity(
  number: FoundNumber,
  second: FoundNumber | undefined,
  said: Quantity | 'other' | undefined,
): Quantity | 'other' | 'guess' | undefined {
  if (number.currency ?? second?.currency) return 'price'
  if (number.isPercent || second?.isPercent) return said === 'other' ? 'other' : 'engagement'
  return said ?? 'guess'
}

function looksLikeFollowers({ value, factor }: FoundNumber, isSaid: boolean): boolean {
  return factor >= 1000 || (isSaid && value >= fewestFollowers)
}

/**
 * Reads the words that belong to a number in one direction: its limit and its unit.
 * @param hasUnit whether the unit stands before the number, so that one before the next number is the next's:
 * "followers 10k engagement 5%".
 * @param isCounted whether the number needs no unit, so that a price is the next's if that has no other: "over 20k
 * budget 300".
 */
function lookAround(
  { items, used }: Reading,
  start: number,
  step: 1 | -1,
  { hasUnit = false, isCounted = false } = {},
): Surroundings {
  const places: number[] = []
  let bound: Bound | undefined
  let quantity: Quantity | 'other' | undefined
  let boundQuantity: Quantity | undefined
  for (let distance = 1; distance <= reach; distance++) {
    const place = start + step * distance
    const item = items[place]
    if (!item) break
    if (used.has(place)) {
      // The second half of "10k < followers < 50k".
      if (item.kind === 'quantity' && isSign(items[place - step])) quantity ??= item.quantity
      break
    }
    const isNext = item.kind === 'quantity' && belongsToNext(items, place)
    if (isNext && (hasUnit || (isCounted && item.quantity === 'price' && isBareNext(items, place)))) break
    if (step === 1 && isCountOfFollowers(items, place)) {
      places.push(place)
      return { bound, quantity: 'followers', boundQuantity, places }
    }
    if (item.kind === 'quantity' && quantity === undefined) quantity = item.quantity
    else if (toBound(item) !== undefined && (bound === undefined || bound === 'around')) {
      if (step === 1 && belongsToNext(items, place)) break
      // "over about 3 %": the word before "about" wins.
      bound = step === 1 && isSign(item) && items[place + 1]?.kind === 'quantity' ? toOther(item) : toBound(item)
      boundQuantity = item.kind === 'bound' ? item.quantity : undefined
    } else if (item.kind !== 'filler' && !(item.kind === 'people' && quantity === undefined && step === 1)) break
    if (item.kind !== 'people') places.push(place)
  }
  return { bound, quantity, boundQuantity, places }
}

const isSign = (item: Item | undefined) => /^[<>≤≥]/.test(item?.raw ?? '')

/** The limit of a number before a sign and its unit: "10k < followers" is a lower one. */
const toOther = (item: Item) => (toBound(item) === 'max' ? 'min' : 'max')

function toBound(item: Item): Bound | undefined {
  if (item.kind === 'in') return item.bound
  return item.kind === 'bound' && item.bound !== 'to' && item.bound !== 'and' ? item.bound : undefined
}

/** Whether a limit or a unit belongs to the next number: "50k over 20k". */
function belongsToNext(items: readonly Item[], place: number): boolean {
  let next = place + 1
  while (['filler', 'quantity', 'currency'].includes(items[next]?.kind ?? '')) next++
  return items[next]?.kind === 'number'
}

/** Whether the next number has neither a currency nor a unit of its own. */
function isBareNext(items: readonly Item[], place: number): boolean {
  const next = items.findIndex(({ kind }, at) => at > place && kind === 'number')
  const around = [items[next - 1], ...items.slice(next + 1, next + 4)]
  return !around.some(
    (item) => item?.kind === 'currency' || item?.kind === 'percent' || isUnitOf(item, items[next - 1]),
  )
}

/** Whether an item is a unit after a number. */
const isUnitOf = (item: Item | undefined, before: Item | undefined) => item?.kind === 'quantity' && item !== before

/** Whether a number is the upper end of a range: "10-50k", "10k to 50k", "between 10k and 50k". */
function isSecond({ items }: Reading, first: FoundNumber, second: FoundNumber, bound: Bound | undefined): boolean {
  const between = items
    .slice(first.last + 1, second.first)
    .filter(({ kind }) => kind !== 'filler' && kind !== 'quantity' && kind !== 'people')
  const [link, ...others] = between
  if (items[first.last]?.startsRange && between.length === 0) return true
  if (link === undefined) return first.isOpen === false && bound === 'between'
  if (others.some((item) => toBound(item) !== 'max' && item.kind !== 'bound')) return false
  const isTo = link.kind === 'bound' && (link.bound === 'to' || (link.isLink === true && others.length === 0))
  const isBoth = link.kind === 'bound' && link.bound === 'min' && others.length === 0 && isMaxAfter(items, second)
  const isComma = link.kind === 'break' && link.text === ','
  const isAnd =
    (link.kind === 'bound' && link.bound === 'and') ||
    (others.length === 0 && (isComma || ['in', 'word'].includes(link.kind)))
  // "desde 20 hasta 80 mil"
  const isUpTo = (bound === 'min' || bound === 'between') && others.length === 0 && toBound(link) === 'max'
  return isTo || isBoth || isUpTo || (bound === 'between' && isAnd)
}

/** Whether an upper limit follows the second number: "1万以上10万未満". */
function isMaxAfter(items: readonly Item[], { last }: FoundNumber): boolean {
  const after = items.slice(last + 1, last + 3).find(({ kind }) => kind === 'bound')
  return after?.kind === 'bound' && after.bound === 'max'
}

/** Combines two numbers: "10-50k" starts at 10k. The ends may be swapped. */
function toRange(first: FoundNumber, second: FoundNumber): Range {
  const isScaled = first.factor === 1 && first.value < second.value / second.factor
  const start = isScaled ? first.value * second.factor : first.value
  return { min: Math.min(start, second.value), max: Math.max(start, second.value) }
}

function toLimits(value: number, bound: Bound): Range {
  if (bound === 'max') return { max: value }
  if (bound === 'around') return { min: value / 2, max: value * 2 }
  return { min: value }
}

function toValue(kind: Quantity, limits: Range, currency: string | undefined): CriterionValue {
  if (kind === 'engagement') return { kind, ...mapRange(limits, toFraction) }
  if (kind === 'followers' || kind === 'views') return { kind, ...mapRange(limits, Math.round) }
  if (currency === undefined || currency === 'USD') return { kind, ...limits }
  return { kind, ...mapRange(limits, (amount) => toDollars(amount, currency)), said: { currency, ...limits } }
}

function mapRange({ min, max }: Range, map: (value: number) => number): Range {
  return { ...(min === undefined ? {} : { min: map(min) }), ...(max === undefined ? {} : { max: map(max) }) }
}

/** Converts percent to a fraction; without rounding, 7 % would be 0.07000000000000001. */
const toFraction = (percent: number) => Number((percent / 100).toPrecision(12))

/** Merges "over 10k, under 100k followers" into one range. */
function mergeBounds(reads: readonly Read[]): Read[] {
  const byKind = Map.groupBy(reads, ({ value }) => value.kind)
  return [...byKind.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    let { value } = first
    for (const other of others) value = { ...value, ...other.value }
    return { value, places: [first, ...others].flatMap(({ places }) => places) }
  })
}
