import { countries } from '@troupe/contract/catalogues/countries'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Reading } from '../../discovery/wish/rules/reading.ts'
import type { Item } from '../../discovery/wish/tokens/read-items.ts'
import { listForms } from '../../discovery/wish/tokens/word-forms.ts'
import type { TopicWish } from '../follow-up/wishes.ts'
import { findReferred } from './find-referred.ts'
import { listLanguageCountries } from './language-countries.ts'
import type { Part } from './read-parts.ts'
import type { CreatorMeant } from './turn.ts'
import type { Property } from './words/cues.ts'

export type Polarity = TopicWish['polarity']

/** A thing that a message may want or refuse. */
type Thing =
  | { readonly kind: 'country'; readonly codes: readonly string[]; readonly city: string | undefined }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** `isPeople`: it tells of the creators rather than of their topic: "female". */
  | { readonly kind: 'topic'; readonly text: string; readonly isPeople: boolean }
  | { readonly kind: 'ones'; readonly quantity: 'followers' | 'price'; readonly size: 'up' | 'down' }
  | { readonly kind: 'property'; readonly property: Property }
  /** `wants`: what a word for one spoken of is said with: "like her". */
  | { readonly kind: 'creator'; readonly number: CreatorMeant; readonly wants?: 'like' | 'drop' }
  | { readonly kind: 'like' }
  | { readonly kind: 'limit' }

export interface Said {
  readonly thing: Thing
  readonly clause: number
  readonly place: number
  polarity: Polarity | undefined
}

/** Lists the things a message names, each with its polarity. */
export function listSaid(parts: readonly Part[], reading: Reading): Said[] {
  const said: Said[] = []
  const hasProperty = parts.some(({ cue, item }) => toProperty(item, cue) !== undefined)
  let polarity: Polarity | undefined
  let isHeard = false
  /** Whether a comma stands before. */
  let isList = false
  /** Whether "instead of" stands before. */
  let isReplaced = false
  let clause = 0
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place]
    if (!part) break
    if (reading.used.has(place)) {
      polarity = undefined
      said.push({ thing: { kind: 'limit' }, clause, place, polarity: undefined })
      continue
    }
    const heard = toPolarity(part, hasProperty)
    if (isBreak(part.item)) {
      // "TikTok only, Germany too": what is said of a thing before it ends there.
      const isSpent: boolean = hang(said, clause, polarity, isHeard) && polarity === 'only'
      // In a list, what is said of one thing is said of the next of its kind.
      isList = isComma(part.item)
      if (isReplaced && !said.some((one) => one.clause === clause && one.polarity === 'more')) polarity = 'more'
      ;[polarity, isHeard, clause] =
        isList && !isSpent ? [polarity, isHeard, clause + 1] : [undefined, false, clause + 1]
      isReplaced = false
    } else if (
      heard &&
      (heard.where === 'before' || !said.some((one) => one.clause === clause && one.polarity === undefined))
    ) {
      const isRepeated: boolean = heard.polarity === 'more' && polarity !== undefined && !isHeard
      if (!isRepeated) hang(said, clause, polarity, isHeard)
      isReplaced = 'replaces' in heard && heard.replaces === true
      if (isReplaced) prefer(said, clause)
      ;[polarity, isHeard] = [isRepeated ? polarity : heard.polarity, false]
    } else if (heard) {
      for (const one of said) if (one.clause === clause) one.polarity ??= heard.polarity
    } else if (isList && part.item.kind === 'want') {
      // "不要美国的，要英国的" wants the second.
      ;[polarity, isHeard] = [undefined, false]
    } else {
      const { thing, last } = readThing(parts, reading, place, polarity)
      const isAdded = isJoined(parts, place) && !isList
      place = last
      if (!thing) continue
      const kind = said.at(-1)?.thing.kind
      const isOther = isHeard && (kind !== thing.kind || kind === 'limit')
      if (isOther && !isAdded) polarity = undefined
      const ending = parts[last]?.ending
      said.push({ thing, clause, place, polarity: ending?.role === 'polarity' ? ending.polarity : polarity })
      isHeard = true
      isList = false
    }
  }
  hang(said, clause, polarity, isHeard)
  exchange(said, parts, reading)
  return said
}

/** Wants the second of two things in the place of the first: "replace TikTok with YouTube", "把TikTok换成YouTube". */
function exchange(said: readonly Said[], parts: readonly Part[], { used }: Reading): void {
  for (const [place, { cue }] of parts.entries()) {
    const isVerb = cue?.role === 'exchange'
    if (!isVerb && !(cue?.role === 'polarity' && cue.exchanges)) continue
    const clause = parts.slice(0, place).filter(({ item }, at) => isBreak(item) && !used.has(at)).length
    const named = said.filter((one) => one.clause === clause && one.thing.kind !== 'limit')
    const [first, ...others] = named.filter(({ thing }) => thing.kind !== 'property')
    if (!first) continue
    const isOther = others.findIndex(({ thing }) => thing.kind !== first.thing.kind)
    const alike = isOther < 0 ? others : others.slice(0, isOther)
    const second = alike.findIndex((one) => !isJoined(parts, one.place))
    if (second >= 0) {
      for (const one of [first, ...alike.slice(0, second)]) one.polarity = 'not'
      for (const one of alike.slice(second)) one.polarity = 'more'
    } else if (isVerb && cue.drops && named.length === 1 && first.thing.kind !== 'topic') {
      first.polarity ??= 'not'
    }
  }
}

/**
 * Applies a polarity that nothing follows to the things before it: "les jardins aussi". @returns whether there were
 * any.
 */
function hang(said: readonly Said[], clause: number, polarity: Polarity | undefined, isHeard: boolean): boolean {
  if (polarity === undefined || isHeard) return false
  const open = said.filter((one) => one.clause === clause && one.polarity === undefined && one.thing.kind !== 'limit')
  for (const one of open) one.polarity = polarity
  return open.length > 0
}

/** Wants the topics before "instead of". */
function prefer(said: readonly Said[], clause: number): void {
  for (const one of said) if (one.clause === clause && one.thing.kind === 'topic') one.polarity ??= 'more'
}

const isComma = ({ raw }: Item) => [',', '，', '、', '،'].includes(raw)
const isBreak = (item: Item) => item.kind === 'break' || item.kind === 'turn'

const isJoined = (parts: readonly Part[], place: number) => {
  const before = parts[place - 1]?.item
  return before?.kind === 'bound' && before.bound === 'and'
}

export function toPolarity({ cue, item }: Part, hasProperty: boolean) {
  if (cue?.role === 'polarity') return cue
  if (cue?.role === 'more') return { polarity: 'more', where: 'before' } as const
  if (cue?.role === 'open' && !hasProperty) return { polarity: 'not', where: 'before' } as const
  if (cue?.role === 'about' && cue.about === 'nobody') return { polarity: 'not', where: 'before' } as const
  if (cue !== undefined) return undefined
  if (item.kind === 'not') return { polarity: 'not', where: item.where, replaces: item.replaces } as const
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
  polarity: Polarity | undefined,
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
  const referred = findReferred(parts, place, polarity)
  if (referred) return only({ kind: 'creator', ...referred })
  if (item.kind === 'like' && cue?.role !== 'more') return only({ kind: 'like' })
  if (cue && cue.role !== 'filler' && cue.role !== 'size') return only(undefined)
  if (/^[A-Z]{2}$/.test(item.raw) && codes.has(item.raw) && isInMixedCase(items))
    return only({ kind: 'country', codes: [item.raw], city: undefined })
  const isOfTopic = isTopic(parts[place + 1]) && items[place + 1]?.kind === 'word'
  if (item.kind === 'place' && (!isOfTopic || (polarity === undefined && isOfPeople(parts, place)))) {
    return only({ kind: 'country', codes: item.countries, city: item.form === 'city' ? item.raw : undefined })
  }
  const language = getLanguage(parts, place)
  if (language !== undefined) {
    const spoken = listLanguageCountries(language)
    return only(spoken.length > 0 ? { kind: 'country', codes: spoken, city: undefined } : undefined)
  }
  if ((item.kind === 'platform' || item.kind === 'people') && item.platforms.length > 0)
    return only({ kind: 'platform', platforms: item.platforms })
  return isTopic(part) ? readTopic(parts, place) : only(undefined)
}

/** Returns the language that creators have to speak: "in English", or "English" where it is no word of a topic. */
function getLanguage(parts: readonly Part[], place: number): string | undefined {
  const item = parts[place]?.item
  if (item?.kind === 'language') return item.language
  const isOfTopic = isTopic(parts[place - 1]) || isTopic(parts[place + 1])
  return item?.kind === 'word' && !isOfTopic ? item.language : undefined
}

/** Whether a place describes creators, with only their topic between: "German skincare influencers". */
function isOfPeople(parts: readonly Part[], place: number): boolean {
  const after = parts.slice(place + 1).find((part) => !isTopic(part))
  return after?.item.kind === 'people'
}

/** Reads the number of a shown creator: "number 4", "4号". */
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
/** Whether a text is not all in capitals; otherwise, two capitals are not a country code. */
const isInMixedCase = (items: readonly Item[]) =>
  items.every(({ raw }) => raw.length <= 2 || raw !== raw.toUpperCase() || !/\p{Lu}/u.test(raw))

const peopleKinds: ReadonlySet<Item['kind']> = new Set(['years', 'gender', 'aged', 'income'])
const contentKinds: ReadonlySet<Item['kind']> = new Set(['word', 'quoted', 'topic', 'place', ...peopleKinds])
const isTopic = (part: Part | undefined) =>
  part !== undefined && (part.cue === undefined || part.cue.role === 'size') && contentKinds.has(part.item.kind)

/** Reads the words of a topic from a place on. */
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
    .map(({ kind, raw, isGlued, isHyphened }, index) => {
      const isEnd = index === 0 || index === items.length - 1
      const word = kind === 'quoted' && isEnd ? raw.slice(1, -1) : raw
      return index === 0 ? word : `${isHyphened ? '-' : isGlued ? '' : ' '}${word}`
    })
    .join('')
  const ending = parts[last]?.ending
  const bare = ending
    ? text.slice(0, -1)
    : (listForms(text, toParticles(text)).at(-1) ?? text).replaceAll(/^["“„«「]|["”“»」]$/g, '')
  return { thing: { kind: 'topic', text: bare, isPeople: items.every(({ kind }) => peopleKinds.has(kind)) }, last }
}

/** Returns the language whose particles may end a word. */
const toParticles = (text: string) => (/^\p{Script=Hangul}+$/u.test(text) ? 'ko' : '')

const isUnspaced = (raw: string | undefined) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(raw ?? '')
const isJoint = (part: Part | undefined) => part?.cue?.role === 'filler' && part.cue.isJoint === true
