import { platforms } from '@troupe/contract/catalogues/platforms'
import type { SearchFilterName } from '@troupe/contract/search-filters'
import { getCategoryName } from '../../../lib/format/names.ts'
import { type ActiveFilter, listActiveFilters } from '../advanced-filters/active-filters.ts'
import { filterTexts } from '../advanced-filters/filter-texts.ts'
import type { SearchInput } from '../api/search-request.ts'
import { discoverTexts } from '../search/discover-texts.ts'

export interface RemovableFilter {
  /** The label on its chip. */
  label: string
  /** The search without the filter. */
  without: SearchInput
}

/** Returns the label of a search's filter, and the search without it. */
export function toRemovableFilter(input: SearchInput, filter: Exclude<SearchFilterName, 'platforms'>): RemovableFilter {
  const { categories, filters } = input
  if (filter === 'content_categories') {
    return {
      label: joinLabels(categories.map(getCategoryName), discoverTexts.categories.title),
      without: { ...input, categories: [] },
    }
  }
  const isOf = ({ key }: ActiveFilter) => key === filter || key.startsWith(`${filter} `)
  const labels: string[] = []
  let others = filters
  for (let chip = listActiveFilters(others).find(isOf); chip; chip = listActiveFilters(others).find(isOf)) {
    labels.push(chip.label)
    others = chip.without
  }
  return { label: joinLabels(labels, filterTexts.activeRegions), without: { ...input, filters: others } }
}

/** Returns the search on all platforms. */
export function onAllPlatforms(input: SearchInput): SearchInput {
  return { ...input, platforms: [...platforms] }
}

/** Joins the labels of a filter with several chips; more than two are only counted. */
function joinLabels(labels: readonly string[], count: (count: number) => string): string {
  return labels.length > 2 ? count(labels.length) : labels.join(filterTexts.active.or)
}
