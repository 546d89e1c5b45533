import { type CategoryId, getCategoryName } from '@troupe/contract/categories'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { seconds } from '../../durations.ts'
import { type FoundCandidates, findCandidates } from './find-candidates.ts'
import type { LiveResults, LiveSearch } from './live-search.ts'
import type { PlatformSearch } from './platform-port.ts'
import { type RankedCreator, type RankingParts, rankFound, readQuery } from './rank-found.ts'
import { type SearchFilters, toSearchFilters } from './search-filters.ts'

/** A platform that is slower is not waited for; what it says is there at the next search. */
const liveWaitMs = seconds(2.5)

export interface SearchParts extends RankingParts {
  readonly live: LiveSearch
}

export interface FoundCreators {
  /** Best first. */
  readonly results: readonly RankedCreator[]
  /** Which of them a platform named just now. */
  readonly freshIds: ReadonlySet<number>
  readonly reports: LiveResults['reports']
  readonly searchTimeMs: number
  readonly debug: {
    readonly query_terms: readonly string[]
    readonly query_categories: readonly CategoryId[]
    readonly legs: FoundCandidates['legs']
    readonly candidates_ranked: number
    readonly meaning_compared: boolean
    readonly encoding_ms: number
    readonly stored_ms: number
  }
}

/**
 * Finds creators by words, by meaning and by name in the catalogue, and meanwhile asks the platforms, whose creators are stored
 * first: (platform, channel id) is one row, so nobody is there twice. All that pass the filters are ranked together.
 */
export async function hybridSearch(parts: SearchParts, request: HybridSearchRequest): Promise<FoundCreators> {
  const start = performance.now()
  const { database, live, queryVectors } = parts
  const filters = toSearchFilters(request)
  const read = await readQuery(parts, request.query_text)
  const { query, statistics } = read
  const asking = askPlatforms(live, request, toPlatformSearch(query.text, filters))

  const encodingStart = performance.now()
  let encodingMs = 0
  const encoding = query.meaning === '' ? Promise.resolve(undefined) : queryVectors.find(query.meaning)
  const vector = encoding.finally(() => {
    encodingMs = performance.now() - encodingStart
  })
  const found = await findCandidates(database, { query, filters, statistics, vector })
  const storedMs = performance.now() - start
  const fresh = await asking
  const { results, ranked } = await rankFound(parts, read, {
    ids: [...new Set([...found.ids, ...fresh.ids])],
    nameSimilarities: found.nameSimilarities,
    vector: await vector,
    filters,
    limit: request.result_limit,
  })
  return {
    results,
    freshIds: new Set(fresh.ids),
    reports: fresh.reports,
    searchTimeMs: performance.now() - start,
    debug: {
      query_terms: read.tests,
      query_categories: query.categories,
      legs: found.legs,
      candidates_ranked: ranked,
      meaning_compared: (await vector) !== undefined,
      encoding_ms: Math.round(encodingMs),
      stored_ms: Math.round(storedMs),
    },
  }
}

async function askPlatforms(
  live: LiveSearch,
  { platforms, max_api_requests }: HybridSearchRequest,
  search: PlatformSearch | undefined,
): Promise<LiveResults> {
  if (!search || max_api_requests === 0) return { ids: [], reports: [] }
  return live.ask({ platforms, search, page: 1, maxRequests: max_api_requests, waitMs: liveWaitMs })
}

/** What platforms are asked for; undefined where neither words nor categories say it. */
export function toPlatformSearch(text: string, filters: SearchFilters): PlatformSearch | undefined {
  const asked = text === '' ? filters.categories.map(getCategoryName).join(' ') : text
  if (asked === '') return undefined
  const { categories, regions, subscribers, engagementRate } = filters
  return { text: asked, categories, regions, subscribers, engagementRate }
}
