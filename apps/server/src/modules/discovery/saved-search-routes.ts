import { savedSearchEndpoints } from '@troupe/contract/saved-searches'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import type { RankingParts } from './rank-found.ts'
import { forgetRecentSearches, listRecentSearches } from './recent-searches.ts'
import { presentRecentSearch, presentSavedSearch } from './saved-search-presenter.ts'
import { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-searches.ts'

export function bindSavedSearchEndpoints(parts: Pick<RankingParts, 'database' | 'clock'>): BoundEndpoint[] {
  return [
    bind(savedSearchEndpoints.listSavedSearches, async ({ actor }) => ({
      saved_searches: (await listSavedSearches(parts, actor.userId)).map(presentSavedSearch),
    })),
    bind(savedSearchEndpoints.saveSearch, async ({ actor, body }) =>
      presentSavedSearch(await saveSearch(parts, actor.userId, body)),
    ),
    bind(savedSearchEndpoints.deleteSavedSearch, async ({ actor, params }) => {
      await deleteSavedSearch(parts, actor.userId, params.id)
      return { message: 'Saved search deleted' }
    }),
    bind(savedSearchEndpoints.listRecentSearches, async ({ actor }) => ({
      recent_searches: (await listRecentSearches(parts, actor.userId)).map(presentRecentSearch),
    })),
    bind(savedSearchEndpoints.deleteRecentSearches, async ({ actor }) => {
      await forgetRecentSearches(parts, actor.userId)
      return { message: 'Recent searches deleted' }
    }),
  ]
}
