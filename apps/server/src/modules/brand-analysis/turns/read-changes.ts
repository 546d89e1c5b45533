import { countries } from '@troupe/contract/catalogues/countries'
import { platforms as allPlatforms, type Platform } from '@troupe/contract/catalogues/platforms'
import { findNamedCategories } from '../../discovery/search/analysis/query-categories.ts'
import { readAmounts } from '../../discovery/wish/rules/read-amounts.ts'
import { readPosted } from '../../discovery/wish/rules/read-posted.ts'
import { readTiers } from '../../discovery/wish/rules/read-sizes.ts'
import type { Read, Reading } from '../../discovery/wish/rules/reading.ts'
import type { Item } from '../../discovery/wish/tokens/read-items.ts'
import { listForms } from '../../discovery/wish/tokens/word-forms.ts'
import type { AmountWish, Choice, Rescale, TopicWish } from '../follow-up/wishes.ts'
import type { Part } from './read-parts.ts'
import type { TurnChanges } from './turn.ts'
import type { Property } from './words/cues.ts'

export type Polarity = TopicWish['polarity']

/** Still posting: within so many days. */
const recentDays = 90

/** A thing that is wanted or not. */
type Thing =
  | { readonly kind: 'country'; readonly codes: readonly string[]; readonly city: string | undefined }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  | { readonly kind: 'topic'; readonly text: string }
  | { readonly kind: 'ones'; readonly quantity: 'followers' | 'price'; readonly size: 'up' | 'down' }
  | { readonly kind: 'property'; readonly property: Property }
  | { readonly kind: 'creator'; readonly number: number }
  | { readonly kind: 'like' }
  | { readonly kind: 'limit' }

export interface Said {
  readonly thing: Thing
  readonly clause: number
  readonly place: number
  polarity: Polarity | undefined
}

export interface ReadChanges {
  readonly changes: TurnChanges
  /** Topics that were named without saying how they are wanted. */
  readonly unread: readonly string[]
  /** How many changes were read. */
  readonly count: number
  readonly said: readonly Said[]
}

/** The changes of criteria that the parts of a message ask for. */
export function readChanges(parts: readonly Part[]): ReadChanges {
  const reading: Reading = { items: parts.map(toItem), used: new Set() }
  const posted = readPosted(reading)
  const numbers = readAmounts(reading).flatMap((read) => toAmount(read).map((amount) => orNegated(amount, read, parts)))
  const amounts = [...numbers, ...readTiers(reading).flatMap(toAmount)]
  const said = listSaid(parts, reading)
  const clear = listCleared(said, parts)
  const rescales = listRescales(parts, said, amounts)
  const of = (...polarities: readonly (Polarity | undefined)[]) =>
    said.filter((one) => polarities.includes(one.polarity))
  const topics = said.flatMap(({ thing, polarity }): TopicWish[] =>
    thing.kind === 'topic' && polarity !== undefined
      ? [{ text: thing.text, categories: findNamedCategories(thing.text), polarity }]
      : [],
  )
  const creators = said.flatMap(({ thing, polarity }) => (thing.kind === 'creator' ? [{ ...thing, polarity }] : []))
  const isLike =
    said.some(({ thing }) => thing.kind === 'like') || of('more', 'also').some(({ thing }) => thing.kind === 'creator')
  const has = (property: Property) =>
    !clear.includes(property) && said.some(({ thing }) => thing.kind === 'property' && thing.property === property)
  const changes: TurnChanges = {
    amounts,
    rescales,
    anyAmounts: clear.filter(
      (property) => property === 'followers' || property === 'engagement' || property === 'price',
    ),
    countries: toChoice(said, ({ thing }) => (thing.kind === 'country' ? thing.codes : [])),
    anywhere: clear.includes('country'),
    platforms: clear.includes('platform')
      ? { only: [...allPlatforms], also: [], not: [] }
      : toChoice(said, ({ thing }) => (thing.kind === 'platform' ? thing.platforms : [])),
    topics,
    verified: clear.includes('verified') ? false : has('verified') || undefined,
    email: clear.includes('email') ? false : has('email') || undefined,
    city: said
      .flatMap(({ thing, polarity }) => (thing.kind === 'country' && polarity !== 'not' ? (thing.city ?? []) : []))
      .at(0),
    postedWithinDays: toDays(posted) ?? (parts.some(({ cue }) => cue?.role === 'recent') ? recentDays : undefined),
    clear,
    drop: creators.find(({ polarity }) => polarity === 'not')?.number,
    like: isLike ? creators.find(({ polarity }) => polarity !== 'not')?.number : undefined,
  }
  const unread = said.flatMap(({ thing, polarity }) =>
    thing.kind === 'topic' && polarity === undefined ? thing.text : [],
  )
  return { changes, unread, said, count: countChanges(changes) }
}

function countChanges(changes: TurnChanges): number {
  const { amounts, rescales, countries, platforms, topics, clear } = changes
  const lists = [amounts, rescales, topics, clear, ...Object.values(countries), ...Object.values(platforms)]
  const single = [changes.verified, changes.email, changes.postedWithinDays, changes.drop, changes.like]
  return lists.reduce((sum, list) => sum + list.length, 0) + single.filter((value) => value !== undefined).length
}

/** A part as the rules of search texts read it, with the limits and quantities that only conversations say. */
function toItem({ item, cue }: Part): Item {
  const { start, end, text, raw, isGlued, isHyphened } = item
  const place = { start, end, text, raw, isGlued, isHyphened }
  if (cue?.role === 'limit') return { ...place, kind: 'bound', bound: cue.bound }
  if (item.kind !== 'word') return item
  if (cue?.role === 'property' && ['followers', 'engagement', 'price'].includes(cue.property)) {
    return { ...place, kind: 'quantity', quantity: toQuantity(cue.property) }
  }
  return cue === undefined ? item : { ...place, kind: 'filler' }
}

const toQuantity = (property: Property) =>
  property === 'followers' || property === 'engagement' || property === 'price' ? property : 'other'

const toDays = (reads: readonly Read[]) =>
  reads.flatMap(({ value }) => (value.kind === 'posted' ? value.days : [])).at(0)

function toAmount({ value }: Read): AmountWish[] {
  if (value.kind !== 'followers' && value.kind !== 'engagement' && value.kind !== 'price') return []
  return [{ quantity: value.kind, min: value.min, max: value.max }]
}

/** "No one under 20k" is a lower limit. */
function orNegated(amount: AmountWish, { places }: Read, parts: readonly Part[]): AmountWish {
  const first = Math.min(...places)
  const before = parts
    .slice(0, first)
    .findLast(({ item, cue }) => cue?.role !== 'filler' && item.kind !== 'people' && item.kind !== 'filler')
  const isNegated = before !== undefined && toPolarity(before, false)?.polarity === 'not' && before.cue?.role !== 'open'
  return isNegated ? { ...amount, min: amount.max, max: amount.min, onlyNarrows: true } : amount
}

function toChoice<Value>(said: readonly Said[], list: (one: Said) => readonly Value[]): Choice<Value> {
  const pick = (...polarities: readonly (Polarity | undefined)[]) => [
    ...new Set(said.filter(({ polarity }) => polarities.includes(polarity)).flatMap(list)),
  ]
  return { only: pick('only', undefined), also: pick('also', 'more'), not: pick('not', 'less') }
}

/** "Price does not matter", "no email", "not only verified": nothing is asked of a property any more. */
function listCleared(said: readonly Said[], parts: readonly Part[]): Property[] {
  const properties = said.flatMap(({ thing, place, polarity }) =>
    thing.kind === 'property' ? [{ property: thing.property, place, polarity }] : [],
  )
  const nearest = parts.flatMap(({ cue }, place) => {
    if (cue?.role === 'clear') return cue.property
    if (cue?.role !== 'open') return []
    const near = properties.toSorted((one, other) => Math.abs(one.place - place) - Math.abs(other.place - place))
    return near[0]?.property ?? []
  })
  const refused = properties.filter(({ polarity }) => polarity === 'not' || polarity === 'also')
  return [...new Set([...nearest, ...refused.map(({ property }) => property)])]
}

function listRescales(parts: readonly Part[], said: readonly Said[], amounts: readonly AmountWish[]): Rescale[] {
  const cues = parts.flatMap(({ cue, item }): Rescale[] => {
    if (cue?.role === 'rescale') return [{ quantity: cue.quantity, direction: cue.direction }]
    return item.kind === 'cheap' && cue === undefined ? [{ quantity: 'price', direction: 'down' }] : []
  })
  const ones = said.flatMap(({ thing, polarity }): Rescale[] => {
    if (thing.kind !== 'ones') return []
    const isWanted = polarity !== 'not' && polarity !== 'less'
    const away = thing.size === 'up' ? 'down' : 'up'
    return [{ quantity: thing.quantity, direction: isWanted ? thing.size : away }]
  })
  // "Cheaper than 500" is a limit.
  const all = [...cues, ...ones].filter(({ quantity }) => !amounts.some((amount) => amount.quantity === quantity))
  return [...new Map(all.map((rescale) => [rescale.quantity, rescale])).values()]
}

/** Lists the things a message names, each with how it is wanted. */
function listSaid(parts: readonly Part[], reading: Reading): Said[] {
  const said: Said[] = []
  const hasProperty = parts.some(({ cue, item }) => toProperty(item, cue) !== undefined)
  let polarity: Polarity | undefined
  let isHeard = false
  let clause = 0
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place]
    if (!part) break
    if (reading.used.has(place)) {
      if (isHeard) polarity = undefined
      said.push({ thing: { kind: 'limit' }, clause, place, polarity: undefined })
      continue
    }
    const heard = toPolarity(part, hasProperty)
    if (isBreak(part.item)) {
      hang(said, clause, polarity, isHeard)
      ;[polarity, isHeard, clause] =
        part.item.raw === ',' && !isHeard ? [polarity, isHeard, clause + 1] : [undefined, false, clause + 1]
    } else if (
      heard &&
      (heard.where === 'before' || !said.some((one) => one.clause === clause && one.polarity === undefined))
    ) {
      const isRepeated = heard.polarity === 'more' && polarity !== undefined && !isHeard
      if (!isRepeated) hang(said, clause, polarity, isHeard)
      ;[polarity, isHeard] = [isRepeated ? polarity : heard.polarity, false]
    } else if (heard) {
      for (const one of said) if (one.clause === clause) one.polarity ??= heard.polarity
    } else {
      const { thing, last } = readThing(parts, reading, place)
      place = last
      if (!thing) continue
      const kind = said.findLast((one) => one.clause === clause)?.thing.kind
      const isOther = isHeard && (kind !== thing.kind || kind === 'limit')
      if (isOther && !isJoined(parts, place)) polarity = undefined
      const ending = parts[last]?.ending
      said.push({ thing, clause, place, polarity: ending?.role === 'polarity' ? ending.polarity : polarity })
      isHeard = true
    }
  }
  hang(said, clause, polarity, isHeard)
  return said
}

/** "les chats aussi": a word that nothing follows belongs to what stands before it. */
function hang(said: readonly Said[], clause: number, polarity: Polarity | undefined, isHeard: boolean): void {
  if (polarity === undefined || isHeard) return
  const open = said.filter((one) => one.polarity === undefined && one.thing.kind !== 'limit')
  for (const one of open) if (one.clause === clause) one.polarity = polarity
}

const isBreak = (item: Item) => item.kind === 'break' || item.kind === 'turn'

const isJoined = (parts: readonly Part[], place: number) => {
  const before = parts[place - 1]?.item
  return before?.kind === 'bound' && before.bound === 'and'
}

function toPolarity({ cue, item }: Part, hasProperty: boolean) {
  if (cue?.role === 'polarity') return cue
  if (cue?.role === 'more') return { polarity: 'more', where: 'before' } as const
  if (cue?.role === 'open' && !hasProperty) return { polarity: 'not', where: 'before' } as const
  if (cue?.role === 'about' && cue.about === 'nobody') return { polarity: 'not', where: 'before' } as const
  if (cue !== undefined) return undefined
  if (item.kind === 'not') return { polarity: 'not', where: item.where } as const
  return item.kind === 'only' ? ({ polarity: 'only', where: 'before' } as const) : undefined
}

export function toProperty(item: Item, cue: Part['cue']): Property | undefined {
  if (cue?.role === 'property') return cue.property
  if (cue !== undefined) return undefined
  if (item.kind === 'verified' || item.kind === 'email') return item.kind
  return item.kind === 'quantity' && item.quantity !== 'other' ? item.quantity : undefined
}

function readThing(
  parts: readonly Part[],
  { items }: Reading,
  place: number,
): { thing: Thing | undefined; last: number } {
  const part = parts[place]
  const only = (thing: Thing | undefined, last = place) => ({ thing, last })
  if (!part) return only(undefined)
  const { item, cue } = part
  if (cue?.role === 'ones') return only({ kind: 'ones', quantity: cue.quantity, size: cue.size })
  if (cue?.role === 'ordinal') return only({ kind: 'creator', number: cue.number })
  const number = readNumber(parts, place)
  if (number) return only({ kind: 'creator', number: number.value }, number.last)
  const property = toProperty(item, cue)
  if (property) return only({ kind: 'property', property })
  if (item.kind === 'like' && cue?.role !== 'more') return only({ kind: 'like' })
  if (cue && cue.role !== 'filler') return only(undefined)
  if (/^[A-Z]{2}$/.test(item.raw) && codes.has(item.raw) && isInMixedCase(items))
    return only({ kind: 'country', codes: [item.raw], city: undefined })
  const next = items[place + 1]
  if (item.kind === 'place' && !(next && isTopic(parts[place + 1]) && next.kind === 'word')) {
    return only({ kind: 'country', codes: item.countries, city: item.form === 'city' ? item.raw : undefined })
  }
  if ((item.kind === 'platform' || item.kind === 'people') && item.platforms.length > 0)
    return only({ kind: 'platform', platforms: item.platforms })
  return isTopic(part) ? readTopic(parts, place) : only(undefined)
}

/** "number 4", "4号": a shown creator. */
function readNumber(parts: readonly Part[], place: number): { value: number; last: number } | undefined {
  const [first, second] = [parts[place], parts[place + 1]]
  const value = (part: Part | undefined) =>
    part?.item.kind === 'number' && part.item.value <= 100 ? part.item.value : undefined
  if (first?.cue?.role === 'numberSign' && first.cue.where === 'before' && value(second) !== undefined) {
    return { value: value(second) ?? 0, last: place + 1 }
  }
  if (second?.cue?.role === 'numberSign' && value(first) !== undefined)
    return { value: value(first) ?? 0, last: place + 1 }
  return undefined
}

const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))
/** In a text of capitals two of them are no country. */
const isInMixedCase = (items: readonly Item[]) =>
  items.every(({ raw }) => raw.length <= 2 || raw !== raw.toUpperCase() || !/\p{Lu}/u.test(raw))

const contentKinds: ReadonlySet<Item['kind']> = new Set([
  'word',
  'quoted',
  'topic',
  'place',
  'years',
  'gender',
  'aged',
  'income',
])
const isTopic = (part: Part | undefined) =>
  part !== undefined && part.cue === undefined && contentKinds.has(part.item.kind)

/** The words from a place on that make a topic. */
function readTopic(parts: readonly Part[], start: number): { thing: Thing; last: number } {
  let last = start
  for (let place = start + 1; place < parts.length; place++) {
    const part = parts[place]
    const isInside =
      isUnspaced(part?.item.raw) && part?.item.isGlued && (part.cue === undefined || part.cue.role === 'filler')
    if (isTopic(part)) last = place
    else if (!isInside || isJoint(part)) break
  }
  const items = parts.slice(start, last + 1).map(({ item }) => item)
  const text = items
    .map(({ raw, isGlued, isHyphened }, index) =>
      index === 0 ? raw : `${isHyphened ? '-' : isGlued ? '' : ' '}${raw}`,
    )
    .join('')
  const ending = parts[last]?.ending
  const bare = ending
    ? text.slice(0, -1)
    : (listForms(text, toParticles(text)).at(-1) ?? text).replaceAll(/^["“„«「]|["”“»」]$/g, '')
  return { thing: { kind: 'topic', text: bare }, last }
}

/** The language whose particles a word may end with. */
const toParticles = (text: string) => (/^\p{Script=Hangul}+$/u.test(text) ? 'ko' : '')

const isUnspaced = (raw: string | undefined) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(raw ?? '')
const isJoint = (part: Part | undefined) => /^[のはがをにでとへ的]$/u.test(part?.item.raw ?? '')
