import { hash } from 'node:crypto'
import { defaultQueryText, HybridSearchRequest } from '@troupe/contract/discovery'
import { maxRecentSearches } from '@troupe/contract/saved-searches'
import type { RankingParts } from './rank-found.ts'
import * as searches from './recent-search-repository.ts'
import { isNarrowing, toSearchFilters } from './search-filters.ts'

type Parts = Pick<RankingParts, 'database' | 'clock'>

/** A search that a user made. */
export interface MadeSearch {
  readonly request: HybridSearchRequest
  readonly searchedAt: Date
}

/** Remembers what a user searches for: the last twenty, the same once. A search for nothing in particular is none. */
export async function rememberSearch(
  { database, clock }: Parts,
  userId: string,
  request: HybridSearchRequest,
): Promise<void> {
  const now = clock.now()
  if (!asksForSomething(request, now)) return
  await searches.upsert(database.kysely, userId, { key: toKey(request), request, now, limit: maxRecentSearches })
}

/** What the user searched for, the last first. One that asks for what no longer exists is left out. */
export async function listRecentSearches({ database }: Parts, userId: string): Promise<MadeSearch[]> {
  const rows = await searches.list(database.kysely, userId, maxRecentSearches)
  return rows.flatMap((row) => {
    const { success, data } = HybridSearchRequest.safeParse(row.request)
    return success ? [{ request: data, searchedAt: row.searched_at }] : []
  })
}

export async function forgetRecentSearches({ database }: Parts, userId: string): Promise<void> {
  await searches.deleteAll(database.kysely, userId)
}

/** Platforms are always chosen, so they alone say nothing. */
function asksForSomething(request: HybridSearchRequest, now: Date): boolean {
  const filters = toSearchFilters(request, { now, excludedIds: [] })
  const isTyped = request.query_text !== '' && request.query_text !== defaultQueryText
  return isTyped || isNarrowing({ ...filters, platforms: undefined })
}

/** The order of the results, and how many there are, make no other search. */
function toKey({ sort: _sort, result_limit: _limit, max_api_requests: _requests, ...asked }: HybridSearchRequest) {
  const same = {
    ...asked,
    query_text: asked.query_text.toLowerCase(),
    platforms: asked.platforms.toSorted(),
    content_categories: asked.content_categories.toSorted(),
    regions: asked.regions?.toSorted(),
  }
  return hash('sha256', JSON.stringify(same), 'base64url')
}
