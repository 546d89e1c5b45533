import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { expect, test } from 'vitest'
import { defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { dropRead } from '../api/read-filters.ts'
import { SearchInput } from '../api/search-request.ts'
import { applyBrandSelection } from './apply-brand-criteria.ts'

const citations = [{ words: 'x', passage: 'x', page: null }]
const nothingChosen = SearchInput.parse({ query: '', platforms: ['tiktok'], categories: [], filters: defaultFilters })
const present = { platforms: ['tiktok' as const], filters: { ...defaultFilters, regions: ['US'], hasEmail: true } }

/** Applies criteria alone. */
function apply(criteria: readonly BrandCriterion[]) {
  const selection = { keywords: [], categories: [], criteria }
  const { platforms, filters } = applyBrandSelection({ ...nothingChosen, ...present }, selection)
  return { platforms, filters }
}

test('the criteria of a brand replace the filters of their kind and leave the others', () => {
  const applied = apply([
    { filter: 'regions', values: ['DE'], citations },
    { filter: 'languages', values: ['de'], citations },
    { filter: 'platforms', values: ['instagram', 'youtube'], citations },
    { filter: 'subscriber_range', min: 5000, citations },
    { filter: 'engagement_rate_range', min: 0.035, citations },
    { filter: 'average_views_range', min: 5000, citations },
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
      averageViews: { min: 5000, max: 10_000_000 },
      price: { min: 0, max: 300 },
      excludeWords: 'gaming "fast food"',
      verifiedOnly: true,
      hasEmail: true,
    },
  })
})

test('without criteria nothing changes', () => {
  expect(apply([])).toEqual(present)
})

test('what was read from the text before goes with it, and applied criteria stay when another text is searched', () => {
  const read: SearchInput = {
    ...nothingChosen,
    query: 'food creators',
    platforms: ['youtube'],
    filters: { ...defaultFilters, regions: ['US'], subscribers: { min: 0, max: 50_000 } },
    reading: { topic: 'food creators', words: { subscriber_range: 'under 50k' }, platforms: ['tiktok'] },
  }
  const criteria: BrandCriterion[] = [
    { filter: 'subscriber_range', min: 10_000, max: 80_000, citations },
    { filter: 'platforms', values: ['instagram'], citations },
  ]
  const filters = { ...defaultFilters, regions: ['US'], subscribers: { min: 10_000, max: 80_000 } }
  for (const keywords of [['oat', 'milk'], []]) {
    const applied = applyBrandSelection(read, { keywords, categories: [], criteria })
    expect(dropRead({ ...applied, query: 'oats' })).toMatchObject({ platforms: ['instagram'], filters })
  }
})
