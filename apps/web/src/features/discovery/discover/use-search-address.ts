import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { nameSearch, readSearchAddress, toAddressKey } from '../search/discover-link.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'

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

  const follow = useEffectEvent(() => {
    const input = readSearchAddress(address)
    const isShown = key === shown.current || (found && key === toAddressKey(nameSearch(address, store.getState())))
    if (!input || isShown) return
    shown.current = key
    window.scrollTo({ top: 0 })
    run(input)
  })
  useEffect(() => {
    if (key) follow()
  }, [key])

  const name = useEffectEvent(() => {
    const next = nameSearch(address, store.getState())
    shown.current = toAddressKey(next)
    if (shown.current !== key) setAddress(next, { replace: true })
  })
  useEffect(() => {
    if (found) name()
  }, [found])

  return () => {
    clear()
    const next = nameSearch(address, store.getState())
    shown.current = toAddressKey(next)
    setAddress(next, { replace: true })
  }
}
