import { HybridSearchRequest } from '@troupe/contract/discovery'
import { maxSavedSearches } from '@troupe/contract/saved-searches'
import { AppError } from '../../app-error.ts'
import type { RankingParts } from './rank-found.ts'
import * as searches from './saved-search-repository.ts'

type Parts = Pick<RankingParts, 'database' | 'clock'>

/** A search that a user gave a name. */
export interface NamedSearch {
  readonly id: string
  readonly name: string
  readonly request: HybridSearchRequest
  readonly createdAt: Date
}

/** The user's saved searches by name. One that asks for what no longer exists is left out. */
export async function listSavedSearches({ database }: Parts, userId: string): Promise<NamedSearch[]> {
  const rows = await searches.list(database.kysely, userId, maxSavedSearches)
  return rows.flatMap((row) => {
    const { success, data } = HybridSearchRequest.safeParse(row.request)
    return success ? [toNamedSearch(row, data)] : []
  })
}

/**
 * Saves a search under a name, whose case does not matter.
 * @throws AppError conflict when the user has a search of this name or as many as may be.
 */
export async function saveSearch(
  { database, clock }: Parts,
  userId: string,
  { name, request }: Pick<NamedSearch, 'name' | 'request'>,
): Promise<NamedSearch> {
  return database.kysely.transaction().execute(async (transaction) => {
    if ((await searches.countForAdding(transaction, userId)) >= maxSavedSearches) {
      throw new AppError('conflict', `You can save ${maxSavedSearches} searches; delete one to save another`)
    }
    const named = { name, nameKey: name.toLowerCase(), request, now: clock.now() }
    const row = await searches.insert(transaction, userId, named)
    if (!row) throw new AppError('conflict', 'You already have a saved search with this name')
    return toNamedSearch(row, request)
  })
}

/** @throws AppError not_found when the user has no such search. */
export async function deleteSavedSearch({ database }: Parts, userId: string, id: string): Promise<void> {
  if (!(await searches.deleteById(database.kysely, userId, id))) {
    throw new AppError('not_found', 'Saved search not found')
  }
}

function toNamedSearch(row: searches.SavedSearchRow, request: HybridSearchRequest): NamedSearch {
  return { id: row.id, name: row.name, request, createdAt: row.created_at }
}
