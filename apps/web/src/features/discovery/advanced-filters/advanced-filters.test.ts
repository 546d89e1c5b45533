import { HybridSearchRequest } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { listActiveFilters } from './active-filters.ts'
import { type AdvancedFilters, defaultFilters, readFilterFields, toFilterFields } from './advanced-filters.ts'

const everything: AdvancedFilters = {
  subscribers: { min: 10_000, max: 500_000 },
  engagementPercent: { min: 2.3, max: 12.5 },
  averageViews: { min: 5000, max: 200_000 },
  price: { min: 100, max: 2000 },
  minVideos: 20,
  minGrowthPercent: 5,
  regions: ['DE', 'JP'],
  excludeRegions: ['FR'],
  cities: ['Berlin'],
  languages: ['de'],
  verifiedOnly: true,
  hasEmail: true,
  postedWithinDays: 30,
  excludeWords: 'giveaway "fast fashion"',
  hideCollected: true,
  hideContacted: true,
  sort: 'engagement',
  literal: true,
}

test('"engagement_rate_range (divided by 100), regions (omitted when empty)"', () => {
  expect(toFilterFields(defaultFilters)).toEqual({
    subscriber_range: { min: 0, max: 10_000_000 },
    engagement_rate_range: { min: 0, max: 1 },
    price_range: { min: 0, max: 100_000 },
    verified_only: false,
    min_videos: 0,
  })
  const fields = toFilterFields({ ...everything, engagementPercent: { min: 5, max: 50 } })
  expect(fields.engagement_rate_range).toEqual({ min: 0.05, max: 0.5 })
  expect(fields.regions).toEqual(['DE', 'JP'])
})

test.each([
  ['every filter set', everything],
  ['no filter set', defaultFilters],
])('a kept request gives back the filters it was made with: %s', (_what, filters) => {
  const request = HybridSearchRequest.parse(toFilterFields(filters))
  expect(readFilterFields(request)).toEqual(filters)
})

test('a request that was made elsewhere, with ranges left open, is read with the defaults', () => {
  const request = HybridSearchRequest.parse({ subscriber_range: { min: 5000 } })
  expect(readFilterFields(request)).toEqual({ ...defaultFilters, subscribers: { min: 5000, max: 10_000_000 } })
})

test('active filters are listed once each, defaults are not', () => {
  expect(listActiveFilters(defaultFilters)).toEqual([])
  expect(listActiveFilters({ ...defaultFilters, sort: 'price' })).toEqual([])
  expect(listActiveFilters(everything).map(({ label }) => label)).toEqual([
    'Subscribers 10.0K to 500.0K',
    'Engagement 2.3% to 12.5%',
    'Average views 5.0K to 200.0K',
    'Price $100 to $2.0K',
    'At least 20 videos',
    'Growing 5% a month',
    'Germany',
    'Japan',
    'not France',
    'Berlin first',
    'in German',
    'Verified',
    'Has email',
    'Posted within 30 days',
    'not giveaway',
    'not fast fashion',
    'Not in a collection',
    'Not written to',
  ])
})

test('removing all that is active, one after the other, leaves the defaults', () => {
  let filters: AdvancedFilters = { ...everything, sort: 'relevance', literal: false }
  for (let rest = listActiveFilters(filters); rest[0]; rest = listActiveFilters(filters)) filters = rest[0].without
  expect(filters).toEqual(defaultFilters)
})

test('an open end is not named', () => {
  const filters = { ...defaultFilters, subscribers: { min: 0, max: 500 }, price: { min: 50, max: 100_000 } }
  expect(listActiveFilters(filters).map(({ label }) => label)).toEqual(['Subscribers up to 500', 'Price from $50'])
})
