import type { Generated, JSONColumnType } from 'kysely'

interface SavedSearches {
  id: Generated<string>
  user_id: string
  name: string
  /** Lower case of the name; unique for a user. */
  name_key: string
  /** A `HybridSearchRequest` of the time when it was saved. */
  request: JSONColumnType<object>
  created_at: Date
}

/** A user's last searches, each once. */
interface RecentSearches {
  user_id: string
  /** Hash of what was asked for, whatever the order and the number of results. */
  request_key: string
  request: JSONColumnType<object>
  searched_at: Date
}

/** A search whose further results can be asked for. */
interface SearchCursors {
  id: Generated<string>
  user_id: string
  /** A `CursorSearch`. */
  search: JSONColumnType<object>
  /** The results after the first page, as `FurtherResults`; null until they are first asked for. */
  further: JSONColumnType<object | null, string | null>
  expires_at: Date
}

export interface SearchTables {
  saved_searches: SavedSearches
  recent_searches: RecentSearches
  search_cursors: SearchCursors
}
