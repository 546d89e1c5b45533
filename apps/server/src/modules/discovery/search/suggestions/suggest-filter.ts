import { isDeepStrictEqual } from 'node:util'
import { HybridSearchRequest, type SearchSuggestions } from '@troupe/contract/discovery'
import { SearchFilterName } from '@troupe/contract/search-filters'
import { toSearchFilters } from '../analysis/search-filters.ts'
import { countResults } from '../candidates/count-results.ts'
import type { Listing } from '../candidates/sorted-repository.ts'
import { listExcluded, type Searcher } from '../context/creator-exclusions-port.ts'
import type { SearchContext } from '../context/search-context.ts'

const unfiltered = HybridSearchRequest.parse({})

/** A search that found nothing. */
export interface FilteredSearch {
  readonly searcher: Searcher
  readonly request: HybridSearchRequest
  /** Ids of the creators that the user hides. */
  readonly excludedIds: readonly number[]
  readonly match: Listing['match']
}

/** Finds the filter whose removal makes most creators match the text; null if removing a single one finds none. */
export async function suggestFilter(
  { database, clock, exclusions }: Pick<SearchContext, 'database' | 'clock' | 'exclusions'>,
  { searcher, request, excludedIds, match }: FilteredSearch,
): Promise<SearchSuggestions['remove_filter']> {
  const now = clock.now()
  const present = toSearchFilters(request, { now, excludedIds })
  let best: SearchSuggestions['remove_filter'] = null
  for (const filter of SearchFilterName.options) {
    const without = { ...request, [filter]: unfiltered[filter] }
    const isHiding = filter === 'hide_collected' || filter === 'hide_contacted'
    const hidden = isHiding ? await listExcluded(exclusions, searcher, without) : excludedIds
    const filters = toSearchFilters(without, { now, excludedIds: hidden })
    if (isDeepStrictEqual(filters, present)) continue
    const count = await countResults(database.kysely, { filters, match })
    if (count.value > (best?.count.value ?? 0)) best = { filter, count }
    if (count.is_more) return { filter, count }
  }
  return best
}
