import { HybridSearchRequest } from '@troupe/contract/discovery'
import { useCallback, useState } from 'react'
import { useHybridSearch } from '../api/hybrid-search.ts'
import { applyUnderstood } from '../api/read-filters.ts'
import { findSearchProblem, type SearchInput, toSearchRequest } from '../api/search-request.ts'
import { useStoreCreators } from '../api/store-creators.ts'
import { createSearchStore } from './search-store.ts'

export type DiscoverSearch = ReturnType<typeof useDiscoverSearch>

const isSameSearch = (one: SearchInput, other: SearchInput) =>
  JSON.stringify(toSearchRequest(one)) === JSON.stringify(toSearchRequest(other))

/** The search of Discover: its state, how to run it, and what prevents it. */
export function useDiscoverSearch(userId: string) {
  const [store] = useState(() => createSearchStore(userId))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate: search, reset, isPending, error } = useHybridSearch()
  const { mutate: keep } = useStoreCreators()

  /** Applies the changes and runs the search. */
  const run = useCallback(
    (changes: Partial<SearchInput> = {}) => {
      const { setInput, beginSearch, setFound } = store.getState()
      setInput(changes)
      const input = store.getState()
      const foundProblem = findSearchProblem(input)
      setProblem(foundProblem)
      if (foundProblem !== null) return
      const request = toSearchRequest(input)
      beginSearch()
      search(request, {
        onSuccess: (response) => {
          const { understood } = response
          setFound({ request: understood?.request ?? HybridSearchRequest.parse(request), response })
          // Input changed since belongs to the next search.
          if (understood && isSameSearch(input, store.getState())) setInput(applyUnderstood(input, understood))
          if (response.results.length > 0) keep(response.results)
        },
      })
    },
    [store, search, keep],
  )

  /** Applies the changes; if there are results, repeats the search. */
  const refine = useCallback(
    (changes: Partial<SearchInput>) => {
      if (store.getState().found) run(changes)
      else store.getState().setInput(changes)
    },
    [store, run],
  )

  const clear = useCallback(() => {
    setProblem(null)
    reset()
    store.getState().clear()
  }, [store, reset])

  return { store, problem, run, refine, clear, isSearching: isPending, error }
}
