import type { Understood } from '@troupe/contract/discovery'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { type AdvancedFilters, defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { nothingRead, type Reading, readSearchRequest, type SearchInput } from './search-request.ts'

/** Returns the key of the chip of a creator to resemble. */
export const toSimilarKey = (reference: string) => `similar_to ${reference}`
const toCityKey = (city: string) => `cities ${city}`

export type Offer = Understood['offers'][number]

type ReadInput = Readonly<Pick<SearchInput, 'query' | 'platforms' | 'filters' | 'similarTo' | 'reading'>>

/**
 * Returns the input after a search was answered: the text becomes the topic, and the filters read from the text are
 * set.
 */
export function applyUnderstood(
  input: Pick<ReadInput, 'platforms' | 'similarTo' | 'reading'>,
  understood: Understood,
): SearchInput {
  const known = new Map(understood.similar_to.map((creator) => [creator.reference, creator]))
  const toReference = (reference: string) => known.get(reference)?.id ?? reference
  const titles = new Map(input.similarTo.map(({ reference, title }) => [reference, title]))
  const { request, filters } = understood
  const words = filters.flatMap(({ filter, values, words, city }) => {
    if (!values) return [[filter, words]]
    const keys = values.map((value) => `${filter} ${filter === 'similar_to' ? toReference(value) : value}`)
    return [...keys, ...(city === undefined ? [] : [toCityKey(city)])].map((key) => [key, words])
  })
  const read = readSearchRequest(request)
  const isOfPlatforms = filters.some(({ filter }) => filter === 'platforms')
  return {
    ...read,
    similarTo: request.similar_to.map((reference) => ({
      reference: toReference(reference),
      title: known.get(reference)?.title ?? titles.get(reference) ?? reference,
    })),
    reading: {
      topic: read.query,
      words: { ...input.reading.words, ...Object.fromEntries(words) },
      platforms: isOfPlatforms ? (input.reading.platforms ?? [...input.platforms]) : input.reading.platforms,
    },
  }
}

/** Removes what was read from the last text if another text has replaced its topic; other settings stay. */
export function dropRead<Input extends ReadInput>(input: Input): Input {
  const { query, reading } = input
  if (query.trim() === reading.topic) return input
  let { filters } = input
  for (const { key } of listActiveFilters(filters)) {
    const active = listActiveFilters(filters).find((other) => other.key === key)
    if (active && key in reading.words) filters = active.without
  }
  return {
    ...input,
    filters,
    similarTo: input.similarTo.filter(({ reference }) => !(toSimilarKey(reference) in reading.words)),
    platforms: reading.platforms ?? input.platforms,
    reading: nothingRead,
  }
}

/**
 * Returns the words of a removed chip to the text, in quotes, so that the next search takes them literally. A city is
 * removed with its country; removing a city alone returns nothing.
 * @param filters the filters without the removed chip.
 */
export function giveBack(
  { query, reading }: Pick<ReadInput, 'query' | 'reading'>,
  key: string,
  filters: AdvancedFilters,
): Pick<SearchInput, 'query' | 'filters' | 'reading'> {
  const { [key]: words, ...others } = reading.words
  const isCity = (city: string) => words !== undefined && others[toCityKey(city)] === words
  const isGiven = words !== undefined && !key.startsWith(toCityKey(''))
  const next = isGiven ? `${query} "${words}"`.trim() : query
  return {
    query: next,
    filters: isGiven ? { ...filters, cities: filters.cities.filter((city) => !isCity(city)) } : filters,
    reading: { ...reading, words: others, topic: next },
  }
}

/**
 * Sets an offered filter in place of the words of the topic that named it. Removing its chip gives them back.
 */
export function takeOffer(
  { query, platforms, filters, reading }: Omit<ReadInput, 'similarTo'>,
  offer: Offer,
): Pick<SearchInput, 'query' | 'platforms' | 'filters' | 'reading'> {
  const { filter, words } = offer
  const topic = query.replace(words, ' ').replace(/\s+/g, ' ').trim()
  const chosen = [...platforms]
  if (offer.filter === 'platforms') {
    const before = reading.platforms ?? chosen
    return { query: topic, platforms: offer.values, filters, reading: { ...reading, topic, platforms: before } }
  }
  const keys = 'values' in offer ? offer.values.map((value) => `${filter} ${value}`) : [filter]
  return {
    query: topic,
    platforms: chosen,
    filters: { ...filters, ...toOfferedFilter(filters, offer) },
    reading: { ...reading, topic, words: { ...reading.words, ...Object.fromEntries(keys.map((key) => [key, words])) } },
  }
}

function toOfferedFilter(
  filters: AdvancedFilters,
  offer: Exclude<Offer, { filter: 'platforms' }>,
): Partial<AdvancedFilters> {
  switch (offer.filter) {
    case 'regions':
      return { regions: [...new Set([...filters.regions, ...offer.values])] }
    case 'languages':
      return { languages: [...new Set([...filters.languages, ...offer.values])] }
    case 'subscriber_range': {
      const { min = defaultFilters.subscribers.min, max = defaultFilters.subscribers.max } = offer.range
      return { subscribers: { min, max } }
    }
  }
}

/** Keeps the readings whose filters were not edited by hand. */
export function keepRead(
  { filters, reading }: Pick<ReadInput, 'filters' | 'reading'>,
  edited: AdvancedFilters,
): Reading {
  const toLabels = (of: AdvancedFilters) => new Map(listActiveFilters(of).map(({ key, label }) => [key, label]))
  const [before, after] = [toLabels(filters), toLabels(edited)]
  const words = Object.entries(reading.words).filter(([key]) => before.get(key) === after.get(key))
  return { ...reading, words: Object.fromEntries(words) }
}
