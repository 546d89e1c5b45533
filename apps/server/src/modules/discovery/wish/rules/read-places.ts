import type { Item } from '../tokens/read-items.ts'
import { findNear, getClause, isGlue, type Read, type Reading, use, walk } from './reading.ts'

export type PlaceItem = Extract<Item, { kind: 'place' }>

/** Reads the creators' places and languages. "Indian food" and "turkey recipes" are topics. */
export function readPlaces(reading: Reading): readonly Read[] {
  const languages = use(reading, readLanguages(reading))
  const located = new Set<number>()
  const reads = reading.items.flatMap((item, place): Read[] => {
    if (reading.used.has(place)) return []
    if (item.kind !== 'place' || !isLocated(reading, item, place, located)) return []
    located.add(place)
    return [toRead(item, place)]
  })
  reads.unshift(...listBefore(reading, located))
  // In "French creators in London", the place takes precedence.
  const isAdjective = ({ places: [place = 0] }: Read) => {
    const item = reading.items[place]
    return item?.kind === 'place' && item.form === 'adjective'
  }
  const hasPlace = reads.some((read) => read.value.kind === 'country' && !isAdjective(read))
  return [...languages, ...use(reading, hasPlace ? reads.filter((read) => !isAdjective(read)) : reads)]
}

function toRead(item: PlaceItem, place: number): Read {
  const city = item.form === 'city' ? { city: item.raw } : {}
  return { value: { kind: 'country', countries: item.countries, ...city }, places: [place] }
}

/** Reads the places before a located one in its list: "German and Austrian creators". */
function listBefore(reading: Reading, located: Set<number>): Read[] {
  const { items, used } = reading
  return items.toReversed().flatMap((item, fromEnd): Read[] => {
    const place = items.length - 1 - fromEnd
    const other = items[place + 2]
    const isListed = isLink(items[place + 1]) && located.has(place + 2) && item.kind === 'place'
    if (!isListed || located.has(place) || used.has(place) || item.isHomonym || isSubject(reading, place)) return []
    if (other?.kind !== 'place' || (item.form === 'adjective') !== (other.form === 'adjective')) return []
    located.add(place)
    return [toRead(item, place)]
  })
}

/** Reads the wanted languages: "German or French speaking" names two. */
function readLanguages(reading: Reading): Read[] {
  const { items, used } = reading
  const asked = new Map<number, string>()
  const add = (place: number, step: 1 | -1) => {
    for (let at: number | undefined = place; at !== undefined; at = findListed(items, at, step)) {
      const language = getLanguage(items[at])
      if (language === undefined || used.has(at)) return
      asked.set(at, language)
    }
  }
  for (const [place, item] of items.entries()) {
    const isSaid = item.kind === 'language' ? !item.isWeak : isLanguageAlone(reading, place)
    if (!isSaid && !(item.kind === 'language' && speaksOfCreators(reading, place))) continue
    add(place, -1)
    add(place, 1)
  }
  return [...asked].map(([place, language]) => ({ value: { kind: 'language', language }, places: [place] }))
}

/** Whether languages alone are a clause of a text that asks for creators: "potters, Arabic". */
function isLanguageAlone(reading: Reading, place: number): boolean {
  const isLanguage = (item: Item) => item.kind === 'word' && item.language !== undefined
  const item = reading.items[place]
  const clause = getClause(reading, place)
  const isAlone = clause.every(([, near]) => isLanguage(near) || isGlue(near))
  return item !== undefined && isLanguage(item) && isAlone && speaksOfCreators(reading, place)
}

function getLanguage(item: Item | undefined): string | undefined {
  return item?.kind === 'language' || item?.kind === 'word' || item?.kind === 'place' ? item.language : undefined
}

/** Finds the next item of a list in one direction: after "or", a comma or "/", but not "or German creators". */
function findListed(items: readonly Item[], place: number, step: 1 | -1): number | undefined {
  let next = place + step
  while (isLink(items[next])) next += step
  const isOfPeople = items[next]?.kind === 'place' && items[next + 1]?.kind === 'people'
  return next === place + step || (step === 1 && isOfPeople) ? undefined : next
}

const isLink = (item: Item | undefined): boolean =>
  item !== undefined &&
  ((item.kind === 'bound' && ['and', 'to'].includes(item.bound)) ||
    (item.kind === 'break' && [',', '、', '，', '،'].includes(item.text)))

const articles = new Set(['filler'] as const)

function isLocated(reading: Reading, item: PlaceItem, place: number, located: ReadonlySet<number>): boolean {
  const { items } = reading
  if (/^\p{RI}/u.test(item.raw) || item.hasPlaceEnding) return true
  if (isSubject(reading, place)) return false
  const before = findNear(reading, place, -1, articles)?.[1]
  const next = items[place + 1]
  const after = findNear(reading, place, 1, articles)?.[1]
  const isAfterPeople = before?.kind === 'people' && next?.kind !== 'word'
  if (item.form === 'adjective') {
    const isBeforePeople = next?.kind === 'people' || (next?.kind === 'place' && items[place + 2]?.kind === 'people')
    const isBesidePeople = isBeforePeople || (isAfterPeople && items[place - 1]?.kind === 'people')
    return isBesidePeople || isAside(reading, place) || isListed(reading, place, located)
  }
  if (next?.isHyphened && next.kind === 'word') return false
  if (before?.kind === 'in' && before.where === 'before') return true
  if (isAfterPeople && !item.isHomonym) return true
  if (isListed(reading, place, located)) return true
  if (next?.kind === 'in' && next.where === 'after')
    return next.strength === 'strong' || speaksOfCreators(reading, place)
  const clause = getClause(reading, place)
  const isAlone = clause.every(
    ([at, near]) => near.kind === 'place' || near.kind === 'people' || isGlue(near) || reading.used.has(at),
  )
  if (isAlone) return reading.items.length > clause.length || clause.length > 1
  const isBesideLimit = reading.used.has(place - 1) || reading.used.has(place + 1)
  if (isBesideLimit && next?.kind !== 'word' && !item.isHomonym) return true
  const isLast = after === undefined || after.kind !== 'word' || eastAsian.test(item.raw)
  return isLast && clause.some(([, { kind }]) => kind === 'people') && !item.isHomonym
}

/** Whether adjectives alone are a clause of a text that asks for creators: "potters, Dutch or Danish". */
function isAside(reading: Reading, place: number): boolean {
  const isAlone = getClause(reading, place).every(([, near]) => near.kind === 'place' || isGlue(near))
  return isAlone && reading.items.some(({ kind }) => kind === 'people' || kind === 'like')
}

/** Whether creators speak of a place and need not be there: "about Japan", "who travel to Italy". */
function isSubject(reading: Reading, place: number): boolean {
  for (const [, item] of walk(reading, place, -1)) {
    if (item.isAbout) return true
    if (item.kind !== 'filler' && !(item.kind === 'bound' && item.bound === 'to')) return false
  }
  return false
}

/** Whether a place is listed with another one: "in Tokyo or Seoul". */
function isListed({ items }: Reading, place: number, located: ReadonlySet<number>): boolean {
  const link = items[place - 1]
  const isLink = link?.kind === 'break' || (link?.kind === 'bound' && link.bound === 'and')
  return isLink && located.has(place - 2)
}

/** Whether a text asks for creators or limits, not only for a topic. */
function speaksOfCreators({ items, used }: Reading, place: number): boolean {
  return (
    used.size > 0 ||
    items.some(({ kind }, other) => other !== place && ['people', 'platform', 'quantity'].includes(kind))
  )
}

/** Scripts in which the place comes first, without a preposition. */
const eastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
