import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { applyUnderstood } from '../api/read-filters.ts'
import { readSearchRequest, type SearchInput } from '../api/search-request.ts'
import { nameSearch, readSearchAddress, toAddressKey } from '../search/discover-link.ts'
import type { Found } from '../search/search-storage.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'

/** The search that found these results. The present input may already be of the next one. */
function readFound({ request, response: { understood } }: Found): SearchInput {
  const input = readSearchRequest(request)
  return understood ? applyUnderstood(input, understood) : input
}

/**
 * Keeps the address and the search in sync: a link to a search runs it, and an answered search is written to the
 * address.
 * @returns a function that clears both.
 */
export function useSearchAddress({ store, run, clear }: DiscoverSearch): () => void {
  const [address, setAddress] = useSearchParams()
  const found = useStore(store, (state) => state.found)
  const key = toAddressKey(address)
  /** The address of the search on screen. */
  const shown = useRef<string | null>(null)
  /** The address with the search of the results in the store, which a search that has just begun has removed. */
  const nameFound = () => {
    const { found } = store.getState()
    return found && nameSearch(address, readFound(found))
  }

  const follow = useEffectEvent(() => {
    const input = readSearchAddress(address)
    const named = nameFound()
    const isShown = key === shown.current || (named && key === toAddressKey(named))
    if (!input || isShown) return
    shown.current = key
    window.scrollTo({ top: 0 })
    run(input)
  })
  useEffect(() => {
    if (key) follow()
  }, [key])

  const name = useEffectEvent(() => {
    const next = nameFound()
    if (!next) return
    shown.current = toAddressKey(next)
    if (shown.current !== key) setAddress(next, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (found) name()
  }, [found])

  return () => {
    clear()
    const next = nameSearch(address, store.getState())
    shown.current = toAddressKey(next)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
}
