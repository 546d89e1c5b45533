import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { HybridSearchRequest, ReadField, Understood } from '@troupe/contract/discovery'
import { defaultQueryText, maxResultLimit, maxSimilarTo } from '@troupe/contract/discovery'
import {
  excludeWordsMaxLength,
  filterDefaults,
  maxCities,
  maxMonthlyGrowth,
  maxPostedWithinDays,
} from '@troupe/contract/search-filters'
import { getCityName } from '../search/analysis/city-names.ts'
import { ratesOf } from './rules/currencies.ts'
import type { Criterion, Offer, Range, Wish } from './rules/wish.ts'

/** Meaning of "cheap" in US dollars per post. */
const cheapUpTo = 500
/** Minimum of high engagement, as in the analysis of brands. */
const highFrom = 0.04

/** A request whose filters include the criteria of its text. */
export interface ReadRequest extends Pick<Understood, 'filters' | 'unanswered' | 'offers'> {
  /** The request, with the topic as its text. */
  readonly request: HybridSearchRequest
  /** The address or handle of the creator to look up. */
  readonly lookup: string | undefined
}

type Changes = Partial<HybridSearchRequest>

/** Writes the criteria of a text into its request. Lists in the text are joined and replace those of the request. */
export function toFilters(wish: Wish, given: HybridSearchRequest): ReadRequest {
  const changes: Changes = {}
  const filters: Understood['filters'] = []
  const unanswered: Understood['unanswered'] = []
  let lookup: string | undefined
  for (const criterion of wish.criteria) {
    const words = toWords(wish.text, criterion)
    if (criterion.kind === 'unanswerable') unanswered.push({ about: criterion.about, words })
    else if (criterion.kind === 'lookup') lookup = criterion.reference
    else {
      const { field, ...said } = change(changes, criterion, given)
      filters.push({ filter: field, words, ...said })
    }
  }
  const query_text = lookup ?? (wish.topic || defaultQueryText)
  const request = { ...given, ...changes, query_text }
  return { request, filters, unanswered, offers: toOffers(wish, request), lookup }
}

const { subscribers: widest } = filterDefaults

type Offered = Understood['offers'][number]

/**
 * Offers the filters that would replace a part of the topic, unless the request has such a filter. Only a platform is
 * offered in place of the whole topic: its name alone is as likely to say where to search.
 */
function toOffers({ offers, topic }: Wish, request: HybridSearchRequest): Offered[] {
  const { min = widest.min, max = widest.max } = request.subscriber_range ?? {}
  const isSet: Record<Exclude<Offered['filter'], 'platforms'>, boolean> = {
    regions: (request.regions ?? []).length > 0,
    languages: (request.languages ?? []).length > 0,
    subscriber_range: min > widest.min || max < widest.max,
  }
  return offers
    .filter(({ words, value }) => topic.includes(words) && (topic !== words || value.kind === 'platform'))
    .map(toOffer)
    .filter((offer) => (offer.filter === 'platforms' ? !areChosen(request, offer.values) : !isSet[offer.filter]))
}

const areChosen = ({ platforms }: HybridSearchRequest, wanted: readonly Platform[]) =>
  platforms.length === wanted.length && wanted.every((platform) => platforms.includes(platform))

function toOffer({ value, words }: Offer): Offered {
  switch (value.kind) {
    case 'platform':
      return { filter: 'platforms', values: [...value.platforms], words }
    case 'country':
      return { filter: 'regions', values: [...value.countries], words }
    case 'language':
      return { filter: 'languages', values: [value.language], words }
    case 'followers':
      return { filter: 'subscriber_range', range: toRange(value), words }
  }
}

function toWords(text: string, { spans }: Criterion): string {
  return spans.map(({ start, end }) => text.slice(start, end).trim()).join(' ')
}

type FilterCriterion = Exclude<Criterion, { kind: 'unanswerable' | 'lookup' }>
type Said = { readonly field: ReadField } & Pick<Understood['filters'][number], 'city' | 'price' | 'values'>

/**
 * Adds a criterion to the changes. @returns the field it was added to, with the values, city or price read from the
 * text.
 */
function change(changes: Changes, criterion: FilterCriterion, given: HybridSearchRequest): Said {
  switch (criterion.kind) {
    case 'platform':
      changes.platforms = join(changes.platforms, criterion.platforms)
      return { field: 'platforms', values: [...criterion.platforms] }
    case 'country':
      changes.regions = join(changes.regions, criterion.countries)
      if (criterion.city === undefined) return { field: 'regions', values: [...criterion.countries] }
      return preferCity(changes, criterion.city, criterion.countries)
    case 'language':
      changes.languages = join(changes.languages, [criterion.language])
      return { field: 'languages', values: [criterion.language] }
    case 'followers':
      changes.subscriber_range = toRange({ ...changes.subscriber_range, ...criterion })
      return { field: 'subscriber_range' }
    case 'engagement':
      changes.engagement_rate_range = toRange(criterion, 1)
      return { field: 'engagement_rate_range' }
    case 'views':
      changes.average_views_range = toRange(criterion)
      return { field: 'average_views_range' }
    case 'price': {
      changes.price_range = toRange(criterion)
      return { field: 'price_range', ...(criterion.said && { price: { ...criterion.said, rate_of: ratesOf } }) }
    }
    case 'cheap':
      changes.price_range ??= { max: cheapUpTo }
      return { field: 'price_range' }
    case 'engaged':
      changes.engagement_rate_range ??= { min: highFrom }
      return { field: 'engagement_rate_range' }
    case 'growth':
      changes.min_monthly_growth = Math.min(criterion.min, maxMonthlyGrowth)
      return { field: 'min_monthly_growth' }
    case 'verified':
      changes.verified_only = true
      return { field: 'verified_only' }
    case 'email':
      changes.has_email = true
      return { field: 'has_email' }
    case 'posted':
      changes.posted_within_days = Math.min(Math.max(1, criterion.days), maxPostedWithinDays)
      return { field: 'posted_within_days' }
    case 'exclude':
      return exclude(changes, criterion, given)
    case 'like':
      changes.similar_to = join(changes.similar_to, [toReference(criterion.reference)]).slice(0, maxSimilarTo)
      return { field: 'similar_to', values: [toReference(criterion.reference)] }
    case 'count':
      changes.result_limit = Math.min(Math.max(1, criterion.count), maxResultLimit)
      return { field: 'result_limit' }
  }
}

/** Filters by the country of a city, and prefers creators that name the city. */
function preferCity(changes: Changes, said: string, countries: readonly string[]): Said {
  const city = getCityName(said)
  changes.cities = join(changes.cities, [city]).slice(0, maxCities)
  return { field: 'regions', values: [...countries], city }
}

/** Excludes a country, or adds words to those that the request excludes. */
function exclude(
  changes: Changes,
  { text, countries }: Extract<Criterion, { kind: 'exclude' }>,
  given: HybridSearchRequest,
): Said {
  if (countries) {
    changes.exclude_regions = join(changes.exclude_regions ?? given.exclude_regions, countries)
    return { field: 'exclude_regions', values: [...countries] }
  }
  const before = changes.exclude_words ?? given.exclude_words
  const phrase = /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text
  const joined = before.split(/\s+/).includes(phrase) ? before : `${before} ${phrase}`.trim()
  if (joined.length <= excludeWordsMaxLength) changes.exclude_words = joined
  return { field: 'exclude_words', values: [phrase] }
}

const join = <Item>(before: readonly Item[] | undefined, items: readonly Item[]): Item[] => [
  ...new Set([...(before ?? []), ...items]),
]

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Converts limits to a range that a request can have, up to `highest`; swapped ends are reversed. */
function toRange(limits: Limits, highest = Number.MAX_SAFE_INTEGER): Range {
  const [min, max] = [limits.min, limits.max].map((end) => end && Math.min(end, highest))
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** Returns an address unchanged, and a handle with its "@". */
const toReference = (reference: string) => (/[/@]/.test(reference) ? reference : `@${reference}`)
