import type { NumberToken, Quantity, Token } from './tokens.ts'
import type { AmountWish } from './wishes.ts'

/** Minimum number of followers; smaller numbers count only with the word "followers". */
const fewestFollowers = 1000
/** Maximum distance between a number and the word of its limit, in tokens: "under, say, about 50k". */
const reach = 4

interface Limits {
  readonly min: number | undefined
  readonly max: number | undefined
}

interface Found {
  readonly wish: AmountWish
  /** Positions of the tokens it was read from. */
  readonly places: readonly number[]
}

/** Reads the limits in a message; adds the positions of their tokens to `used`. */
export function readAmounts(tokens: readonly Token[], used: Set<number>): AmountWish[] {
  const wishes: AmountWish[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'number' || used.has(place)) continue
    const found = readAmount(token, place, tokens, used)
    if (!found) continue
    wishes.push(found.wish)
    for (const place of found.places) used.add(place)
  }
  return wishes
}

function readAmount(
  first: NumberToken,
  place: number,
  tokens: readonly Token[],
  used: ReadonlySet<number>,
): Found | undefined {
  const before = lookAround(tokens, place, -1, used)
  const second = findSecond(tokens, place, before.bound)
  const last = second?.place ?? place
  const after = lookAround(tokens, last, 1, used)
  const other = second?.token

  const quantity =
    first.quantity ?? other?.quantity ?? after.quantity ?? before.quantity ?? before.boundQuantity ?? 'unknown'
  if (quantity === 'other' || after.quantity === 'other') return undefined
  const named = before.bound ?? after.bound
  const bound = before.isNegated ? negate(named) : named
  if (quantity === 'unknown' && !looksLikeFollowers(other ?? first, bound)) return undefined
  // "50k customers" is no limit.
  if (quantity === 'unknown' && !bound && !other && tokens[place + 1]?.kind === 'word') return undefined
  // A percentage that limits nothing: "20 % off".
  if (quantity === 'engagement' && !bound && !other && !first.isOpen && !after.quantity && !before.quantity)
    return undefined
  const kind = quantity === 'unknown' ? 'followers' : quantity
  const limits = other ? toRange(first, other) : toLimits(first, bound ?? (kind === 'price' ? 'max' : undefined))
  // Only a maximum price can be searched for.
  if (kind === 'price' && limits.max === undefined) return undefined
  return {
    wish: {
      quantity: kind,
      ...(kind === 'engagement' ? toFractions(limits) : limits),
      onlyNarrows: before.isNegated,
    },
    places: [...fromTo(place, last), ...before.places, ...after.places],
  }
}

const fromTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

function looksLikeFollowers({ value, factor }: NumberToken, bound: string | undefined): boolean {
  return factor > 1 || (bound !== undefined && value >= fewestFollowers)
}

type Bound = 'min' | 'max' | 'between' | 'around' | undefined

/** Reverses a negated limit: "no one under 20k" is a lower limit. */
function negate(bound: Bound): Bound {
  if (bound === 'min') return 'max'
  return bound === 'max' ? 'min' : bound
}

interface Surroundings {
  bound: Bound
  isNegated: boolean
  boundQuantity: Quantity | undefined
  quantity: Quantity | 'other' | undefined
  places: number[]
}

/** Reads the words that belong to a number in one direction: its limit and its unit. */
function lookAround(tokens: readonly Token[], start: number, step: 1 | -1, used: ReadonlySet<number>): Surroundings {
  const found: Surroundings = {
    bound: undefined,
    isNegated: false,
    boundQuantity: undefined,
    quantity: undefined,
    places: [],
  }
  for (let distance = 1; distance <= reach; distance++) {
    const place = start + step * distance
    const token = tokens[place]
    if (!token || used.has(place)) break
    if (token.kind === 'quantity' && found.quantity === undefined) found.quantity = token.quantity
    else if (token.kind === 'bound' && token.bound !== 'to' && found.bound === undefined) {
      if (step === 1 && belongsToNext(tokens, place)) break
      found.bound = token.bound
      found.boundQuantity = token.quantity
    } else if (token.kind === 'polarity' && token.polarity === 'about' && step === -1 && found.bound === undefined) {
      found.bound = 'around'
    } else if (token.kind === 'polarity' && token.polarity === 'not' && step === -1 && found.bound !== undefined) {
      found.isNegated = true
    } else if (token.kind !== 'filler' && token.kind !== 'people') break
    found.places.push(place)
  }
  return found
}

/** Whether a limit belongs to the next number: "50k over 20k". */
function belongsToNext(tokens: readonly Token[], place: number): boolean {
  const next = tokens.slice(place + 1).find(({ kind }) => kind !== 'filler' && kind !== 'quantity')
  return next?.kind === 'number'
}

/** Words that join the ends of a range, and alone mark its upper end. */
const upTo: ReadonlySet<string> = new Set(['bis', 'hasta', 'jusqua'])

/** Finds the upper end of a range: "10-50k", "10k to 50k", "between 10k and 50k". */
function findSecond(
  tokens: readonly Token[],
  place: number,
  bound: Bound,
): { token: NumberToken; place: number } | undefined {
  const middle = tokens[place + 1]?.kind === 'quantity' ? place + 2 : place + 1
  const [link, token] = tokens.slice(middle, middle + 2)
  if (link === undefined || token?.kind !== 'number') return undefined
  const isTo = link.kind === 'bound' && (link.bound === 'to' || upTo.has(link.text))
  const isLetter = link.kind === 'filler' && link.text === 'a'
  return isTo || isLetter || (bound === 'between' && link.kind === 'and') ? { token, place: middle + 1 } : undefined
}

/** Combines two numbers: "10-50k" starts at 10k. The ends may be swapped. */
function toRange(first: NumberToken, second: NumberToken): Limits {
  const start =
    first.factor === 1 && first.value < second.value / second.factor ? first.value * second.factor : first.value
  return { min: Math.min(start, second.value), max: Math.max(start, second.value) }
}

/** Converts a number to limits; alone it is a minimum: "with 50k followers". */
function toLimits({ value }: NumberToken, bound: Bound): Limits {
  if (bound === 'max') return { min: undefined, max: value }
  if (bound === 'around') return { min: value / 2, max: value * 2 }
  return { min: value, max: undefined }
}

const toFractions = ({ min, max }: Limits): Limits => ({ min: toFraction(min), max: toFraction(max) })

/** Converts percent to a fraction; without rounding, 7 % would be 0.07000000000000001. */
function toFraction(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Number((percent / 100).toPrecision(12))
}
