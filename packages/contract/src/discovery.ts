import { z } from 'zod'
import { findCategoryId } from './categories.ts'
import { FoundCreator } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { PlatformFailureKind } from './platform-status.ts'
import { Platform, platformNames, platforms } from './platforms.ts'
import { normalizeText } from './text.ts'

export const queryMaxLength = 500
export const defaultQueryText = 'trending influencer'
export const defaultResultLimit = 30
export const maxResultLimit = 100
export const defaultMaxApiRequests = 8
/** No platform goes further than some hundreds of results. */
export const maxPage = 50

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

/** How one platform did in a search. */
export const PlatformReport = z.object({
  platform: Platform,
  /**
   * `remembered`: the same was asked a short while ago; `late`: what it says is stored for the next search; `unasked`: the requests
   * that were allowed did not reach; `off`: it is not connected.
   */
  state: z.enum(['answered', 'remembered', 'late', 'failed', 'unasked', 'off']),
  creators: z.number().int(),
  /** How many of them were not known before. */
  new_creators: z.number().int(),
  requests: z.number().int(),
  /** How long the platform took to answer, or was waited for. */
  time_ms: z.number(),
  has_more: z.boolean(),
  /** Why it failed, in plain words. */
  error: z.object({ kind: PlatformFailureKind.or(z.literal('out_of_budget')), message: z.string() }).optional(),
})
export type PlatformReport = z.output<typeof PlatformReport>

export const HybridSearchResponse = z.object({
  results: z.array(FoundCreator),
  search_strategy: z.enum(searchStrategies),
  search_time_ms: z.number(),
  /** The number of `results`. */
  total_results: z.number().int(),
  /** How many of them came from the stored catalogue alone. */
  vector_results: z.number().int(),
  /** How many of them a platform named just now. */
  api_results: z.number().int(),
  /** The platforms that answered. */
  platforms_searched: z.array(Platform),
  debug_info: z.looseObject({ platforms: z.array(PlatformReport).optional() }),
})
export type HybridSearchResponse = z.output<typeof HybridSearchResponse>

const Keyword = z.string().max(100).transform(normalizeText)
const count = z.number().int().min(0)
const fraction = z.number().min(0).max(1)
const regionCodes = HybridSearchRequest.shape.regions

/** A search that asks the platforms only: Rapid Search's, and the assistant's for the creators of a brand. */
export const KolSearchRequest = z.object({
  /** What a brand is about, where nobody typed a text. */
  brand: z
    .object({ name: Keyword.optional(), category: Keyword.optional(), keywords: z.array(Keyword).max(20).default([]) })
    .optional(),
  filter: z
    .object({
      query: HybridSearchRequest.shape.query_text.removeDefault().optional(),
      content_categories: HybridSearchRequest.shape.content_categories,
      subscriber_range: HybridSearchRequest.shape.subscriber_range,
      engagement_rate_range: HybridSearchRequest.shape.engagement_rate_range,
      price_range: HybridSearchRequest.shape.price_range,
      regions: regionCodes,
      verified_only: HybridSearchRequest.shape.verified_only,
      min_videos: HybridSearchRequest.shape.min_videos,
      min_subs: count.optional(),
      max_subs: count.optional(),
      /** A fraction: 0.02 is 2 percent. */
      min_interaction_rate: fraction.optional(),
      min_average_views: count.default(0),
      platforms: HybridSearchRequest.shape.platforms.removeDefault().optional(),
      result_limit: HybridSearchRequest.shape.result_limit,
    })
    .prefault({}),
  platforms: HybridSearchRequest.shape.platforms.removeDefault().optional(),
  page: z.number().int().min(1).max(maxPage).default(1),
})
export type KolSearchRequest = z.output<typeof KolSearchRequest>

export const SearchInfo = HybridSearchResponse.pick({
  vector_results: true,
  api_results: true,
  search_time_ms: true,
  platforms_searched: true,
  debug_info: true,
}).extend({
  strategy: z.enum(searchStrategies),
  /** How many of the creators were not known before. */
  new_creators: z.number().int(),
  /** Whether a further page may hold more. */
  has_more: z.boolean(),
})

/** The body of `POST /api/kols/{platform}`: what is to be advertised, and who is looked for. */
export const PlatformSearchRequest = z.object({
  product: z
    .object({ name: Keyword.optional(), category: Keyword.optional(), keywords: z.array(Keyword).max(20).default([]) })
    .prefault({}),
  profile: z
    .object({
      min_subs: count.optional(),
      max_subs: count.optional(),
      min_interaction_rate: fraction.optional(),
      min_average_views: count.default(0),
      countries: regionCodes,
      target_regions: regionCodes,
      content_categories: HybridSearchRequest.shape.content_categories,
      platforms: HybridSearchRequest.shape.platforms.removeDefault().optional(),
      price_range: HybridSearchRequest.shape.price_range,
      result_limit: z.number().int().min(1).max(maxResultLimit).default(maxResultLimit),
    })
    .prefault({}),
})
export type PlatformSearchRequest = z.output<typeof PlatformSearchRequest>

/** A creator of a result, by what tells who it is; the other fields of a creator are not read: only a platform is believed. */
export const NamedCreator = z.object({
  platform: Platform,
  channel_id: z.string().min(1).max(200),
  handle: z.string().min(1).max(200),
})
export type NamedCreator = z.output<typeof NamedCreator>

const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(maxPage).default(1) })

function definePlatformSearch<const Name extends Platform>(platform: Name) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/kols/${platform}`,
    access: 'user',
    tag: 'discovery',
    summary: `Asks ${platformNames[platform]} for creators`,
    query: PageQuery,
    body: PlatformSearchRequest,
    response: z.array(FoundCreator),
  })
}

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
  searchPlatforms: defineEndpoint({
    method: 'POST',
    path: '/api/kols/search',
    access: 'user',
    tag: 'discovery',
    summary: 'Asks the platforms for creators and stores who is new',
    body: KolSearchRequest,
    response: z.object({ kols: z.array(FoundCreator), searchInfo: SearchInfo }),
  }),
  searchTiktok: definePlatformSearch('tiktok'),
  searchInstagram: definePlatformSearch('instagram'),
  searchYoutube: definePlatformSearch('youtube'),
  storeCreators: defineEndpoint({
    method: 'POST',
    path: '/api/kols/store-async',
    access: 'user',
    tag: 'discovery',
    summary: 'Has creators of a result kept: known ones count as used, others are read from their platform',
    body: z.array(NamedCreator).max(maxResultLimit),
    response: z.object({
      /** How many are in the catalogue already. */
      known: z.number().int(),
      /** How many are to be read from their platform. */
      queued: z.number().int(),
    }),
  }),
} as const
