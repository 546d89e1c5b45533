import { type Item, readItems } from '../../discovery/wish/tokens/read-items.ts'
import { englishMarkets, followedMarkets, type MarketWords, precededMarkets } from './market-words-data.ts'

type PlaceItem = Extract<Item, { kind: 'place' }>

/** Countries in which a brand sells according to a statement, and the quoted part of the statement. */
export interface FoundMarkets {
  readonly countries: readonly string[]
  readonly quote: string
}

type Role = keyof MarketWords
interface Mark {
  readonly role: Role
  readonly start: number
  readonly end: number
  readonly isEnglish: boolean
}

const english = toPattern([englishMarkets])
const followed = toPattern(followedMarkets)
const preceded = toPattern(precededMarkets)

function toPattern(tables: readonly MarketWords[]): RegExp {
  const group = (role: Role) => `(?<${role}>${tables.map((table) => table[role]).join('|')})`
  return new RegExp([group('not'), group('origin'), group('market')].join('|'), 'giu')
}

/**
 * Finds the markets in a sentence: "We ship to Germany and the UK", but not other countries it mentions ("made in
 * Japan").
 * @param sentence normalised, of bounded length.
 */
export function findMarkets(sentence: string): FoundMarkets | undefined {
  const inEnglish = listMarks(sentence, english, true)
  const others = listMarks(sentence, followed, false)
  const after = [...inEnglish, ...others.filter((mark) => !inEnglish.some(({ start }) => start === mark.start))]
  const before = listMarks(sentence, preceded, false)
  if (![...after, ...before].some(({ role }) => role === 'market')) return undefined
  const places = readItems(sentence).filter((item) => item.kind === 'place' && !isCommonWord(item))
  const found = [
    ...choosePlaces(sentence, places.filter(isPlace), after),
    ...choosePreceding(sentence, places.filter(isPlace), before),
  ]
  if (found.length === 0) return undefined
  const start = Math.min(...found.map(({ start }) => start))
  const end = Math.max(...found.map(({ end }) => end))
  return { countries: [...new Set(found.flatMap(({ countries }) => countries))], quote: sentence.slice(start, end) }
}

/** Lists all countries, including those of cities, in a text that is known to be about markets. */
export function listPlaces(text: string): readonly string[] {
  return [...new Set(readItems(text).flatMap((item) => (item.kind === 'place' ? item.countries : [])))]
}

const isPlace = (item: Item): item is PlaceItem => item.kind === 'place'

/** Words that in lower case rarely mean a country or city. */
const commonWords = new Set(['us', 'turkey', 'china', 'chile', 'jordan', 'la', 'nice', 'split', 'reading', 'bath'])
const isCommonWord = ({ raw }: Item) => commonWords.has(raw)

function listMarks(sentence: string, pattern: RegExp, isEnglish: boolean): Mark[] {
  return [...sentence.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }): Mark[] => {
    const role = (['not', 'origin', 'market'] as const).find((name) => groups[name] !== undefined)
    return role ? [{ role, start: index, end: index + words.length, isEnglish }] : []
  })
}

interface FoundPlace {
  readonly countries: readonly string[]
  readonly start: number
  readonly end: number
}

/** Maximum number of characters between a negation and a market: "we do not yet ship to". */
const negatedLetters = 25

function choosePlaces(sentence: string, places: readonly PlaceItem[], marks: readonly Mark[]): FoundPlace[] {
  let earlier: { place: PlaceItem; isMarket: boolean } | undefined
  return places.flatMap((place): FoundPlace[] => {
    const known = marks.filter(({ end }) => end <= place.start).toSorted((first, second) => first.start - second.start)
    const last = known.at(-1)
    const market = known.findLast(({ role }) => role === 'market')
    const isListed = earlier !== undefined && listLink.test(sentence.slice(earlier.place.end, place.start))
    const isNew = earlier === undefined || (last !== undefined && last.start >= earlier.place.end)
    const isMarket =
      isListed && !isNew
        ? (earlier?.isMarket ?? false)
        : market !== undefined &&
          isOpen(sentence, { last, market, place, isListed, since: earlier?.place.end, marks: known })
    earlier = { place, isMarket }
    if (!isMarket || !market) return isMarketOfAdjective(sentence, place) ? [toFound(place, place.start)] : []
    return [toFound(place, market.start)]
  })
}

const toFound = ({ countries, end }: PlaceItem, start: number): FoundPlace => ({ countries, start, end })

const listLink =
  /^\s*(?:[,;/&、，]|(?:und|and|or|et|y|e|ed|и|و|dan|và|ve)(?!\p{L})|[和及とや과와])(?:\s*(?:and|or|und|et|y|e|&)(?!\p{L}))?\s*(?:(?:the|la|le|les|den|die|el|en|in|to|into|nach|a|au|в|إلى|ke)\s+){0,2}$/iu
/** Words before the place of an English market. */
const intoPlace =
  /(?:\b(?:to|in|into|across|throughout|within|inside|for|serves?|serving|targets?|targeting|on|all over|around|covering|including|such as|namely)\s+(?:(?:the|all of|all|both|mainly|mostly|only|whole|rest of|mainland)\s+)*|:\s*|\()$/iu
const backToMarket = /\b(?:to|into|across|throughout)\b/iu

interface PlaceContext {
  readonly last: Mark | undefined
  readonly market: Mark
  readonly place: PlaceItem
  readonly isListed: boolean
  /** End of the place before it. */
  readonly since: number | undefined
  readonly marks: readonly Mark[]
}

function isOpen(sentence: string, { last, market, place, isListed, since, marks }: PlaceContext): boolean {
  const before = sentence.slice(Math.max(0, place.start - 40), place.start)
  const isNegated = marks.some(
    ({ role, end }) => role === 'not' && end <= market.start && market.start - end <= negatedLetters,
  )
  if (isNegated || last?.role === 'not' || place.form === 'adjective') return false
  // "From Italy to Germany", "made in Italy for shops across Europe": the market comes last.
  const between =
    since !== undefined && last !== undefined && since >= last.end ? sentence.slice(since, place.start) : ''
  if (last?.role === 'origin' && !backToMarket.test(between)) return false
  return !market.isEnglish || isListed || intoPlace.test(before)
}

const marketNoun =
  /^\s+(?:markets?|customers|shoppers|buyers|consumers|households|retailers|stores|audiences?|clients|families)\b/iu
const isMarketOfAdjective = (sentence: string, { end, form }: PlaceItem) =>
  form === 'adjective' && marketNoun.test(sentence.slice(end, end + 20))

const clauseEnds = /[，;；]/u

function choosePreceding(sentence: string, places: readonly PlaceItem[], marks: readonly Mark[]): FoundPlace[] {
  return places.flatMap((place): FoundPlace[] => {
    const next = marks.find(({ start }) => start >= place.end)
    if (next?.role !== 'market' || place.form === 'adjective') return []
    if (clauseEnds.test(sentence.slice(place.end, next.start))) return []
    return [{ countries: place.countries, start: place.start, end: next.end }]
  })
}

/** Whether a text ends with an origin, such as "created in" before "Japan". */
export function endsInOrigin(text: string): boolean {
  return made.test(text.slice(-60))
}

const made =
  /\b(?:made|manufactured|produced|founded|created|crafted|brewed|baked|roasted|designed|developed|grown|started|launched)\s+(?:[\p{L}-]+\s+){0,2}?(?:in|at|near)\s*$/iu
