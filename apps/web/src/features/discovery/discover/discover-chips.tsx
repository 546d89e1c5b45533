import { useStore } from 'zustand'
import { getCategoryName } from '../../../lib/format/names.ts'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { type AdvancedFilters, clearFilters } from '../advanced-filters/advanced-filters.ts'
import { FilterChips } from '../advanced-filters/filter-chips.tsx'
import { filterTexts } from '../advanced-filters/filter-texts.ts'
import { giveBack, toSimilarKey } from '../api/read-filters.ts'
import type { SearchInput } from '../api/search-request.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'

/**
 * Chips of the categories, filters and creators to resemble. Removing one repeats the search if there are results. The
 * words it was read from return to the text.
 */
export function DiscoverChips({ search: { store, refine } }: { search: DiscoverSearch }) {
  const categories = useStore(store, (state) => state.categories)
  const filters = useStore(store, (state) => state.filters)
  const similarTo = useStore(store, (state) => state.similarTo)
  const remove = (key: string, without: AdvancedFilters, changes: Partial<SearchInput> = {}) =>
    refine({ ...giveBack(store.getState(), key, without), ...changes })
  const chips = [
    ...categories.map((id) => ({
      key: `category ${id}`,
      label: getCategoryName(id),
      onRemove: () => refine({ categories: categories.filter((other) => other !== id) }),
    })),
    ...listActiveFilters(filters).map(({ key, label, without }) => ({
      key,
      label,
      onRemove: () => remove(key, without),
    })),
    ...similarTo.map((creator) => ({
      key: toSimilarKey(creator.reference),
      label: filterTexts.active.like(creator.title),
      onRemove: () =>
        remove(toSimilarKey(creator.reference), filters, {
          similarTo: similarTo.filter((other) => other !== creator),
        }),
    })),
  ]
  const removeAll = () => {
    const { reading } = store.getState()
    refine({ categories: [], filters: clearFilters(filters), similarTo: [], reading: { ...reading, words: {} } })
  }
  return <FilterChips chips={chips} onRemoveAll={removeAll} />
}
