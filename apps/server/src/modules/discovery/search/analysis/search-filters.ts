import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { filterDefaults } from '@troupe/contract/search-filters'
import { days } from '../../../../lib/durations.ts'
import { findWholeCategories } from './query-categories.ts'
import { listExclusionTests } from './term-tests.ts'

/** A range. An undefined limit is open and also includes unknown figures. */
export interface Range {
  readonly min: number | undefined
  readonly max: number | undefined
}

const fromZero = { min: 0, max: Number.POSITIVE_INFINITY }

/** Minimum growth of followers in 30 days, by the readings since a day. */
export interface GrowthFilter {
  /** Fraction of the followers. */
  readonly min: number
  readonly since: Date
}

/** Conditions that a creator must meet to be shown. */
export interface SearchFilters {
  /** Undefined: all. */
  readonly platforms: readonly Platform[] | undefined
  /** At least one of these; empty: no condition. */
  readonly categories: readonly CategoryId[]
  readonly regions: readonly string[]
  readonly excludedRegions: readonly string[]
  /** ISO 639-1; empty: no condition. */
  readonly languages: readonly string[]
  readonly subscribers: Range
  /** Percent. */
  readonly engagementRate: Range
  /** US dollars. */
  readonly estimatedPrice: Range
  readonly videosCount: Range
  readonly averageViews: Range
  /** Undefined: no condition. */
  readonly growth: GrowthFilter | undefined
  readonly verifiedOnly: boolean
  /** Only creators with a usable address. */
  readonly hasEmail: boolean
  /** Only creators with a post since then. */
  readonly postedSince: Date | undefined
  /** Creators with one of these categories are excluded. */
  readonly excludedCategories: readonly CategoryId[]
  /** Words and phrases to exclude, as typed. */
  readonly excludedPhrases: readonly string[]
  /** Their tests; each is a `tsquery` that excludes its matches. */
  readonly exclusionTests: readonly string[]
  readonly excludedIds: readonly number[]
}

/** Filters of a request; absent ones have no effect. */
export type GivenFilters = Pick<HybridSearchRequest, 'platforms' | 'content_categories'> &
  Partial<
    Pick<
      HybridSearchRequest,
      | 'subscriber_range'
      | 'engagement_rate_range'
      | 'average_views_range'
      | 'price_range'
      | 'regions'
      | 'exclude_regions'
      | 'languages'
      | 'verified_only'
      | 'min_videos'
      | 'min_monthly_growth'
      | 'has_email'
      | 'posted_within_days'
      | 'exclude_words'
    >
  >

/** Inputs of filters that are not in the request. */
export interface FilterContext {
  readonly now: Date
  /** Creators hidden by the user. */
  readonly excludedIds: readonly number[]
}

/** Reads the filters of a request. A limit at or beyond its documented default has no effect. */
export function toSearchFilters(request: GivenFilters, { now, excludedIds }: FilterContext): SearchFilters {
  const { posted_within_days: postedWithin } = request
  const engagement = request.engagement_rate_range
  const excluded = splitPhrases(request.exclude_words ?? '')
  return {
    platforms: platforms.every((platform) => request.platforms.includes(platform)) ? undefined : request.platforms,
    categories: request.content_categories,
    regions: request.regions ?? [],
    excludedRegions: request.exclude_regions ?? [],
    languages: request.languages ?? [],
    subscribers: toRange(request.subscriber_range, filterDefaults.subscribers),
    engagementRate: toRange(
      { min: toPercent(engagement?.min), max: toPercent(engagement?.max) },
      filterDefaults.engagementPercent,
    ),
    estimatedPrice: toRange(request.price_range, filterDefaults.price),
    videosCount: toRange({ min: request.min_videos }, fromZero),
    averageViews: toRange(request.average_views_range, filterDefaults.averageViews),
    growth: toGrowth(request.min_monthly_growth, now),
    verifiedOnly: request.verified_only ?? false,
    hasEmail: request.has_email ?? false,
    postedSince: postedWithin === undefined ? undefined : new Date(now.getTime() - days(postedWithin)),
    excludedCategories: [...new Set(excluded.flatMap(findWholeCategories))],
    excludedPhrases: excluded,
    exclusionTests: listExclusionTests(excluded),
    excludedIds,
  }
}

/** Whether the filters can exclude any creator. */
export function isNarrowing(filters: SearchFilters): boolean {
  const { subscribers, engagementRate, estimatedPrice, videosCount, averageViews } = filters
  const ranges = [subscribers, engagementRate, estimatedPrice, videosCount, averageViews]
  return (
    filters.platforms !== undefined ||
    filters.categories.length > 0 ||
    filters.regions.length > 0 ||
    filters.excludedRegions.length > 0 ||
    filters.languages.length > 0 ||
    filters.excludedCategories.length > 0 ||
    filters.excludedIds.length > 0 ||
    filters.growth !== undefined ||
    filters.verifiedOnly ||
    filters.hasEmail ||
    filters.postedSince !== undefined ||
    filters.exclusionTests.length > 0 ||
    ranges.some(({ min, max }) => min !== undefined || max !== undefined)
  )
}

/** Maximum age of readings; older ones do not show the current growth. */
const growthTime = days(90)

function toGrowth(min: number | undefined, now: Date): GrowthFilter | undefined {
  return min === undefined || min === 0 ? undefined : { min, since: new Date(now.getTime() - growthTime) }
}

/** Splits words to exclude into phrases: in double quotes, or single words. */
function splitPhrases(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word)
}

/** Lists the requested filters on the audience, which have no effect, since no data exists for them. */
export function listUnusedFilters(request: AudienceWishes): string[] {
  const { audience_age_range: ages, audience_gender_preference: gender } = request
  const { min, max } = toRange(ages, filterDefaults.audienceAge)
  return [
    ...(min !== undefined || max !== undefined ? ['audience_age_range'] : []),
    ...(gender ? ['audience_gender_preference'] : []),
  ]
}

type AudienceWishes = Pick<HybridSearchRequest, 'audience_age_range' | 'audience_gender_preference'>

interface GivenRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

function toRange(given: GivenRange | undefined, defaults: { min: number; max: number }): Range {
  return {
    min: given?.min !== undefined && given.min > defaults.min ? given.min : undefined,
    max: given?.max !== undefined && given.max < defaults.max ? given.max : undefined,
  }
}

/** Converts a fraction to percent; without rounding, 0.035 would become 3.5000000000000004. */
function toPercent(fraction: number | undefined): number | undefined {
  return fraction === undefined ? undefined : Number((fraction * 100).toPrecision(12))
}
