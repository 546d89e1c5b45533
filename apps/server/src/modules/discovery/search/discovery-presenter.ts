import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { FoundCreator } from '@troupe/contract/creators'
import type { HybridSearchResponse, SearchInfo, SearchPage } from '@troupe/contract/discovery'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { z } from 'zod'
import type { ToImagePath } from '../../../images/image-paths.ts'
import { presentFoundCreator } from '../catalogue/creator-presenter.ts'
import type { RankedCreator } from './rank-results.ts'
import type { ResultPage } from './result-pages.ts'
import type { FirstPage, searchPlatformsForUser } from './search-for-user.ts'

/** Presents a hybrid search. A creator that a platform named just now counts as an API result even if already stored. */
export function presentSearch(
  { results, count, cursor, suggestions, understood, similarTo, freshIds, reports, searchTimeMs, debug }: FirstPage,
  toImagePath: ToImagePath,
): HybridSearchResponse {
  const fresh = results.filter(({ creator }) => freshIds.has(creator.id)).length
  return {
    results: presentRanked(results, toImagePath),
    search_strategy: toStrategy(reports, results.length - fresh),
    search_time_ms: roundTime(searchTimeMs),
    total_results: results.length,
    count,
    cursor,
    ...(suggestions && { suggestions }),
    understood: {
      ...understood,
      similar_to: similarTo.map(({ reference, id, title }) => ({ reference, id: String(id), title })),
    },
    vector_results: results.length - fresh,
    api_results: fresh,
    platforms_searched: listAnswered(reports),
    debug_info: { ...debug, platforms: [...reports] },
  }
}

/** Presents a further page of a hybrid search. */
export function presentPage({ results, count, cursor }: ResultPage, toImagePath: ToImagePath): SearchPage {
  return { results: presentRanked(results, toImagePath), count, cursor }
}

/** Presents a search of the platforms. */
export function presentPlatformSearch(
  {
    results,
    freshIds,
    reports,
    searchTimeMs,
    unusedFilters,
    understood,
  }: Awaited<ReturnType<typeof searchPlatformsForUser>>,
  toImagePath: ToImagePath,
): {
  kols: FoundCreator[]
  searchInfo: z.input<typeof SearchInfo>
} {
  const fresh = results.filter(({ creator }) => freshIds.has(creator.id)).length
  return {
    kols: presentRanked(results, toImagePath),
    searchInfo: {
      strategy: isFailure(reports) ? 'error' : fresh < results.length ? 'hybrid' : 'api_only',
      vector_results: results.length - fresh,
      api_results: fresh,
      search_time_ms: roundTime(searchTimeMs),
      platforms_searched: listAnswered(reports),
      new_creators: reports.reduce((sum, { new_creators }) => sum + new_creators, 0),
      has_more: reports.some(({ has_more }) => has_more),
      understood: { ...understood, similar_to: [] },
      debug_info: { platforms: [...reports], unused_filters: unusedFilters },
    },
  }
}

export function presentRanked(results: readonly RankedCreator[], toImagePath: ToImagePath): FoundCreator[] {
  return results.map(({ creator, match }) => presentFoundCreator(creator, match, toImagePath))
}

function toStrategy(reports: readonly PlatformReport[], stored: number): HybridSearchResponse['search_strategy'] {
  if (listAnswered(reports).length === 0) return 'vector_only'
  return stored === 0 && reports.some(({ creators }) => creators > 0) ? 'api_only' : 'hybrid'
}

function listAnswered(reports: readonly PlatformReport[]): Platform[] {
  return reports.filter(({ state }) => state === 'answered' || state === 'remembered').map(({ platform }) => platform)
}

/** Whether platforms were asked but none answered. */
function isFailure(reports: readonly PlatformReport[]): boolean {
  return reports.length > 0 && listAnswered(reports).length === 0
}

function roundTime(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
