import {
  type RecentSearch as PresentedRecentSearch,
  type SavedSearch,
  savedSearchEndpoints,
} from '@troupe/contract/discover/saved-searches'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import {
  deleteRecentSearches,
  deleteSavedSearch,
  listRecentSearches,
  listSavedSearches,
  type NamedSearch,
  type RecentSearch,
  type SearchStore,
  saveSearch,
} from './saved-searches.ts'

export function bindSavedSearchEndpoints(store: SearchStore): BoundEndpoint[] {
  return [
    bind(savedSearchEndpoints.listSavedSearches, async ({ actor }) => ({
      saved_searches: (await listSavedSearches(store, actor.workspaceId)).map(presentSavedSearch),
    })),
    bind(savedSearchEndpoints.saveSearch, async ({ actor, body }) =>
      presentSavedSearch(await saveSearch(store, actor, body)),
    ),
    bind(savedSearchEndpoints.deleteSavedSearch, async ({ actor, params }) => {
      await deleteSavedSearch(store, actor.workspaceId, params.id)
      return tellMessage(say('discovery.search_deleted'))
    }),
    bind(savedSearchEndpoints.listRecentSearches, async ({ actor }) => ({
      recent_searches: (await listRecentSearches(store, actor.userId)).map(presentRecentSearch),
    })),
    bind(savedSearchEndpoints.deleteRecentSearches, async ({ actor }) => {
      await deleteRecentSearches(store, actor.userId)
      return tellMessage(say('discovery.recent_deleted'))
    }),
  ]
}

function presentSavedSearch({ id, name, request, createdAt }: NamedSearch): SavedSearch {
  return { id, name, request, created_at: createdAt.toISOString() }
}

function presentRecentSearch({ request, searchedAt }: RecentSearch): PresentedRecentSearch {
  return { request, searched_at: searchedAt.toISOString() }
}
