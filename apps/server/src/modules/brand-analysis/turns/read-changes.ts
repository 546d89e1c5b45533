import { platforms as allPlatforms } from '@troupe/contract/catalogues/platforms'
import { findNamedCategories, findWholeCategories } from '../../discovery/search/analysis/query-categories.ts'
import { readAmounts } from '../../discovery/wish/rules/read-amounts.ts'
import { readPosted } from '../../discovery/wish/rules/read-posted.ts'
import { readTiers } from '../../discovery/wish/rules/read-sizes.ts'
import type { Read, Reading } from '../../discovery/wish/rules/reading.ts'
import type { CriterionValue } from '../../discovery/wish/rules/wish.ts'
import type { Item } from '../../discovery/wish/tokens/read-items.ts'
import { meanings, type Quantity } from '../../discovery/wish/words/marks.ts'
import type { AmountWish, Choice, Rescale, TopicWish } from '../follow-up/wishes.ts'
import { listSaid, type Polarity, type Said, toPolarity } from './list-said.ts'
import type { Part } from './read-parts.ts'
import type { TurnChanges } from './turn.ts'
import type { Property } from './words/cues.ts'

/** "Still posting" means a post within this many days. */
const recentDays = 90

export interface ReadChanges {
  readonly changes: TurnChanges
  /** Topics named without a polarity. */
  readonly unread: readonly string[]
  /** The number of changes read. */
  readonly count: number
  readonly said: readonly Said[]
}

/** Reads the changes of the criteria that a message asks for. */
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
  const creators = said.flatMap(({ thing, polarity }) => (thing.kind === 'creator' ? [{ ...thing, polarity }] : []))
  const isLike =
    said.some(({ thing }) => thing.kind === 'like') || of('more', 'also').some(({ thing }) => thing.kind === 'creator')
  const counted = creators.filter(({ wants }) => wants === undefined)
  const findSpoken = (wanted: 'like' | 'drop') => creators.find(({ wants }) => wants === wanted)?.number
  const has = (property: Property) =>
    !clear.includes(property) && said.some(({ thing }) => thing.kind === 'property' && thing.property === property)
  const asked: TurnChanges = {
    amounts,
    rescales,
    anyAmounts: clear.filter(isQuantity),
    countries: toChoice(said, ({ thing }) => (thing.kind === 'country' ? thing.codes : [])),
    anywhere: clear.includes('country'),
    platforms: clear.includes('platform')
      ? { only: [...allPlatforms], also: [], not: [] }
      : toChoice(said, ({ thing }) => (thing.kind === 'platform' ? thing.platforms : [])),
    topics: listTopics(said),
    verified: clear.includes('verified') ? false : has('verified') || undefined,
    email: clear.includes('email') ? false : has('email') || undefined,
    city: said
      .flatMap(({ thing, polarity }) => (thing.kind === 'country' && polarity !== 'not' ? (thing.city ?? []) : []))
      .at(0),
    postedWithinDays: toDays(posted) ?? (parts.some(({ cue }) => cue?.role === 'recent') ? recentDays : undefined),
    clear,
    drop: counted.find(({ polarity }) => polarity === 'not')?.number ?? findSpoken('drop'),
    like: (isLike ? counted.find(({ polarity }) => polarity !== 'not')?.number : undefined) ?? findSpoken('like'),
  }
  const mentioned = countChanges(asked) > 0 ? listMentioned(said, parts) : []
  const changes = { ...asked, topics: [...asked.topics, ...mentioned] }
  const unread = said.flatMap(({ thing, polarity }) =>
    thing.kind === 'topic' && polarity === undefined && !mentioned.some(({ text }) => text === thing.text)
      ? thing.text
      : [],
  )
  return { changes, unread, said, count: countChanges(changes) }
}

function listTopics(said: readonly Said[]): TopicWish[] {
  return said.flatMap(({ thing, polarity: asked }) => {
    if (thing.kind !== 'topic' || asked === undefined) return []
    // "Only women" leaves the topics as they are.
    const polarity = asked === 'only' && thing.isPeople ? 'more' : asked
    return [{ text: thing.text, categories: listCategories(thing.text, polarity), polarity }]
  })
}

/** "No fast fashion" is not said of all fashion. */
const listCategories = (text: string, polarity: Polarity) =>
  polarity === 'not' ? findWholeCategories(text) : findNamedCategories(text)

/** Lists the topics of the wanted creators that are named without a polarity: "German skincare influencers". */
function listMentioned(said: readonly Said[], parts: readonly Part[]): TopicWish[] {
  return said.flatMap(({ thing, polarity, place }) => {
    if (thing.kind !== 'topic' || polarity !== undefined || parts[place + 1]?.item.kind !== 'people') return []
    const categories = findNamedCategories(thing.text)
    return categories.length > 0 ? [{ text: thing.text, categories, polarity: 'more' }] : []
  })
}

function countChanges(changes: TurnChanges): number {
  const { amounts, rescales, countries, platforms, topics, clear } = changes
  const lists = [amounts, rescales, topics, clear, ...Object.values(countries), ...Object.values(platforms)]
  const single = [changes.verified, changes.email, changes.postedWithinDays, changes.drop, changes.like]
  return lists.reduce((sum, list) => sum + list.length, 0) + single.filter((value) => value !== undefined).length
}

/** Converts a part to an item of the search text rules, including limits and quantities known only to conversations. */
function toItem({ item, cue }: Part): Item {
  const { start, end, text, raw, isGlued, isHyphened } = item
  const place = { start, end, text, raw, isGlued, isHyphened }
  if (cue?.role === 'limit') return { ...place, kind: 'bound', bound: cue.bound }
  if (cue?.role === 'size') return { ...place, ...meanings[cue.size] }
  if (item.kind !== 'word') return item
  if (cue?.role === 'property' && isQuantity(cue.property)) {
    return { ...place, kind: 'quantity', quantity: cue.property }
  }
  // A polarity ends what belongs to a limit: "over 50k about makeup".
  if (cue?.role === 'polarity') return { ...place, kind: 'turn' }
  return cue === undefined ? item : { ...place, kind: 'filler' }
}

const isQuantity = (kind: Property | CriterionValue['kind']): kind is Quantity =>
  kind === 'followers' || kind === 'engagement' || kind === 'views' || kind === 'price'

const isAmount = (value: CriterionValue): value is Extract<CriterionValue, { kind: Quantity }> => isQuantity(value.kind)

const toDays = (reads: readonly Read[]) =>
  reads.flatMap(({ value }) => (value.kind === 'posted' ? value.days : [])).at(0)

function toAmount({ value }: Read): AmountWish[] {
  if (!isAmount(value)) return []
  const { min, max } = value
  const isReversed = min !== undefined && max !== undefined && min > max
  return [{ quantity: value.kind, ...(isReversed ? { min: max, max: min } : { min, max }) }]
}

/** Swaps the ends of a negated limit: "no one under 20k" is a lower limit. */
function orNegated(amount: AmountWish, { places }: Read, parts: readonly Part[]): AmountWish {
  return isNegated(parts, Math.min(...places))
    ? { ...amount, min: amount.max, max: amount.min, onlyNarrows: true }
    : amount
}

/** Whether a negation stands before a place, with no more than function words between. */
function isNegated(parts: readonly Part[], place: number): boolean {
  const before = parts
    .slice(0, place)
    .findLast(({ item, cue }) => cue?.role !== 'filler' && item.kind !== 'people' && item.kind !== 'filler')
  return before !== undefined && toPolarity(before, false)?.polarity === 'not' && before.cue?.role !== 'open'
}

function toChoice<Value>(said: readonly Said[], list: (one: Said) => readonly Value[]): Choice<Value> {
  const pick = (...polarities: readonly (Polarity | undefined)[]) => [
    ...new Set(said.filter(({ polarity }) => polarities.includes(polarity)).flatMap(list)),
  ]
  return { only: pick('only', undefined), also: pick('also', 'more'), not: pick('not', 'less') }
}

/** Lists properties that no longer matter: "price does not matter", "no email", "not only verified". */
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
  const isLoosened = parts.some(({ cue }) => cue?.role === 'polarity' && cue.loosens)
  // "Also verified" asks for one more mark, "also other countries" for more creators.
  const isAdded = (property: Property) => !isLoosened && (property === 'verified' || property === 'email')
  const refused = properties.filter(
    ({ polarity, property }) => polarity === 'not' || (polarity === 'also' && !isAdded(property)),
  )
  return [...new Set([...nearest, ...refused.map(({ property }) => property)])]
}

function listRescales(parts: readonly Part[], said: readonly Said[], amounts: readonly AmountWish[]): Rescale[] {
  const cues = parts.flatMap(({ cue, item }, place): Rescale[] => {
    // Only of words for cheapness: "not too expensive" asks for a lower price too.
    if (item.kind === 'cheap' && isNegated(parts, place)) return [{ quantity: 'price', direction: 'up' }]
    if (cue?.role === 'rescale') return [{ quantity: cue.quantity, direction: cue.direction }]
    if (cue !== undefined) return []
    if (item.kind === 'engaged') return [{ quantity: 'engagement', direction: 'up' }]
    return item.kind === 'cheap' ? [{ quantity: 'price', direction: 'down' }] : []
  })
  const ones = said.flatMap(({ thing, polarity }): Rescale[] => {
    if (thing.kind !== 'ones') return []
    const isWanted = polarity !== 'not' && polarity !== 'less'
    const away = thing.size === 'up' ? 'down' : 'up'
    return [{ quantity: thing.quantity, direction: isWanted ? thing.size : away, movesOneEnd: !isWanted }]
  })
  // "Cheaper than 500" is a limit and no rescaling.
  const all = [...cues, ...ones].filter(({ quantity }) => !amounts.some((amount) => amount.quantity === quantity))
  return [...new Map(all.map((rescale) => [rescale.quantity, rescale])).values()]
}
