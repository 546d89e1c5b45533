import { useState } from 'react'
import { useStore } from 'zustand'
import { useHybridSearch } from './api/hybrid-search.ts'
import { useStoreCreators } from './api/store-creators.ts'
import { findSearchProblem, toQueryText, toSearchRequest } from './search-request.ts'
import { createSearchStore } from './search-store.ts'

/** The search of Discover: what is asked, what was found, and what stands in the way. */
export function useDiscoverSearch(userId: string) {
  const [store] = useState(() => createSearchStore(userId))
  const state = useStore(store)
  const [problem, setProblem] = useState<string | null>(null)
  const search = useHybridSearch()
  const keep = useStoreCreators()

  const run = (query = state.query) => {
    const input = { query, platforms: store.getState().platforms }
    const foundProblem = findSearchProblem(input)
    setProblem(foundProblem)
    if (foundProblem !== null) return
    state.setQuery(query)
    state.setFound(null)
    search.mutate(toSearchRequest(input), {
      onSuccess: (response) => {
        state.setFound({ query: toQueryText(query), response })
        if (response.results.length > 0) keep.mutate(response.results)
      },
    })
  }
  const clear = () => {
    setProblem(null)
    search.reset()
    state.clear()
  }

  return { state, problem, run, clear, isSearching: search.isPending, error: search.error }
}
