import { getCategoryName } from '@troupe/contract/categories'
import { useStore } from 'zustand'
import { listActiveFilters } from './advanced-filters/active-filters.ts'
import { defaultFilters } from './advanced-filters/advanced-filters.ts'
import { FilterChips } from './advanced-filters/filter-chips.tsx'
import type { DiscoverSearch } from './use-discover-search.ts'

/** The categories and filters in force; where there are results, taking one away searches anew. */
export function DiscoverChips({ search: { store, refine } }: { search: DiscoverSearch }) {
  const categories = useStore(store, (state) => state.categories)
  const filters = useStore(store, (state) => state.filters)
  const chips = [
    ...categories.map((id) => ({
      key: `category ${id}`,
      label: getCategoryName(id),
      onRemove: () => refine({ categories: categories.filter((other) => other !== id) }),
    })),
    ...listActiveFilters(filters).map(({ key, label, without }) => ({
      key,
      label,
      onRemove: () => refine({ filters: without }),
    })),
  ]
  const removeAll = () => refine({ categories: [], filters: { ...defaultFilters, sort: filters.sort } })
  return <FilterChips chips={chips} onRemoveAll={removeAll} />
}
