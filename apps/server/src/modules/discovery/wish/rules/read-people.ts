import type { Unanswerable } from '@troupe/contract/search-filters'
import { findNamedCategories } from '../../search/analysis/query-categories.ts'
import type { Item } from '../tokens/read-items.ts'
import { isCountOfFollowers } from './find-numbers.ts'
import { getClause, isGlue, type Read, type Reading, range, use, walk } from './reading.ts'

/** Reads criteria on the age, gender, place and income of audiences and creators, which no platform reports. */
export function readPeople(reading: Reading): readonly Read[] {
  const reads = [...use(reading, readAudiences(reading)), ...use(reading, readCreators(reading))]
  return [...new Map(reads.map((read) => [JSON.stringify(read.value), read])).values()]
}

const audienceFacts: readonly (readonly [Unanswerable, (item: Item) => boolean])[] = [
  ['audience_gender', ({ kind }) => kind === 'gender'],
  ['audience_age', ({ kind }) => kind === 'aged' || kind === 'years'],
  ['audience_location', ({ kind }) => kind === 'place'],
  ['audience_income', ({ kind }) => kind === 'income'],
]

function readAudiences(reading: Reading): Read[] {
  return reading.items.flatMap((item, place): Read[] => {
    if (item.kind !== 'audience' || reading.used.has(place) || isCountOfFollowers(reading.items, place)) return []
    const after = [...walk(reading, place, 1)]
    const end = after.findIndex(([, each]) => each.kind === 'turn')
    const clause = end < 0 ? after : after.slice(0, end)
    const said = clause.map(([, each]) => each)
    const about = audienceFacts.filter(([, isSaid]) => said.some(isSaid)).map(([about]) => about)
    if (!about.includes('audience_age') && isAgeRange(said)) about.push('audience_age')
    const before = reading.items[place - 1]
    const isBefore = before !== undefined && !reading.used.has(place - 1)
    if (isBefore && about.length === 0)
      about.push(...audienceFacts.flatMap(([fact, isSaid]) => (isSaid(before) ? fact : [])))
    const places = [
      ...(isBefore && clause.length === 0 && about.length > 0 ? [place - 1] : []),
      place,
      ...clause.map(([place]) => place),
    ]
    return about.map((about) => ({ value: { kind: 'unanswerable', about }, places }))
  })
}

/** Whether numbers are ages and not followers: "women 25 to 34", "men over 40". */
function isAgeRange(items: readonly Item[]): boolean {
  const numbers = items.filter((item) => item.kind === 'number')
  const isOther = items.some(({ kind }) => ['percent', 'times', 'currency', 'quantity'].includes(kind))
  return numbers.length > 0 && !isOther && numbers.every(({ value }) => value >= 10 && value < 100)
}

function readCreators(reading: Reading): Read[] {
  return reading.items.flatMap((item, place): Read[] => {
    if (reading.used.has(place)) return []
    if (item.kind === 'gender' || item.kind === 'people') return readGender(reading, place)
    if (item.kind === 'aged' || item.kind === 'years') return readAge(reading, place)
    return []
  })
}

type GenderItem = Extract<Item, { kind: 'gender' }>

/** Reads the gender of creators; elsewhere a gender belongs to the topic: "women fashion", "skincare for men". */
function readGender(reading: Reading, place: number): Read[] {
  const { items } = reading
  const item = items[place]
  const [bound, number, unit] = items.slice(place + 1, place + 4)
  const isAge = bound?.kind === 'bound' && number !== undefined && isAgeRange(unit ? [number, unit] : [number])
  const isGendered = item?.kind === 'people' && item.isGendered === true
  const isGender = isGendered || (item?.kind === 'gender' && (isAge || isOfCreators(reading, place, item)))
  return [
    ...(isGender ? [{ value: { kind: 'unanswerable', about: 'creator_gender' }, places: [place] } as const] : []),
    ...(isAge
      ? [{ value: { kind: 'unanswerable', about: 'creator_age' }, places: [place + 1, place + 2] } as const]
      : []),
  ]
}

function isOfCreators(reading: Reading, place: number, { describes }: GenderItem): boolean {
  const [before, next] = [reading.items[place - 1], reading.items[place + 1]]
  if ([before, next].some((near) => near?.kind === 'people' || near?.kind === 'aged')) return true
  if (before?.isTowards) return false
  if (describes === 'sure' && isAloneInClause(reading, place)) return true
  const after = [...walk(reading, place, 1)].map(([, item]) => item)
  if (after.length === 0) return before?.isRelative === true
  const end = after.findIndex(({ kind }) => kind === 'people')
  if (describes === undefined || end < 0) return false
  // 女 begins many words, such as 女装: the rest has to be a topic.
  const rest = after.slice(0, end).map(({ raw, isGlued }, index) => (index === 0 || isGlued ? raw : ` ${raw}`))
  return describes === 'sure' || findNamedCategories(rest.join('')).length > 0
}

/** Whether a text of several clauses has one of nothing else: "rugby accounts, female, Wales". */
function isAloneInClause(reading: Reading, place: number): boolean {
  const clause = getClause(reading, place)
  return clause.length < reading.items.length && clause.every(([at, item]) => at === place || isGlue(item))
}

function readAge(reading: Reading, place: number): Read[] {
  const clause = getClause(reading, place)
  const numbers = clause.filter(([near, item]) => item.kind === 'number' && Math.abs(near - place) <= 4)
  const isWhole = reading.items[place]?.kind === 'aged' && numbers.length === 0
  const isOfPeople = clause.some(([, { kind }]) => kind === 'people' || kind === 'gender')
  if (!isOfPeople || (numbers.length === 0 && !isWhole)) return []
  const places = [place, ...numbers.map(([place]) => place)]
  const all = range(Math.min(...places), Math.max(...places))
  return [{ value: { kind: 'unanswerable', about: 'creator_age' }, places: all }]
}
