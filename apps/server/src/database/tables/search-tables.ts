import type { Generated, JSONColumnType } from 'kysely'

interface SavedSearches {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  name: string
  /** The name in lower case; unique per user. */
  name_key: string
  /** A `HybridSearchRequest`, in the form of the time when it was saved. */
  request: JSONColumnType<object>
  created_at: Date
  /** The newest creator of the catalogue when it was last looked through for new results; null before. */
  newest_creator_id: Generated<number | null>
  looked_at: Generated<Date | null>
}

/** A user's latest searches, without duplicates. */
interface RecentSearches {
  user_id: string
  /** Hash of the criteria, independent of their order and of the number of results. */
  request_key: string
  request: JSONColumnType<object>
  searched_at: Date
}

/** A search whose further results can be requested. */
interface SearchCursors {
  id: Generated<string>
  user_id: string
  /** A `CursorSearch`. */
  search: JSONColumnType<object>
  /** The results after the first page, as `FurtherResults`; null until they are first requested. */
  further: JSONColumnType<object | null, string | null>
  expires_at: Date
}

/** A user's statement whether two channels belong to one person; the smaller id comes first. */
interface PersonStatements {
  workspace_id: string
  creator_id: number
  other_id: number
  is_same: boolean
  stated_at: Date
}

export interface SearchTables {
  person_statements: PersonStatements
  saved_searches: SavedSearches
  recent_searches: RecentSearches
  search_cursors: SearchCursors
}
