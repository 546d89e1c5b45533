import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { platforms as allPlatforms } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { excludeWordsMaxLength, filterDefaults } from '@troupe/contract/search-filters'
import type { AlikeRequest, SearchRequest } from '../../api/creator-search.ts'
import { assistantTexts } from './assistant-texts.ts'
import { toPart } from './brand-criteria.ts'

/** "chat sends up to 5 keywords and 3 categories" */
const sentKeywords = 5
const sentCategories = 3
/** "Result limit [...] 12 (chat creator search)" */
const resultLimit = 12

/** "Chat fallbacks: follower range 10,000 to 1,000,000; engagement range 0.02 to 1; min_average_views 0" */
const fallbackFollowers = { min: 10_000, max: 1_000_000 }
const fallbackEngagement = { min: 0.02, max: 1 }
const minAverageViews = 0
/** "brand name falls back to first keyword or 'Brand'; category to first category or 'any'" */
const fallbackName = 'Brand'
const fallbackCategory = 'any'

const texts = assistantTexts.waysBack

interface Range {
  readonly min: number
  readonly max: number
}

/** Derives search criteria from a brand analysis and the criteria in its text; missing parts get defaults. */
export function toCriteria(analysis: BrandAnalysis): CreatorCriteria {
  let criteria: CreatorCriteria = {
    keywords: analysis.keywords,
    excluded_keywords: [],
    categories: analysis.categories,
    platforms: analysis.target_platforms.length > 0 ? analysis.target_platforms : [...allPlatforms],
    followers: orFallback(analysis.suggested_follower_range, fallbackFollowers),
    engagement: orFallback(analysis.engagement_rate_range, fallbackEngagement),
    average_views: filterDefaults.averageViews,
    regions: [],
    languages: [],
    max_price: null,
    verified_only: false,
    with_email: false,
    cities: [],
    posted_within_days: null,
  }
  for (const criterion of analysis.criteria) criteria = { ...criteria, ...toPart(criterion) }
  return criteria
}

/** Replaces ranges that match no creator, such as zeros or reversed bounds. */
function orFallback(range: Range, fallback: Range): Range {
  return range.min >= 0 && range.max > 0 && range.min <= range.max ? range : fallback
}

/** Builds the search request for the criteria; `page` counts from 1. */
export function toSearchRequest(criteria: CreatorCriteria, page = 1): SearchRequest {
  const { followers, engagement } = criteria
  const platforms = criteria.platforms.length > 0 ? criteria.platforms : [...allPlatforms]
  return {
    brand: {
      name: criteria.keywords[0] ?? fallbackName,
      category: criteria.categories[0] ?? fallbackCategory,
      keywords: criteria.keywords.slice(0, sentKeywords),
    },
    filter: {
      min_subs: followers.min,
      max_subs: followers.max,
      min_interaction_rate: engagement.min,
      min_average_views: minAverageViews,
      platforms,
      result_limit: resultLimit,
      content_categories: criteria.categories.slice(0, sentCategories),
      ...toLimits(criteria),
    },
    platforms,
    ...(page > 1 ? { page } : {}),
    fill_from_catalogue: true,
  }
}

/** Builds the search request for creators like one of those on screen, within the same limits. */
export function toAlikeRequest(criteria: CreatorCriteria, id: string): AlikeRequest {
  const platforms = criteria.platforms.length > 0 ? criteria.platforms : [...allPlatforms]
  return {
    query_text: '',
    similar_to: [id],
    platforms,
    subscriber_range: criteria.followers,
    result_limit: resultLimit,
    max_api_requests: 0,
    ...toLimits(criteria),
  }
}

/** Returns the criteria that have the same names in both kinds of requests. */
function toLimits({ regions, languages, max_price, average_views: views, ...criteria }: CreatorCriteria) {
  const isViewsLimited = views.min > 0 || views.max < filterDefaults.averageViews.max
  const excludedWords = joinExcluded(criteria.excluded_keywords)
  return {
    ...(regions.length > 0 ? { regions } : {}),
    ...(criteria.cities.length > 0 ? { cities: criteria.cities } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(isViewsLimited ? { average_views_range: views } : {}),
    ...(max_price === null ? {} : { price_range: { max: max_price } }),
    ...(excludedWords === '' ? {} : { exclude_words: excludedWords }),
    ...(criteria.posted_within_days === null ? {} : { posted_within_days: criteria.posted_within_days }),
    ...(criteria.verified_only ? { verified_only: true } : {}),
    ...(criteria.with_email ? { has_email: true } : {}),
  }
}

/** Lists follow-ups that would find more creators, the narrowest criterion first. */
export function listWaysBack(criteria: CreatorCriteria): string[] {
  const { regions, max_price, verified_only, with_email, platforms } = criteria
  const ways: readonly (readonly [boolean, string])[] = [
    [regions.length > 0, texts.regions],
    [max_price !== null, texts.price],
    [verified_only, texts.verified],
    [with_email, texts.email],
    [true, texts.followers],
    [platforms.length < allPlatforms.length, texts.platforms],
  ]
  return ways.filter(([isWanted]) => isWanted).map(([, words]) => words)
}

/**
 * Joins words to exclude up to the maximum length of a search. Phrases are written as compounds, which match only with
 * all their parts.
 */
function joinExcluded(keywords: readonly string[]): string {
  return keywords.reduce((joined, keyword) => {
    const longer = `${joined} ${keyword.trim().replace(/\s+/g, '-')}`.trim()
    return longer.length <= excludeWordsMaxLength ? longer : joined
  }, '')
}
