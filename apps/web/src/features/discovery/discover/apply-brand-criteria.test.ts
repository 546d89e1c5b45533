import { expect, test } from 'vitest'
import { defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { applyBrandCriteria } from './apply-brand-criteria.ts'

const citations = [{ words: 'x', passage: 'x', page: null }]
const present = { platforms: ['tiktok' as const], filters: { ...defaultFilters, regions: ['US'], hasEmail: true } }

test('the criteria of a brand replace the filters of their kind and leave the others', () => {
  const applied = applyBrandCriteria(present, [
    { filter: 'regions', values: ['DE'], citations },
    { filter: 'languages', values: ['de'], citations },
    { filter: 'platforms', values: ['instagram', 'youtube'], citations },
    { filter: 'subscriber_range', min: 5000, citations },
    { filter: 'engagement_rate_range', min: 0.035, citations },
    { filter: 'price_range', max: 300, citations },
    { filter: 'exclude_words', values: ['gaming', 'fast food'], citations },
    { filter: 'verified_only', citations },
    { filter: 'audience', values: ['parents'], citations },
  ])
  expect(applied).toEqual({
    platforms: ['instagram', 'youtube'],
    filters: {
      ...defaultFilters,
      regions: ['DE'],
      languages: ['de'],
      subscribers: { min: 5000, max: 10_000_000 },
      engagementPercent: { min: 3.5, max: 100 },
      price: { min: 0, max: 300 },
      excludeWords: 'gaming "fast food"',
      verifiedOnly: true,
      hasEmail: true,
    },
  })
})

test('without criteria nothing changes', () => {
  expect(applyBrandCriteria(present, [])).toEqual(present)
})
