import type { CategoryId } from '@troupe/contract/categories'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { timeLeg } from '../../telemetry/telemetry.ts'
import { type FoundCandidates, findCandidates } from './find-candidates.ts'
import type { LiveResults } from './live-search.ts'
import { planListing } from './plan-listing.ts'
import { type Found, type RankedCreator, rankFound } from './rank-found.ts'
import { listUnusedFilters } from './search-filters.ts'
import { type ColumnSort, listSorted } from './sorted-repository.ts'
import { type SearchParts, type StartedSearch, startSearch } from './start-search.ts'

export interface FoundCreators {
  /** In the order asked for. */
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
    readonly unused_filters: string[]
  }
}

/**
 * Finds creators by words, by meaning and by name in the catalogue, and meanwhile asks the platforms, whose creators are stored
 * first: (platform, channel id) is one row, so nobody is there twice. All that pass the filters, and are none of the
 * excluded, are ranked together, or ordered by a figure.
 */
export async function hybridSearch(
  parts: SearchParts,
  request: HybridSearchRequest,
  excludedIds: readonly number[] = [],
): Promise<FoundCreators> {
  return finishSearch(parts, request, await startSearch(parts, request, excludedIds))
}

/** The results of a search that was started. */
export async function finishSearch(
  parts: SearchParts,
  request: HybridSearchRequest,
  search: StartedSearch,
): Promise<FoundCreators> {
  const { read, startedAt } = search
  const { sort } = request
  const found =
    sort === 'relevance'
      ? await findBest(parts, search, request.result_limit)
      : await findFirst(parts, search, { sort, limit: request.result_limit })
  const { reports, ids } = await search.live
  const freshIds = new Set(ids)
  const meaning = await search.meaning
  const wanted = { ...found, meaning, filters: search.filters, limit: request.result_limit, sort, freshIds }
  const { results, ranked } = await timeLeg(parts.telemetry, 'ranking', () => rankFound(parts, read, wanted))
  return {
    results,
    freshIds,
    reports,
    searchTimeMs: performance.now() - startedAt,
    debug: {
      query_terms: read.tests,
      query_categories: read.query.categories,
      legs: found.legs,
      candidates_ranked: ranked,
      meaning_compared: meaning !== undefined,
      encoding_ms: Math.round(await search.encodingMs),
      stored_ms: Math.round(found.storedMs),
      unused_filters: listUnusedFilters(request),
    },
  }
}

interface FoundIds extends Pick<Found, 'ids' | 'candidates'>, Pick<FoundCandidates, 'legs'> {
  /** From the start until the stored catalogue had been asked. */
  readonly storedMs: number
}

/** Whoever is worth ranking. */
async function findBest(parts: SearchParts, search: StartedSearch, limit: number): Promise<FoundIds> {
  const { read, filters, kept, meaning, startedAt } = search
  const found = await findCandidates(parts, { ...read, filters, kept, meaning, limit })
  const storedMs = performance.now() - startedAt
  const { ids } = await search.live
  return { ...found, ids, storedMs }
}

/** The first in an order, of everybody; those of the platforms have to be stored before. */
async function findFirst(
  parts: SearchParts,
  search: StartedSearch,
  { sort, limit }: { sort: ColumnSort; limit: number },
): Promise<FoundIds> {
  const { ids: freshIds } = await search.live
  const listing = await planListing(parts, search.read, { ...search, freshIds })
  const places = await listSorted(parts.database.kysely, { ...listing, sort, limit })
  return {
    ids: places.map(({ id }) => id),
    candidates: [],
    legs: { listing: { plan: `by ${sort}`, candidates: places.length } },
    storedMs: performance.now() - search.startedAt,
  }
}
