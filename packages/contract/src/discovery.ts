import { z } from 'zod'
import { FoundCreator } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { PlatformFailureKind } from './platform-status.ts'
import { Platform, platformNames } from './platforms.ts'
import { SearchPlatforms, SearchSort, searchFilterFields } from './search-filters.ts'
import { normalizeText, storableLine } from './text.ts'

export const queryMaxLength = 500
export const defaultQueryText = 'trending influencer'
export const defaultResultLimit = 30
export const maxResultLimit = 100
export const defaultMaxApiRequests = 8
/** No platform goes further than some hundreds of results. */
export const maxPage = 50

export const HybridSearchRequest = z.object({
  query_text: z
    .string()
    .max(queryMaxLength, `The search text must have at most ${queryMaxLength} characters`)
    .transform(normalizeText)
    .default(defaultQueryText),
  ...searchFilterFields,
  platforms: SearchPlatforms,
  sort: SearchSort.default('relevance'),
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
  debug_info: z.looseObject({
    platforms: z.array(PlatformReport).optional(),
    /** Filters of the request that left nobody out, because nothing is known about what they ask. */
    unused_filters: z.array(z.string()).optional(),
  }),
})
export type HybridSearchResponse = z.output<typeof HybridSearchResponse>

const Keyword = z.string().max(100).transform(normalizeText)
const count = z.number().int().min(0)
const fraction = z.number().min(0).max(1)

/** A search that asks the platforms: Rapid Search's, and the assistant's for the creators of a brand. */
export const KolSearchRequest = z.object({
  /** What a brand is about, where nobody typed a text. */
  brand: z
    .object({ name: Keyword.optional(), category: Keyword.optional(), keywords: z.array(Keyword).max(20).default([]) })
    .optional(),
  filter: z
    .object({
      query: HybridSearchRequest.shape.query_text.removeDefault().optional(),
      ...searchFilterFields,
      platforms: searchFilterFields.platforms.optional(),
      sort: HybridSearchRequest.shape.sort,
      min_subs: count.optional(),
      max_subs: count.optional(),
      /** A fraction: 0.02 is 2 percent. */
      min_interaction_rate: fraction.optional(),
      min_average_views: count.default(0),
      result_limit: HybridSearchRequest.shape.result_limit,
    })
    .prefault({}),
  platforms: searchFilterFields.platforms.optional(),
  page: z.number().int().min(1).max(maxPage).default(1),
  /**
   * Where the platforms answer and fewer than a handful of theirs fit, others who fit come from the stored catalogue, by relevance only: for
   * the assistant.
   */
  fill_from_catalogue: z.boolean().default(false),
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
export type SearchInfo = z.output<typeof SearchInfo>

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
      countries: searchFilterFields.regions,
      target_regions: searchFilterFields.regions,
      content_categories: searchFilterFields.content_categories,
      platforms: searchFilterFields.platforms.optional(),
      price_range: searchFilterFields.price_range,
      result_limit: z.number().int().min(1).max(maxResultLimit).default(maxResultLimit),
    })
    .prefault({}),
})
export type PlatformSearchRequest = z.output<typeof PlatformSearchRequest>

/** A creator of a result, by what tells who it is; the other fields of a creator are not read: only a platform is believed. */
export const NamedCreator = z.object({
  platform: Platform,
  channel_id: z.string().min(1).max(200).regex(storableLine),
  handle: z.string().min(1).max(200).regex(storableLine),
})
export type NamedCreator = z.output<typeof NamedCreator>

const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(maxPage).default(1) })

function definePlatformSearch<const Name extends Platform>(platform: Name) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/kols/${platform}`,
    access: 'user',
    tokenScope: 'read',
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
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'Finds creators by words and by meaning',
    body: HybridSearchRequest,
    response: HybridSearchResponse,
  }),
  searchPlatforms: defineEndpoint({
    method: 'POST',
    path: '/api/kols/search',
    access: 'user',
    tokenScope: 'read',
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
    tokenScope: 'collect',
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
