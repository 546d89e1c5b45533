import { hash } from 'node:crypto'
import { maxRecentSearches, maxSavedSearches } from '@troupe/contract/discover/saved-searches'
import { defaultQueryText, HybridSearchRequest } from '@troupe/contract/discovery'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { isNarrowing, toSearchFilters } from '../search/analysis/search-filters.ts'
import * as recentSearches from './recent-search-repository.ts'
import * as savedSearches from './saved-search-repository.ts'

export interface SearchStore {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
}

/** A search that a user saved under a name. */
export interface NamedSearch {
  readonly id: string
  readonly name: string
  readonly request: HybridSearchRequest
  readonly createdAt: Date
}

/** Lists the workspace's saved searches by name, without those that the current contract no longer accepts. */
export async function listSavedSearches({ database }: SearchStore, workspaceId: string): Promise<NamedSearch[]> {
  const rows = await savedSearches.list(database.kysely, workspaceId, maxSavedSearches)
  return rows.flatMap((row) => {
    const { success, data } = HybridSearchRequest.safeParse(row.request)
    return success ? [toNamedSearch(row, data)] : []
  })
}

/**
 * Saves a search under a case-insensitive name.
 * @throws AppError conflict when the name is taken or the user has the maximum number of saved searches.
 */
export async function saveSearch(
  { database, clock }: SearchStore,
  member: Member,
  { name, request }: Pick<NamedSearch, 'name' | 'request'>,
): Promise<NamedSearch> {
  return database.kysely.transaction().execute(async (transaction) => {
    if ((await savedSearches.countForAdding(transaction, member.workspaceId)) >= maxSavedSearches) {
      throw new AppError('conflict', say('discovery.too_many_searches', { max: maxSavedSearches }))
    }
    const named = { name, nameKey: name.toLowerCase(), request, now: clock.now() }
    const row = await savedSearches.insert(transaction, member, named)
    if (!row) throw new AppError('conflict', say('discovery.search_name_taken'))
    return toNamedSearch(row, request)
  })
}

/** @throws AppError not_found when the user has no such search. */
export async function deleteSavedSearch({ database }: SearchStore, workspaceId: string, id: string): Promise<void> {
  if (!(await savedSearches.deleteById(database.kysely, workspaceId, id))) {
    throw new AppError('not_found', say('discovery.search_unknown'))
  }
}

function toNamedSearch(row: savedSearches.SavedSearchRow, request: HybridSearchRequest): NamedSearch {
  return { id: row.id, name: row.name, request, createdAt: row.created_at }
}

/** A search in the user's history. */
export interface RecentSearch {
  readonly request: HybridSearchRequest
  readonly searchedAt: Date
}

/** Adds a search to the user's recent searches (the last twenty, without duplicates) unless it has neither text nor filters. */
export async function rememberSearch(
  { database, clock }: SearchStore,
  userId: string,
  request: HybridSearchRequest,
): Promise<void> {
  const now = clock.now()
  if (isEmpty(request, now)) return
  await recentSearches.upsert(database.kysely, userId, { key: toKey(request), request, now, limit: maxRecentSearches })
}

/** Lists the user's recent searches, newest first, without those that the current contract no longer accepts. */
export async function listRecentSearches({ database }: SearchStore, userId: string): Promise<RecentSearch[]> {
  const rows = await recentSearches.list(database.kysely, userId, maxRecentSearches)
  return rows.flatMap((row) => {
    const { success, data } = HybridSearchRequest.safeParse(row.request)
    return success ? [{ request: data, searchedAt: row.searched_at }] : []
  })
}

export async function deleteRecentSearches({ database }: SearchStore, userId: string): Promise<void> {
  await recentSearches.deleteAll(database.kysely, userId)
}

/**
 * Whether a search has neither text nor filters. A choice of platforms does not count, since platforms are always
 * chosen.
 */
function isEmpty(request: HybridSearchRequest, now: Date): boolean {
  const filters = toSearchFilters(request, { now, excludedIds: [] })
  const isTyped = request.query_text !== '' && request.query_text !== defaultQueryText
  return !isTyped && !isNarrowing({ ...filters, platforms: undefined })
}

/**
 * Identifies a search apart from the order and number of its results. A range is known by its limits that have an
 * effect: one that was read from a text states fewer than the same one that was set by hand.
 */
function toKey(request: HybridSearchRequest): string {
  const { sort: _sort, result_limit: _limit, max_api_requests: _requests, ...asked } = request
  const { subscribers, engagementRate, averageViews, estimatedPrice } = toSearchFilters(request, {
    now: new Date(0),
    excludedIds: [],
  })
  const same = {
    ...asked,
    subscriber_range: undefined,
    engagement_rate_range: undefined,
    average_views_range: undefined,
    price_range: undefined,
    query_text: asked.query_text.toLowerCase(),
    platforms: asked.platforms.toSorted(),
    content_categories: asked.content_categories.toSorted(),
    regions: asked.regions?.toSorted(),
    ranges: [subscribers, engagementRate, averageViews, estimatedPrice],
  }
  // Filters that are read from a text are added to its request last.
  const fields = Object.entries(same).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(fields), 'base64url')
}
