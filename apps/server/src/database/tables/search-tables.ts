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

interface TermStatistics {
  term: string
  /** Share of the creators in whose texts the term is, 0 to 1; a rare term is not listed. */
  creator_share: number
  /** Sample members that have the term: their numbers in order, two bytes each, high byte first. */
  holders: Buffer
}

/** One row, or none before the first refresh. */
interface CatalogueStatistics {
  only_row: Generated<boolean>
  creator_count: number
  average_term_count: number
  /** How many creators the shares of terms are of; numbered from 0. */
  sample_size: number
  refreshed_at: Date
  /** The `statisticsVersion` that counted; 0: to be counted again. */
  version: Generated<number>
}

export interface SearchTables {
  term_statistics: TermStatistics
  catalogue_statistics: CatalogueStatistics
  saved_searches: SavedSearches
  recent_searches: RecentSearches
}
