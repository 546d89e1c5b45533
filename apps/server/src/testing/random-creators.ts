import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { CreatorRecord } from '@troupe/contract/creators'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { filterDefaults, searchSorts } from '@troupe/contract/search-filters'
import fc from 'fast-check'
import type { ShownCreatorRow } from '../modules/discovery/catalogue/found-creator-repository.ts'

/** No word is part of another, and each has only one form. */
const words = ['vegan', 'chess', 'piano', 'yoga', 'crypto', 'camera', 'tango', 'kayak']
const categories: CategoryId[] = ['baking', 'golf', 'gaming', 'travel']
const regions = ['DE', 'US', 'PT', 'JP']
/** Time before which random creators posted. */
export const randomNow = '2030-03-01T09:00:00Z'
const now = new Date(randomNow)

const unknownOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 })
const wordsOf = (most: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: most }).map((chosen) => chosen.join(' '))

const facts = fc.record({
  platform: fc.constantFrom(...platforms),
  description: wordsOf(4),
  keywords: fc.array(fc.constantFrom(...words), { maxLength: 1 }),
  content_categories: fc.array(fc.constantFrom(...categories), { maxLength: 2 }).map((all) => [...new Set(all)]),
  verified: fc.boolean(),
  subscribers: unknownOr(fc.constantFrom(0, 10, 500, 1000, 20_000, 9_999_999, 10_000_000, 50_000_000)),
  engagement_rate: unknownOr(fc.constantFrom(0, 0.5, 3.5, 7, 100)),
  average_views: unknownOr(fc.constantFrom(0, 20, 800, 40_000, 10_000_000)),
  estimated_price: unknownOr(fc.constantFrom(0, 50, 99.5, 1000, 100_000, 250_000)),
  videos_count: unknownOr(fc.constantFrom(0, 5, 300)),
  region: unknownOr(fc.constantFrom(...regions)),
  email: unknownOr(fc.constantFrom('a@b.test', 'no address', 'two@at@signs.test', '')),
  last_posted_at: unknownOr(fc.integer({ min: 0, max: 100 }).map((daysAgo) => toDaysAgo(daysAgo).toISOString())),
})

/** Builds creators with figures at and next to every limit that `randomRequests` uses. */
export function buildRandomCreators(count: number, seed: number): CreatorRecord[] {
  return fc.sample(facts, { numRuns: count, seed }).map((given, index) =>
    CreatorRecord.parse({
      ...given,
      channel_id: `random-${seed}-${index}`,
      title: `R${seed}`,
      handle: `r${seed}n${index}`,
    }),
  )
}

const rangeOf = (...limits: number[]) =>
  fc
    .record({ min: fc.constantFrom(...limits), max: fc.constantFrom(...limits) }, { requiredKeys: [] })
    .filter(({ min, max }) => min === undefined || max === undefined || min <= max)

const filters = {
  platforms: fc.subarray([...platforms], { minLength: 1 }),
  content_categories: fc.subarray(categories, { minLength: 1, maxLength: 2 }),
  subscriber_range: rangeOf(0, 500, 1000, 10_000_000, 60_000_000),
  engagement_rate_range: rangeOf(0, 0.005, 0.035, 0.07, 1),
  average_views_range: rangeOf(0, 20, 800, 40_000, 10_000_000),
  price_range: rangeOf(0, 50, 99.5, 1000, 100_000),
  regions: fc.subarray(regions, { minLength: 1 }),
  verified_only: fc.boolean(),
  min_videos: fc.constantFrom(0, 5, 6),
  has_email: fc.boolean(),
  posted_within_days: fc.integer({ min: 1, max: 100 }),
  exclude_words: wordsOf(2),
}

/** Generates requests with up to four of the filters. */
export const randomRequests = fc
  .tuple(
    fc.record({
      query_text: fc.oneof(fc.constant(''), wordsOf(3)),
      sort: fc.constantFrom(...searchSorts),
      result_limit: fc.constantFrom(5, 30, 100),
      max_api_requests: fc.constantFrom(0, 6),
    }),
    fc.record(filters),
    fc.subarray(Object.keys(filters), { maxLength: 4 }),
  )
  .map(([asked, all, chosen]) =>
    HybridSearchRequest.parse({
      ...asked,
      ...Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name))),
    }),
  )

const limits = {
  regions: ['in Germany', 'in the US or Japan', 'from Portugal'],
  exclude_regions: ['not from Portugal', 'but not from Germany'],
  subscriber_range: [
    'under 20k followers',
    'over 500 followers',
    'between 500 and 20k followers',
    'at least 1,000 subscribers',
  ],
  engagement_rate_range: ['at least 3.5% engagement', 'engagement over 7%'],
  average_views_range: ['over 20k views', 'between 800 and 40k views per video', 'under 40k average views'],
  price_range: ['up to $1000 per post', 'under 90 €'],
  verified_only: ['verified only'],
  has_email: ['with email'],
  posted_within_days: ['posted in the last 30 days', 'posted this week'],
  exclude_words: ['no chess', 'not kayak or tango', 'no golf'],
  platforms: ['on TikTok', 'on YouTube or Instagram'],
}

/** Search texts with one to four limits, and the fields of a request that they name. */
export const randomTexts = fc
  .tuple(
    fc.constantFrom('vegan', 'piano', 'yoga crypto', 'camera travel'),
    fc.record(Object.fromEntries(Object.entries(limits).map(([field, said]) => [field, fc.constantFrom(...said)]))),
    fc.subarray(Object.keys(limits), { minLength: 1, maxLength: 4 }),
  )
  .filter(([, , fields]) => !(fields.includes('regions') && fields.includes('exclude_regions')))
  .map(([topic, said, fields]) => ({ text: [topic, ...fields.map((field) => said[field])].join(', '), fields }))

function toDaysAgo(daysAgo: number): Date {
  return new Date(now.getTime() - daysAgo * 24 * 3600 * 1000)
}

type Row = Omit<ShownCreatorRow, 'url'> & { readonly keywords: string[] }

function textsOf({ title, handle, description, keywords, content_categories }: Row): string {
  return [title, handle, description, ...keywords, ...content_categories.map(getCategoryName)].join(' ').toLowerCase()
}

/** Whether a creator's texts contain the word. */
export function usesWord(row: Row, word: string): boolean {
  return textsOf(row).includes(word)
}

/**
 * Evaluates a request's filters without the database, as a second implementation. @returns the names of the filters
 * that the creator fails.
 */
export function listFailedFilters(row: Row, request: HybridSearchRequest): string[] {
  const { subscribers, engagementPercent, averageViews, price } = filterDefaults
  const engagement = request.engagement_rate_range
  const percent = { min: toPercent(engagement?.min), max: toPercent(engagement?.max) }
  const oldest = request.posted_within_days === undefined ? undefined : toDaysAgo(request.posted_within_days)
  const excluded = request.exclude_words.split(' ').filter((word) => word !== '')
  const passes = {
    platforms: request.platforms.includes(row.platform),
    categories: isAny(request.content_categories, (category) => row.content_categories.includes(category)),
    regions: isAny(request.regions ?? [], (region) => region === row.region),
    excludedRegions: row.region === null || !request.exclude_regions?.includes(row.region),
    subscribers: isWithin(row.subscribers, request.subscriber_range, subscribers),
    engagement: isWithin(row.engagement_rate, percent, engagementPercent),
    views: isWithin(row.average_views, request.average_views_range, averageViews),
    price: isWithin(row.estimated_price, request.price_range, price),
    videos: request.min_videos === 0 || (row.videos_count ?? -1) >= request.min_videos,
    verified: !request.verified_only || row.verified,
    email: !request.has_email || row.email === 'a@b.test',
    posted: oldest === undefined || (row.last_posted_at !== null && row.last_posted_at >= oldest),
    words: !excluded.some((word) => usesWord(row, word)),
  }
  return Object.entries(passes).flatMap(([name, isPassed]) => (isPassed ? [] : [name]))
}

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

function isWithin(value: number | null, { min = 0, max }: Limits = {}, defaults: { min: number; max: number }) {
  const hasMin = min > defaults.min
  const hasMax = max !== undefined && max < defaults.max
  if (value === null) return !hasMin && !hasMax
  return (!hasMin || value >= min) && (!hasMax || value <= max)
}

function isAny<T>(wanted: readonly T[], has: (value: T) => boolean): boolean {
  return wanted.length === 0 || wanted.some(has)
}

function toPercent(fraction: number | undefined): number | undefined {
  return fraction === undefined ? undefined : Math.round(fraction * 10_000) / 100
}
