import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText, storableLine } from './base/text.ts'
import { CategoryId } from './catalogues/categories.ts'
import { Platform, platformNames } from './catalogues/platforms.ts'
import { FoundCreator } from './creators.ts'
import { schemaText } from './messages/message.ts'
import { NamedCreator } from './named-creator.ts'
import { PlatformReport } from './platform-report.ts'
import { queryMaxLength } from './query-length.ts'
import { MissingParts, ReadByMeaning } from './search-coverage.ts'
import {
  namedPlatforms,
  OfferedFilter,
  PreferredCities,
  SearchFilterName,
  SearchPlatforms,
  SearchSort,
  searchFilterFields,
  Unanswerable,
} from './search-filters.ts'

export const defaultQueryText = 'trending influencer'
export const defaultResultLimit = 30
export const maxResultLimit = 100
export const defaultMaxApiRequests = 8
/** Maximum number of results of a search that can be listed, the first page included. */
export const maxListedResults = 1000
/** Minutes for which further pages of a search can be requested. Each page that is read restarts the time. */
export const cursorLifeMinutes = 10
/** No platform returns more than a few hundred results. */
export const maxPage = 50

/** Maximum number of creators that a search can be asked to resemble. */
export const maxSimilarTo = 20

/** Takes the search text word for word. Otherwise filters, creators to resemble and exclusions are read from it. */
const literal = z.boolean().default(false)

export const HybridSearchRequest = z.object({
  query_text: z
    .string()
    .max(queryMaxLength, schemaText('discovery.query_too_long', { max: queryMaxLength }))
    .transform(normalizeText)
    .default(defaultQueryText),
  literal,
  /** Creators to resemble: ids, handles with "@", or profile URLs. The results do not include them. */
  similar_to: z.array(z.string().min(1).max(200).regex(storableLine)).max(maxSimilarTo).default([]),
  cities: PreferredCities,
  ...searchFilterFields,
  platforms: SearchPlatforms,
  sort: SearchSort.default('relevance'),
  max_api_requests: z.number().int().min(0).max(50).default(defaultMaxApiRequests),
  result_limit: z.number().int().min(1).max(maxResultLimit).default(defaultResultLimit),
})
export type HybridSearchRequest = z.output<typeof HybridSearchRequest>

/** A request with all defaults filled in, which can be sent again as it is. */
export const KeptRequest = HybridSearchRequest.extend({
  query_text: z.string(),
  exclude_words: z.string(),
  content_categories: z.array(CategoryId),
})
export type KeptRequest = z.output<typeof KeptRequest>

/** A field of a request that can be read from its search text. */
export const ReadField = SearchFilterName.or(z.enum(['similar_to', 'result_limit']))
export type ReadField = z.output<typeof ReadField>

/** The request and the criteria that were read from a search text. */
export const Understood = z.object({
  /** The request that was run: its text is the remaining topic, and its filters contain what was read. */
  request: KeptRequest,
  /** The fields that were read, in the order of the text, with the words each was read from. */
  filters: z.array(
    z.object({
      filter: ReadField,
      /** The items that were read, for a field that is a list. */
      values: z.array(z.string()).optional(),
      words: z.string(),
      /** A city that was named; the filter is its country, and the city is among the preferred ones. */
      city: z.string().optional(),
      /** A price stated in another currency (ISO 4217), with the date of the exchange rate. */
      price: z
        .object({ currency: z.string(), min: z.number().optional(), max: z.number().optional(), rate_of: z.iso.date() })
        .optional(),
    }),
  ),
  /** Filters that words of the topic may also mean, not set; they replace these words. */
  offers: z.array(OfferedFilter).default([]),
  /** Criteria in the text about which the catalogue has no data. */
  unanswered: z.array(z.object({ about: Unanswerable, words: z.string() })),
  /** The creators to resemble that were found. References of the request that are missing here are unknown. */
  similar_to: z.array(z.object({ reference: z.string(), id: z.string(), title: z.string() })),
  /** Set if the text is the address of a creator on this platform, and the request does not include this platform. */
  lookup_platform: Platform.optional(),
  /** The topic as typed, if its spelling was corrected. */
  corrected_from: z.string().optional(),
})
export type Understood = z.output<typeof Understood>

export const searchStrategies = ['hybrid', 'vector_only', 'api_only', 'error'] as const

/** The number of creators that a search found: `value`, or more than that. */
export const ResultCount = z.object({ value: z.number().int(), is_more: z.boolean() })
export type ResultCount = z.output<typeof ResultCount>

/** Suggestions for a search that found nothing, or that has a word which no creator uses. */
export const SearchSuggestions = z.object({
  /** The search text, with each word that no creator uses replaced by the nearest spelling that creators use. */
  did_you_mean: z.string().nullable(),
  /** If nothing was found: the filter whose removal gives the most matches. */
  remove_filter: z.object({ filter: SearchFilterName, count: ResultCount }).nullable(),
})
export type SearchSuggestions = z.output<typeof SearchSuggestions>

/** Requests the next page of a search; null if there is none. */
const Cursor = z.string().nullable()

export const HybridSearchResponse = z.object({
  results: z.array(FoundCreator),
  search_strategy: z.enum(searchStrategies),
  search_time_ms: z.number(),
  /** The number of `results`. */
  total_results: z.number().int(),
  /** The number of creators found, in `results` and on further pages. */
  count: ResultCount.optional(),
  cursor: Cursor.optional(),
  /** Absent if there is nothing to suggest. */
  suggestions: SearchSuggestions.optional(),
  /** Present if a part of the catalogue could not be reached: its creators are missing from `results` and `count`. */
  missing_parts: MissingParts.optional(),
  understood: Understood.optional(),
  /** The number of `results` that came only from the stored catalogue. */
  vector_results: z.number().int(),
  /** The number of `results` that a platform returned for this search. */
  api_results: z.number().int(),
  /** The platforms that answered. */
  platforms_searched: z.array(Platform),
  debug_info: z.looseObject({
    platforms: z.array(PlatformReport).optional(),
    /** Filters of the request that had no effect because the data to apply them is missing. */
    unused_filters: z.array(z.string()).optional(),
    /** Absent once all creators have a vector; until then the others are ranked by words alone. */
    read_by_meaning: ReadByMeaning.optional(),
  }),
})
export type HybridSearchResponse = z.output<typeof HybridSearchResponse>

/** A further page of a search. */
export const SearchPage = z.object({
  /** May have fewer than requested, if creators were erased or hidden since the search. */
  results: z.array(FoundCreator),
  count: ResultCount,
  cursor: Cursor,
  missing_parts: MissingParts.optional(),
})
export type SearchPage = z.output<typeof SearchPage>

const Keyword = z.string().max(100).transform(normalizeText)
const count = z.number().int().min(0)
const fraction = z.number().min(0).max(1)

/** A search that queries the platforms: Rapid Search, and the assistant's search for a brand. */
export const KolSearchRequest = z.object({
  /** A brand's topics, used when there is no query text. */
  brand: z
    .object({ name: Keyword.optional(), category: Keyword.optional(), keywords: z.array(Keyword).max(20).default([]) })
    .optional(),
  filter: z
    .object({
      query: HybridSearchRequest.shape.query_text.removeDefault().optional(),
      literal,
      cities: PreferredCities,
      ...searchFilterFields,
      platforms: namedPlatforms.optional(),
      sort: HybridSearchRequest.shape.sort,
      min_subs: count.optional(),
      max_subs: count.optional(),
      /** A fraction: 0.02 is 2 percent. */
      min_interaction_rate: fraction.optional(),
      min_average_views: count.default(0),
      result_limit: HybridSearchRequest.shape.result_limit,
    })
    .prefault({}),
  platforms: namedPlatforms.optional(),
  page: z.number().int().min(1).max(maxPage).default(1),
  /**
   * If the platforms return only a few matches, adds matches from the stored catalogue, by relevance only. Used by the
   * assistant.
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
  understood: true,
}).extend({
  strategy: z.enum(searchStrategies),
  /** How many of the creators are new to the catalogue. */
  new_creators: z.number().int(),
  /** Whether a further page may hold more. */
  has_more: z.boolean(),
})
export type SearchInfo = z.output<typeof SearchInfo>

/** The body of `POST /api/kols/{platform}`: the product to advertise and the creators to look for. */
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

const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(maxPage).default(1) })

function definePlatformSearch<const Name extends Platform>(platform: Name) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/kols/${platform}`,
    access: 'user',
    leastRole: 'viewer',
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
    leastRole: 'viewer',
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'Finds creators by words and by meaning',
    body: HybridSearchRequest,
    response: HybridSearchResponse,
  }),
  nextResults: defineEndpoint({
    method: 'GET',
    path: '/api/kols/hybrid-search/next',
    access: 'user',
    tokenScope: 'read',
    tag: 'discovery',
    summary: `The next results of a search, up to ${maxListedResults.toLocaleString('en')}, in an order that stays; 404 when the search is over`,
    query: z.object({ cursor: z.string().max(100) }),
    response: SearchPage,
  }),
  searchPlatforms: defineEndpoint({
    method: 'POST',
    path: '/api/kols/search',
    access: 'user',
    leastRole: 'viewer',
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'Asks the platforms for creators and stores new ones',
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
    summary: 'Stores creators of a result: known ones are marked as used, others are read from their platform',
    body: z.array(NamedCreator).max(maxResultLimit),
    response: z.object({
      /** Creators in the catalogue, and those queued to be read from their platform. */
      ...{ known: z.number().int(), queued: z.number().int() },
    }),
  }),
} as const
