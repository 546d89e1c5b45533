import type { HybridSearchRequest } from '@troupe/contract/discovery'
import {
  excludeWordsMaxLength,
  filterDefaults,
  maxCities,
  maxMonthlyGrowth,
  maxPostedWithinDays,
  SearchSort,
} from '@troupe/contract/search-filters'
import { z } from 'zod'
import { isLimited, Range, type RangeDraft, settleRange } from './range.ts'

/** Values of the Advanced Filters panel. Engagement is percent here and a fraction on the wire. */
export const AdvancedFilters = z.object({
  subscribers: Range,
  engagementPercent: Range,
  /** Views of a post on average. */
  averageViews: Range.default(filterDefaults.averageViews),
  /** US dollars. */
  price: Range,
  minVideos: z.number().int().min(0),
  /** Percent of the followers per month; 0: no limit. */
  minGrowthPercent: z
    .number()
    .min(0)
    .max(maxMonthlyGrowth * 100)
    .default(0),
  /** Country codes; empty: all countries. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** Country codes of excluded countries. */
  excludeRegions: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** Cities whose creators are listed first. */
  cities: z.array(z.string().trim().min(1).max(60)).max(maxCities).default([]),
  /** ISO 639-1; empty: all languages. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  verifiedOnly: z.boolean(),
  hasEmail: z.boolean(),
  /** Null: at any time. */
  postedWithinDays: z.number().int().min(1).max(maxPostedWithinDays).nullable(),
  excludeWords: z.string().max(excludeWordsMaxLength),
  hideCollected: z.boolean(),
  hideContacted: z.boolean(),
  sort: SearchSort,
  /** Whether to search the text word for word instead of reading filters from it. */
  literal: z.boolean().default(false),
})
export type AdvancedFilters = z.output<typeof AdvancedFilters>

export const defaultFilters: AdvancedFilters = {
  subscribers: filterDefaults.subscribers,
  engagementPercent: filterDefaults.engagementPercent,
  averageViews: filterDefaults.averageViews,
  price: filterDefaults.price,
  minVideos: filterDefaults.minVideos,
  minGrowthPercent: 0,
  regions: [],
  excludeRegions: [],
  cities: [],
  languages: [],
  verifiedOnly: false,
  hasEmail: false,
  postedWithinDays: null,
  excludeWords: '',
  hideCollected: false,
  hideContacted: false,
  sort: 'relevance',
  literal: false,
}

/** Resets all filters, but keeps the sort order and `literal`, which are not filters. */
export function clearFilters({ sort, literal }: AdvancedFilters): AdvancedFilters {
  return { ...defaultFilters, sort, literal }
}

/** Converts the filters to request fields, without optional ones at their default. */
export function toFilterFields(filters: AdvancedFilters) {
  const {
    subscribers,
    engagementPercent,
    averageViews,
    price,
    regions,
    excludeRegions,
    cities,
    languages,
    postedWithinDays,
  } = filters
  const excludeWords = filters.excludeWords.trim()
  return {
    subscriber_range: { ...subscribers },
    engagement_rate_range: { min: engagementPercent.min / 100, max: engagementPercent.max / 100 },
    ...(isLimited(averageViews, filterDefaults.averageViews) && { average_views_range: { ...averageViews } }),
    price_range: { ...price },
    verified_only: filters.verifiedOnly,
    min_videos: filters.minVideos,
    ...(regions.length > 0 && { regions: [...regions] }),
    ...(excludeRegions.length > 0 && { exclude_regions: [...excludeRegions] }),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(filters.minGrowthPercent > 0 && { min_monthly_growth: filters.minGrowthPercent / 100 }),
    ...(filters.hasEmail && { has_email: true }),
    ...(postedWithinDays !== null && { posted_within_days: postedWithinDays }),
    ...(excludeWords !== '' && { exclude_words: excludeWords }),
    ...(filters.hideCollected && { hide_collected: true }),
    ...(filters.hideContacted && { hide_contacted: true }),
    ...(filters.sort !== 'relevance' && { sort: filters.sort }),
    ...(filters.literal && { literal: true }),
  }
}

/** Reads the filters of a request; open ranges get their defaults. */
export function readFilterFields(request: HybridSearchRequest): AdvancedFilters {
  const engagement = request.engagement_rate_range
  return {
    subscribers: settleRange(toDraft(request.subscriber_range), filterDefaults.subscribers),
    engagementPercent: settleRange(
      { min: toPercent(engagement?.min), max: toPercent(engagement?.max) },
      filterDefaults.engagementPercent,
    ),
    averageViews: settleRange(toDraft(request.average_views_range), filterDefaults.averageViews),
    price: settleRange(toDraft(request.price_range), filterDefaults.price),
    minVideos: request.min_videos,
    minGrowthPercent: Number(toPercent(request.min_monthly_growth)),
    regions: request.regions ?? [],
    excludeRegions: request.exclude_regions ?? [],
    cities: request.cities ?? [],
    languages: request.languages ?? [],
    verifiedOnly: request.verified_only,
    hasEmail: request.has_email,
    postedWithinDays: request.posted_within_days ?? null,
    excludeWords: request.exclude_words,
    hideCollected: request.hide_collected,
    hideContacted: request.hide_contacted,
    sort: request.sort,
    literal: request.literal,
  }
}

function toDraft(range: { min?: number | undefined; max?: number | undefined } | undefined): RangeDraft {
  return { min: range?.min ?? '', max: range?.max ?? '' }
}

/** Converts a fraction to percent with at most one decimal, the step of the panel; blank if there is no limit. */
function toPercent(fraction: number | undefined): number | string {
  return fraction === undefined ? '' : Math.round(fraction * 1000) / 10
}
