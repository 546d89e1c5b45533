import { z } from 'zod'
import { findCategoryId } from './categories.ts'
import { FoundCreator } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { Platform, platforms } from './platforms.ts'
import { normalizeText } from './text.ts'

export const queryMaxLength = 500
export const defaultQueryText = 'trending influencer'
export const defaultResultLimit = 30
export const maxResultLimit = 100
export const defaultMaxApiRequests = 8

/**
 * The ranges a search starts with. A maximum at (or above) its default is open-ended: "10,000,000" in the panel means ten
 * million or more, otherwise the largest creators could never be found.
 */
export const filterDefaults = {
  subscribers: { min: 0, max: 10_000_000 },
  /** Percent on screen; a fraction (divided by 100) on the wire. */
  engagementPercent: { min: 0, max: 100 },
  /** US dollars. */
  price: { min: 0, max: 100_000 },
  minVideos: 0,
} as const

/** A closed range whose ends may be left out; the wrong way round it is refused. */
function rangeOf(limit: z.ZodNumber) {
  return z
    .object({ min: limit.optional(), max: limit.optional() })
    .refine((range) => range.min === undefined || range.max === undefined || range.min <= range.max, {
      message: 'The minimum must not be above the maximum',
    })
}

const Category = z
  .string()
  .max(100)
  .transform((text, context) => {
    const id = findCategoryId(text)
    if (id) return id
    context.addIssue({ code: 'custom', message: 'Unknown content category' })
    return z.NEVER
  })

export const HybridSearchRequest = z.object({
  query_text: z
    .string()
    .max(queryMaxLength, `The search text must have at most ${queryMaxLength} characters`)
    .transform(normalizeText)
    .default(defaultQueryText),
  platforms: z
    .array(Platform)
    .min(1, 'Choose at least one platform')
    .max(20)
    .default([...platforms]),
  /** Ids or readable names. */
  content_categories: z.array(Category).max(75).default([]),
  subscriber_range: rangeOf(z.number().int().min(0)).optional(),
  /** Fractions: 0.05 is 5 percent. */
  engagement_rate_range: rangeOf(z.number().min(0).max(1)).optional(),
  price_range: rangeOf(z.number().min(0)).optional(),
  regions: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'A region is a two-letter country code'))
    .max(250)
    .optional(),
  verified_only: z.boolean().default(false),
  min_videos: z.number().int().min(0).default(filterDefaults.minVideos),
  max_api_requests: z.number().int().min(0).max(50).default(defaultMaxApiRequests),
  result_limit: z.number().int().min(1).max(maxResultLimit).default(defaultResultLimit),
})
export type HybridSearchRequest = z.output<typeof HybridSearchRequest>

export const searchStrategies = ['hybrid', 'vector_only', 'api_only', 'error'] as const

export const HybridSearchResponse = z.object({
  results: z.array(FoundCreator),
  search_strategy: z.enum(searchStrategies),
  search_time_ms: z.number(),
  /** The number of `results`. */
  total_results: z.number().int(),
  /** How many of them came from the stored catalogue. */
  vector_results: z.number().int(),
  /** How many of them came fresh from a platform. */
  api_results: z.number().int(),
  platforms_searched: z.array(Platform),
  debug_info: z.record(z.string(), z.unknown()),
})
export type HybridSearchResponse = z.output<typeof HybridSearchResponse>

export const discoveryEndpoints = {
  hybridSearch: defineEndpoint({
    method: 'POST',
    path: '/api/kols/hybrid-search',
    access: 'user',
    tag: 'discovery',
    summary: 'Finds creators by words and by meaning',
    body: HybridSearchRequest,
    response: HybridSearchResponse,
  }),
} as const
