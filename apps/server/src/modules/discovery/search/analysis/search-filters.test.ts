import { platforms } from '@troupe/contract/catalogues/platforms'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { describe, expect, it } from 'vitest'
import { isNarrowing, listUnusedFilters, type SearchFilters, toSearchFilters } from './search-filters.ts'

const now = new Date('2030-03-01T09:00:00Z')
const none = { min: undefined, max: undefined }

/** Filters of a request as the endpoint reads it. */
function read(given: object, excludedIds: number[] = []): SearchFilters {
  return toSearchFilters(HybridSearchRequest.parse(given), { now, excludedIds })
}

const narrowing: readonly (readonly [what: string, given: object, filters: Partial<SearchFilters>])[] = [
  ['platforms', { platforms: ['tiktok', 'youtube'] }, { platforms: ['tiktok', 'youtube'] }],
  ['categories', { content_categories: ['baking'] }, { categories: ['baking'] }],
  ['regions', { regions: ['DE', 'AT'] }, { regions: ['DE', 'AT'] }],
  ['regions that are not excluded', { exclude_regions: ['DE'] }, { excludedRegions: ['DE'] }],
  ['languages', { languages: ['de'] }, { languages: ['de'] }],
  ['growth', { min_monthly_growth: 0.05 }, { growth: { min: 0.05, since: new Date('2029-12-01T09:00:00Z') } }],
  ['fewest followers', { subscriber_range: { min: 1 } }, { subscribers: { min: 1, max: undefined } }],
  ['most followers', { subscriber_range: { max: 9_999_999 } }, { subscribers: { min: undefined, max: 9_999_999 } }],
  ['least engagement', { engagement_rate_range: { min: 0.035 } }, { engagementRate: { min: 3.5, max: undefined } }],
  ['most engagement', { engagement_rate_range: { max: 0.07 } }, { engagementRate: { min: undefined, max: 7 } }],
  ['views', { average_views_range: { min: 500, max: 10_000_000 } }, { averageViews: { min: 500, max: undefined } }],
  ['prices', { price_range: { min: 100, max: 500 } }, { estimatedPrice: { min: 100, max: 500 } }],
  ['videos', { min_videos: 1 }, { videosCount: { min: 1, max: undefined } }],
  ['verified creators', { verified_only: true }, { verifiedOnly: true }],
  ['creators with an address', { has_email: true }, { hasEmail: true }],
  ['recent posts', { posted_within_days: 30 }, { postedSince: new Date('2030-01-30T09:00:00Z') }],
]

describe('the filters of a search', () => {
  it('exclude no creator by default', () => {
    expect(read({})).toEqual({
      platforms: undefined,
      categories: [],
      regions: [],
      excludedRegions: [],
      languages: [],
      excludedCategories: [],
      subscribers: none,
      engagementRate: none,
      estimatedPrice: none,
      videosCount: none,
      averageViews: none,
      verifiedOnly: false,
      hasEmail: false,
      postedSince: undefined,
      excludedPhrases: [],
      exclusionTests: [],
      excludedIds: [],
    })
    expect(isNarrowing(read({}))).toBe(false)
  })

  it.each(narrowing)('keep to the %s that are asked for', (_what, given, filters) => {
    expect(read(given)).toEqual({ ...read({}), ...filters })
    expect(isNarrowing(read(given))).toBe(true)
  })

  it('exclude no creator by limits at or beyond their defaults, since larger ones than the panel can say would be lost', () => {
    const given = {
      subscriber_range: { min: 0, max: 10_000_000 },
      engagement_rate_range: { min: 0, max: 1 },
      price_range: { min: 0, max: 100_000 },
      min_videos: 0,
      min_monthly_growth: 0,
    }
    expect(read(given)).toEqual(read({}))
    expect(read({ subscriber_range: { max: 20_000_000 }, price_range: { max: 100_001 } })).toEqual(read({}))
  })

  it('name no platform where all are asked for, in any order', () => {
    expect(read({ platforms: platforms.toReversed() }).platforms).toBeUndefined()
  })

  it('exclude creators by words and creators that the user hides', () => {
    const filters = read({ exclude_words: 'vegan' })
    expect(filters.exclusionTests.join(' ')).toContain('vegan')
    expect(isNarrowing(filters)).toBe(true)
    expect(read({}, [7]).excludedIds).toEqual([7])
    expect(isNarrowing(read({}, [7]))).toBe(true)
  })

  it('exclude creators by single words, by phrases in quotes, and by the categories these name', () => {
    const { excludedPhrases, excludedCategories } = read({ exclude_words: 'luxury  "pink floyd" gaming "golf"' })
    expect(excludedPhrases).toEqual(['luxury', 'pink floyd', 'gaming', 'golf'])
    expect(excludedCategories).toEqual(['gaming', 'golf'])
    const parts = read({ exclude_words: '"fast fashion" "vegan baking" "gaming videos"' })
    expect(parts.excludedCategories).toEqual(['gaming'])
    const unnamed = read({ exclude_words: 'luxury' })
    expect(unnamed.excludedCategories).toEqual([])
    expect(isNarrowing(unnamed)).toBe(true)
  })

  it('ask for an average of views alone', () => {
    const given = { platforms: [...platforms], content_categories: [], average_views_range: { min: 500 } }
    const filters = toSearchFilters(given, { now, excludedIds: [] })
    expect(filters).toEqual({ ...read({}), averageViews: { min: 500, max: undefined } })
    expect(isNarrowing(filters)).toBe(true)
  })
})

describe('filters on the audience', () => {
  it('are named as unused where they ask for something', () => {
    expect(listUnusedFilters({ audience_age_range: { min: 18 } })).toEqual(['audience_age_range'])
    expect(listUnusedFilters({ audience_age_range: { max: 30 } })).toEqual(['audience_age_range'])
    expect(listUnusedFilters({ audience_gender_preference: 'female' })).toEqual(['audience_gender_preference'])
  })

  it('are not named where they ask for nothing', () => {
    const defaults = { audience_age_range: { min: 13, max: 65 }, audience_gender_preference: '' }
    expect(listUnusedFilters(defaults)).toEqual([])
    expect(listUnusedFilters({})).toEqual([])
  })
})
