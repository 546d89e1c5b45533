import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { expect, test } from 'vitest'
import { makeAnalysis, makeCriteria } from '../../../../testing/open-assistant.tsx'
import { applyEdited } from './brand-criteria.ts'
import { toCriteria, toSearchRequest } from './creator-criteria.ts'

const search = (parts: Parameters<typeof makeCriteria>[0] = {}) => toSearchRequest(makeCriteria(parts))

test('an analysis becomes criteria that ask for nothing else', () => {
  expect(toCriteria(makeAnalysis())).toEqual({
    keywords: ['vegan cakes', 'sourdough', 'gluten free', 'bakery', 'oat flour', 'delivery'],
    excluded_keywords: [],
    categories: ['baking', 'vegan_vegetarian', 'food_cooking', 'street_food'],
    platforms: ['instagram', 'tiktok'],
    followers: { min: 5000, max: 250_000 },
    engagement: { min: 0.03, max: 1 },
    average_views: { min: 0, max: 10_000_000 },
    regions: [],
    languages: [],
    max_price: null,
    verified_only: false,
    with_email: false,
    cities: [],
    posted_within_days: null,
  })
})

test('"Chat fallbacks: follower range 10,000 to 1,000,000; engagement range 0.02 to 1", for a range that matches no creator', () => {
  for (const nothing of [
    { min: 0, max: 0 },
    { min: 9, max: 1 },
  ]) {
    const criteria = toCriteria(makeAnalysis({ suggested_follower_range: nothing, engagement_rate_range: nothing }))
    expect(criteria.followers).toEqual({ min: 10_000, max: 1_000_000 })
    expect(criteria.engagement).toEqual({ min: 0.02, max: 1 })
  }
})

test('"if none remain all three" platforms', () => {
  expect(toCriteria(makeAnalysis({ target_platforms: [] })).platforms).toEqual(['tiktok', 'instagram', 'youtube'])
  expect(search({ platforms: [] }).platforms).toEqual(['tiktok', 'instagram', 'youtube'])
})

test('"chat sends up to 5 keywords and 3 categories", result_limit 12, min_average_views 0', () => {
  expect(toSearchRequest(toCriteria(makeAnalysis()))).toEqual({
    brand: {
      name: 'vegan cakes',
      category: 'baking',
      keywords: ['vegan cakes', 'sourdough', 'gluten free', 'bakery', 'oat flour'],
    },
    filter: {
      min_subs: 5000,
      max_subs: 250_000,
      min_interaction_rate: 0.03,
      min_average_views: 0,
      platforms: ['instagram', 'tiktok'],
      result_limit: 12,
      content_categories: ['baking', 'vegan_vegetarian', 'food_cooking'],
    },
    platforms: ['instagram', 'tiktok'],
    fill_from_catalogue: true,
  })
})

test("\"brand name falls back to first keyword or 'Brand'; category to first category or 'any'\"", () => {
  expect(search({ keywords: [], categories: [] }).brand).toEqual({ name: 'Brand', category: 'any', keywords: [] })
})

test('only the criteria of follow-ups are sent', () => {
  const refined = search({
    regions: ['DE'],
    average_views: { min: 5000, max: 10_000_000 },
    max_price: 500,
    verified_only: true,
    with_email: true,
    excluded_keywords: ['meat', 'hot dog'],
  })
  expect(refined.filter).toMatchObject({
    regions: ['DE'],
    average_views_range: { min: 5000, max: 10_000_000 },
    price_range: { max: 500 },
    verified_only: true,
    has_email: true,
    // A compound matches only with all its parts; of several words, one is enough.
    exclude_words: 'meat hot-dog',
  })
})

test('no more words are excluded than a search takes', () => {
  const excluded = Array.from({ length: 10 }, (_, index) => `${'x'.repeat(40)}${index}`)
  expect(search({ excluded_keywords: excluded }).filter?.exclude_words?.length).toBeLessThanOrEqual(200)
})

const citations = [{ words: 'ships to Germany', passage: 'Lumi ships to Germany.', page: 2 }]
const asked: BrandCriterion[] = [
  { filter: 'regions', values: ['DE', 'GB'], citations },
  { filter: 'languages', values: ['de'], citations },
  { filter: 'subscriber_range', min: 10_000, citations },
  { filter: 'price_range', max: 500, citations },
  { filter: 'exclude_words', values: ['gaming'], citations },
  { filter: 'audience', values: ['parents'], citations },
]

test('what a text asks for is searched with', () => {
  const { filter } = toSearchRequest(toCriteria(makeAnalysis({ criteria: asked })))
  expect(filter).toMatchObject({
    regions: ['DE', 'GB'],
    languages: ['de'],
    min_subs: 10_000,
    max_subs: 10_000_000,
    price_range: { max: 500 },
    exclude_words: 'gaming',
  })
})

test('a criterion that is changed or taken away leaves what else was said since', () => {
  const present = makeCriteria({ regions: ['DE', 'GB'], languages: ['de'], with_email: true, max_price: 100 })
  const [regions, , ...others] = asked
  const edited = [{ ...regions, filter: 'regions' as const, values: ['GB'], citations }, ...others]
  expect(applyEdited(present, asked, edited)).toEqual({ ...present, regions: ['GB'], languages: [] })
})
