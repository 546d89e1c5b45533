import type { HybridSearchResponse } from '@troupe/contract/discovery'
import { useCallback } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useNextResults } from '../api/next-results.ts'
import type { Found } from '../search/search-storage.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'

export interface MoreResults {
  /** Whether there are further pages. */
  hasMore: boolean
  /** Number of creators expected on the next page. */
  expected: number
  /** Number of creators found; null: unknown. */
  total: number | null
  isLoading: boolean
  /** Error of the next page. */
  error: Error | null
  /** Whether the server has dropped the search, so that it has to be repeated. */
  isOver: boolean
  load: () => void
}

/** Loads further results of a search, page by page. */
export function useMoreResults(store: DiscoverSearch['store'], { request, response }: Found): MoreResults {
  const { mutate, isPending, error } = useNextResults()
  const load = useCallback(() => {
    const cursor = store.getState().found?.response.cursor
    if (!cursor) return
    mutate(cursor, { onSuccess: (page) => store.getState().appendResults(cursor, page) })
  }, [store, mutate])
  const total = countTotal(response)
  const left = (total ?? Number.POSITIVE_INFINITY) - response.results.length
  return {
    hasMore: Boolean(response.cursor),
    expected: Math.max(1, Math.min(request.result_limit, left)),
    total,
    isLoading: isPending,
    error,
    isOver: error instanceof ApiError && error.status === 404,
    load,
  }
}

function countTotal({ results, count, cursor }: HybridSearchResponse): number | null {
  if (!cursor) return results.length
  return count && !count.is_more ? count.value : null
}
