import { HybridSearchResponse } from '@troupe/contract/discovery'
import { Platform } from '@troupe/contract/platforms'
import { z } from 'zod'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'

const defaultPlatforms: readonly Platform[] = ['tiktok', 'instagram']

/** What outlives a visit. */
const SavedSearch = z.object({
  query: z.string(),
  platforms: z.array(Platform),
  /** The last answer, with the words it was asked with; null before the first search. */
  found: z.object({ query: z.string(), response: HybridSearchResponse }).nullable(),
})
type SavedSearch = z.output<typeof SavedSearch>

interface SearchState extends SavedSearch {
  setQuery: (query: string) => void
  togglePlatform: (platform: Platform) => void
  setFound: (found: SavedSearch['found']) => void
  /** Back to the beginning; what was saved is removed. */
  clear: () => void
}

export type SearchStore = StoreApi<SearchState>

const getInitialSearch = (): SavedSearch => ({ query: '', platforms: [...defaultPlatforms], found: null })

/**
 * The state of Discover, kept in local storage for one user, so that another who signs in here does not see it. What is
 * stored in a form that this version does not know is dropped.
 */
export function createSearchStore(userId: string): SearchStore {
  const store = createStore<SearchState>()(
    persist(
      (set, get) => ({
        ...getInitialSearch(),
        setQuery: (query) => set({ query }),
        togglePlatform: (platform) => {
          const chosen = get().platforms
          const isChosen = chosen.includes(platform)
          set({ platforms: isChosen ? chosen.filter((other) => other !== platform) : [...chosen, platform] })
        },
        setFound: (found) => set({ found }),
        clear: () => {
          set(getInitialSearch())
          store.persist.clearStorage()
        },
      }),
      {
        name: `troupe.discover.${userId}`,
        storage: createJSONStorage(() => forgivingStorage),
        partialize: ({ query, platforms, found }): SavedSearch => ({ query, platforms, found }),
        merge: (saved, initial) => ({ ...initial, ...SavedSearch.safeParse(saved).data }),
      },
    ),
  )
  return store
}

/** Local storage that may be full: the search then works and is not kept. */
const forgivingStorage = {
  getItem: (name: string) => window.localStorage.getItem(name),
  removeItem: (name: string) => window.localStorage.removeItem(name),
  setItem: (name: string, value: string) => {
    try {
      window.localStorage.setItem(name, value)
    } catch {
      window.localStorage.removeItem(name)
    }
  },
}
