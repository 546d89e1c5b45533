import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { SearchPage } from '@troupe/contract/discovery'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyChanges, type PersonChanges } from '../../../ui/person/person-changes.ts'
import { type AdvancedFilters, defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { nothingRead, type SearchInput } from '../api/search-request.ts'
import type { ResultView } from './result-view.ts'
import { createSearchStorage, type Found, type KeptSearch } from './search-storage.ts'

interface SearchState extends KeptSearch {
  setQuery: (query: string) => void
  togglePlatform: (platform: Platform) => void
  toggleCategory: (category: CategoryId) => void
  setFilters: (filters: AdvancedFilters) => void
  /** Sets several parts of the input at once. */
  setInput: (input: Partial<SearchInput>) => void
  setView: (view: ResultView) => void
  /** Begins a search: drops the last results and their selection. */
  beginSearch: () => void
  setFound: (found: Found) => void
  /** Appends the page of a cursor, unless the results belong to another search by now. */
  appendResults: (cursor: string, page: SearchPage) => void
  /** Replaces the persons of results that have changed. */
  setPersons: (changes: PersonChanges) => void
  toggleSelected: (id: string) => void
  selectAll: () => void
  deselectAll: () => void
  /** Resets the search and removes it from the storage. */
  clear: () => void
}

export type SearchStore = StoreApi<SearchState>

export const defaultPlatforms: readonly Platform[] = ['tiktok', 'instagram']
const categoryIds = categories.map(({ id }) => id)

const getInitialSearch = (): KeptSearch => ({
  query: '',
  platforms: [...defaultPlatforms],
  categories: [],
  filters: defaultFilters,
  similarTo: [],
  reading: nothingRead,
  view: 'grid',
  selectedIds: [],
  found: null,
})

/** Creates the state of Discover, which is restored on the user's next visit. */
export function createSearchStore(userId: string): SearchStore {
  const storage = createSearchStorage(userId)
  const store = createStore<SearchState>()((set, get) => ({
    ...getInitialSearch(),
    ...storage.read(),
    setQuery: (query) => set({ query }),
    togglePlatform: (platform) => set({ platforms: toggleIn(platforms, get().platforms, platform) }),
    toggleCategory: (category) => set({ categories: toggleIn(categoryIds, get().categories, category) }),
    setFilters: (filters) => set({ filters }),
    setInput: (input) => set(input),
    setView: (view) => set({ view }),
    beginSearch: () => set({ found: null, selectedIds: [] }),
    setFound: (found) => set({ found }),
    appendResults: (cursor, { results, ...rest }) => {
      const { found } = get()
      if (found?.response.cursor !== cursor) return
      const { response } = found
      set({ found: { ...found, response: { ...response, ...rest, results: [...response.results, ...results] } } })
    },
    setPersons: (changes) => {
      const { found } = get()
      if (!found) return
      const { request, response } = found
      const results = applyChanges(response.results, changes)
      // A new request object, so that all results are written to the storage again.
      if (results !== response.results)
        set({ found: { request: { ...request }, response: { ...response, results: [...results] } } })
    },
    toggleSelected: (id) => {
      const { selectedIds } = get()
      const others = selectedIds.filter((other) => other !== id)
      set({ selectedIds: others.length < selectedIds.length ? others : [...selectedIds, id] })
    },
    selectAll: () => set({ selectedIds: get().found?.response.results.map(({ id }) => id) ?? [] }),
    deselectAll: () => set({ selectedIds: [] }),
    clear: () => {
      // The layout is a preference, not a part of the search.
      set({ ...getInitialSearch(), view: get().view })
      storage.clear()
    },
  }))
  store.subscribe(storage.write)
  return store
}

/** Adds or removes an item; chosen items keep the order in which they are offered. */
function toggleIn<Item>(offered: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  const isChosen = chosen.includes(item)
  return offered.filter((other) => (other === item ? !isChosen : chosen.includes(other)))
}
