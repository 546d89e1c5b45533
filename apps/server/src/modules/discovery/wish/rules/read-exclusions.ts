import { categories } from '@troupe/contract/catalogues/categories'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { findNamedCategories, findWholeCategories } from '../../search/analysis/query-categories.ts'
import { toWords } from '../../search/terms/search-terms.ts'
import type { Item, ItemKind } from '../tokens/read-items.ts'
import { findNear, isGlue, type Read, type Reading, use, walk } from './reading.ts'

type Placed = readonly [number, Item]

/** Reads unwanted topics, places and platforms. */
export function readExclusions(reading: Reading): readonly Read[] {
  const reads: Read[] = []
  for (const [place, item] of reading.items.entries()) {
    if (item.kind !== 'not' || reading.used.has(place) || isPartOfWord(reading, place) || isWhole(reading, place))
      continue
    const said = item.where === 'before' ? listAfter(reading, place) : listBefore(reading, place)
    const things = splitThings(said)
    const isSure =
      item.strength === 'strong' || (item.where === 'before' && startsClause(reading, place, item.strength))
    for (const thing of things) {
      const isSaid = isSure || repeats(reading, thing, place)
      const read = isSaid || !isOfTopic(reading, thing, place) ? readThing(thing, place, isSaid) : undefined
      if (read) reads.push(...use(reading, [withClosing(reading, read, said)]))
    }
  }
  return reads
}

/** Adds a second negation behind the things, which says the same again: "除了印度以外". */
function withClosing({ items }: Reading, read: Read, said: readonly Placed[]): Read {
  const behind = (said.at(-1)?.[0] ?? items.length) + 1
  const closing = items[behind]
  const isClosed = said[0]?.[1].isGlued && closing?.kind === 'not' && closing.where === 'after' && closing.isGlued
  return isClosed ? { ...read, places: [...read.places, behind] } : read
}

/** Whether a negation is part of a word: "no-bake". */
function isPartOfWord({ items }: Reading, place: number): boolean {
  return items[place]?.isHyphened === true || items[place + 1]?.isHyphened === true
}

/** Maximum number of items in an exclusion. */
const maxThings = 8

function listAfter(reading: Reading, place: number): Placed[] {
  const found: Placed[] = []
  for (const [near, item] of walk(reading, place, 1)) {
    if (reading.used.has(near) || ['turn', 'only', 'want', 'not'].includes(item.kind)) break
    if (found.length > 0 && item.kind === 'in' && item.where === 'before' && leadsToLimit(reading, near)) break
    found.push([near, item])
    if (found.length > 1 && isRelative(reading, near)) break
  }
  return found.slice(0, maxThings)
}

/** Whether a Chinese relative clause ends before the topic of creators: "不要广告的游戏主播" excludes advertisements. */
function isRelative(reading: Reading, place: number): boolean {
  if (!reading.items[place]?.text.endsWith('的')) return false
  const after = [...walk(reading, place, 1)].map(([, { kind }]) => kind)
  return after[0] !== 'people' && after.includes('people')
}

/** Whether a limit follows: "no games in Germany", but not "niente giochi da bambini". */
function leadsToLimit(reading: Reading, place: number): boolean {
  const kind = findNear(reading, place, 1)?.[1].kind
  return kind === 'place' || kind === 'platform' || kind === 'number'
}

function listBefore(reading: Reading, place: number): Placed[] {
  const found: Placed[] = []
  for (const [near, item] of walk(reading, place, -1)) {
    if (reading.used.has(near) || ['turn', 'only', 'want', 'not', 'people'].includes(item.kind)) break
    if (found.length > 0 && item.kind === 'in' && item.where === 'after') break
    found.unshift([near, item])
  }
  return found.slice(-maxThings)
}

/** Whether an exclusion repeats the topic, and so belongs to it: "games without shooting games". */
function repeats({ items }: Reading, thing: readonly Placed[], place: number): boolean {
  const said = new Set(
    items.slice(Math.max(0, place - maxThings), place).flatMap(({ kind, text }) => (kind === 'word' ? text : [])),
  )
  return thing.some(([near, { kind, text }]) => near > place && kind === 'word' && said.has(text))
}

/** Whether an exclusion is of the topic's category, and so belongs to the topic: "exercise without a gym". */
function isOfTopic({ items }: Reading, thing: readonly Placed[], place: number): boolean {
  const [first = place] = thing.map(([near]) => near)
  const before = items.slice(0, Math.min(first, place)).map(({ raw }) => raw)
  const named = findNamedCategories(thing.map(([, { raw }]) => raw).join(' '))
  const topics = named.length === 0 ? [] : findNamedCategories(before.slice(-maxThings).join(' '))
  return named.length > 0 && named.every((category) => topics.includes(category))
}

/** Splits an exclusion: "politics or pranks" are two things. */
function splitThings(said: readonly Placed[]): Placed[][] {
  const things: Placed[][] = [[]]
  for (const [index, placed] of said.entries()) {
    const [, item] = placed
    if (item.kind === 'bound' && item.bound === 'and' && item.text !== '&') things.push([])
    else if (isJoined(said[index - 1]?.[1], item)) things.push([placed])
    else things.at(-1)?.push(placed)
  }
  return things.filter((thing) => thing.some(([, item]) => !isGlue(item)))
}

/** Whether an "and" that is written together with a word joins a country or platform: "독일과 게임", "ألمانيا والألعاب". */
function isJoined(before: Item | undefined, item: Item): boolean {
  const isNamed = [before, item].some((each) => each?.kind === 'place' || each?.kind === 'platform')
  return isNamed && (before?.joinsNext === true || (before !== undefined && item.joinsLast === true))
}

const topicKinds: ReadonlySet<ItemKind> = new Set(['word', 'filler', 'not', 'topic', 'place', 'number'])

/** Whether a text of one clause begins with a negation, and so is a topic: "no sugar desserts". */
function isWhole({ items }: Reading, place: number): boolean {
  const isFirst = items.slice(0, place).every(({ kind }) => kind === 'filler')
  return isFirst && items.every(({ kind }) => topicKinds.has(kind))
}

/**
 * Whether a negation begins a clause: after a comma or "but"; "no" also after creators or a criterion: "creators, no
 * gaming", "under 50k no gaming".
 */
function startsClause({ items, used }: Reading, place: number, strength: 'weak' | 'clause'): boolean {
  const before = items[place - 1]
  if (before === undefined || before.kind === 'break' || before.kind === 'turn') return true
  return strength === 'clause' && (before.kind === 'people' || used.has(place - 1))
}

function readThing(thing: readonly Placed[], place: number, isSure: boolean): Read | undefined {
  const content = trim(thing)
  const items = content.map(([, item]) => item)
  const [only] = items
  if (!only || items.some((item) => item.kind === 'number' || (item.kind === 'quantity' && item.quantity !== 'other')))
    return undefined
  const places = [place, ...thing.map(([place]) => place)]
  if (items.length === 1 && only.kind === 'platform') {
    return {
      value: { kind: 'platform', platforms: platforms.filter((each) => !only.platforms.includes(each)) },
      places,
    }
  }
  const text = items
    .map((item, index) => `${index === 0 ? '' : toSeparator(item)}${toBare(item, index, items.length)}`)
    .join('')
  const named = findNamedCategories(text)
  const isCountry = items.length === 1 && only.kind === 'place' && only.form === 'country'
  const isNamed = isCountry && !only.isHomonym
  if (!isSure && !isNamed && named.length === 0 && !isOfCategories(text)) return undefined
  const countries = isCountry ? { countries: only.countries } : {}
  return { value: { kind: 'exclude', text, categories: findWholeCategories(text), ...countries }, places }
}

/** Returns a word without its quotes, the "and" that begins the first word and the particle that ends the last one. */
function toBare({ kind, raw, afterJoiner, beforeParticle }: Item, index: number, count: number): string {
  if (kind === 'quoted') return raw.slice(1, -1)
  if (index === 0 && afterJoiner !== undefined) return afterJoiner
  return index === count - 1 && beforeParticle !== undefined ? beforeParticle : raw
}

const toSeparator = ({ isHyphened, isGlued }: Item) => (isHyphened ? '-' : isGlued ? '' : ' ')

/** Trims function words and words for creators at both ends. */
function trim(thing: readonly Placed[]): Placed[] {
  const isContent = ([, item]: Placed) => !isGlue(item) && item.kind !== 'people'
  const content = thing.findIndex(isContent)
  // "Make-up" is one word.
  const first = thing[content]?.[1].isHyphened ? Math.max(0, content - 1) : content
  return first < 0 ? [] : thing.slice(first, thing.findLastIndex(isContent) + 1)
}

/** Words in the names of categories, such as "luxury", which alone do not name a category. */
const categoryWords: ReadonlySet<string> = new Set(
  categories.flatMap(({ name }) => toWords(name).flatMap(({ parts }) => parts)),
)

const isOfCategories = (text: string) =>
  toWords(text).every(({ parts }) => parts.every((part) => categoryWords.has(part)))
