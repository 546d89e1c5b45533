import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { finishSearch } from './hybrid-search.ts'
import { planListing } from './plan-listing.ts'
import { listSorted, type Place } from './sorted-repository.ts'
import { type SearchParts, startSearch } from './start-search.ts'

const pageSize = 1000

/**
 * The ids of all creators who pass a request's filters and answer its text, each once, in pages of at most a thousand and in
 * the order of the request: by relevance the results as they are shown, then all others by followers. However many there
 * are, one page is held at a time. Creators whose figures change meanwhile may be missed or come twice.
 */
export async function* listAllResults(
  parts: SearchParts,
  request: HybridSearchRequest,
  excludedIds: readonly number[] = [],
): AsyncGenerator<number[]> {
  const search = await startSearch(parts, request, excludedIds)
  const { ids: freshIds } = await search.live
  const shown = request.sort === 'relevance' ? (await finishSearch(parts, request, search)).results : []
  const shownIds = shown.map(({ creator }) => creator.id)
  if (shownIds.length > 0) yield shownIds
  const filters = { ...search.filters, excludedIds: [...search.filters.excludedIds, ...shownIds] }
  const listing = await planListing(parts, search.read, { ...search, filters, freshIds })
  const sort = request.sort === 'relevance' ? 'followers' : request.sort
  for (let after: Place | undefined; ; ) {
    const page = await listSorted(parts.database.kysely, { ...listing, sort, limit: pageSize, after })
    if (page.length > 0) yield page.map(({ id }) => id)
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}
