import type { RecentSearch, SavedSearch } from '@troupe/contract/saved-searches'
import type { MadeSearch } from './recent-searches.ts'
import type { NamedSearch } from './saved-searches.ts'

export function presentSavedSearch({ id, name, request, createdAt }: NamedSearch): SavedSearch {
  return { id, name, request, created_at: createdAt.toISOString() }
}

export function presentRecentSearch({ request, searchedAt }: MadeSearch): RecentSearch {
  return { request, searched_at: searchedAt.toISOString() }
}
