import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { platforms } from '@troupe/contract/catalogues/platforms'
import type { SearchFilterName } from '@troupe/contract/search-filters'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { type AdvancedFilters, defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { filterTexts } from '../advanced-filters/filter-texts.ts'
import type { SearchInput } from '../api/search-request.ts'
import { discoverTexts } from '../search/discover-texts.ts'

/** The filters of a request in the panel. */
const fields = {
  subscriber_range: 'subscribers',
  engagement_rate_range: 'engagementPercent',
  price_range: 'price',
  regions: 'regions',
  verified_only: 'verifiedOnly',
  min_videos: 'minVideos',
  has_email: 'hasEmail',
  posted_within_days: 'postedWithinDays',
  exclude_words: 'excludeWords',
  hide_collected: 'hideCollected',
  hide_contacted: 'hideContacted',
} as const satisfies Record<Exclude<SearchFilterName, 'platforms' | 'content_categories'>, keyof AdvancedFilters>

export interface RemovableFilter {
  /** As on its chip. */
  label: string
  /** The search without it. */
  without: SearchInput
}

/** Names a filter of a search, and takes it away. */
export function toRemovableFilter(input: SearchInput, filter: Exclude<SearchFilterName, 'platforms'>): RemovableFilter {
  const { categories, filters } = input
  if (filter === 'content_categories') {
    return {
      label: joinLabels(categories.map(getCategoryName), discoverTexts.categories.title),
      without: { ...input, categories: [] },
    }
  }
  const field = fields[filter]
  const others: AdvancedFilters = { ...filters, [field]: defaultFilters[field] }
  const kept = new Set(listActiveFilters(others).map(({ key }) => key))
  const labels = listActiveFilters(filters).flatMap(({ key, label }) => (kept.has(key) ? [] : [label]))
  return { label: joinLabels(labels, filterTexts.activeRegions), without: { ...input, filters: others } }
}

/** The search on all platforms. */
export function onAllPlatforms(input: SearchInput): SearchInput {
  return { ...input, platforms: [...platforms] }
}

/** The labels of a filter with several chips; of many only how many they are. */
function joinLabels(labels: readonly string[], count: (count: number) => string): string {
  return labels.length > 2 ? count(labels.length) : labels.join(filterTexts.active.or)
}
