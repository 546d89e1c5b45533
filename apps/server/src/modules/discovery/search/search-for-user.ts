import type { HybridSearchRequest, KolSearchRequest } from '@troupe/contract/discovery'
import { rememberSearch } from '../saved-searches/saved-searches.ts'
import { listExcluded } from './context/creator-exclusions-port.ts'
import type { SearchContext } from './context/search-context.ts'
import { type FoundCreators, hybridSearch, listAllResults } from './hybrid-search.ts'
import { type OnePlatformSearch, type PlatformsSearched, searchPlatform, searchPlatforms } from './platform-search.ts'

/** Runs a hybrid search without the creators that the user hides, and adds it to the user's recent searches. */
export async function searchForUser(
  context: SearchContext,
  userId: string,
  request: HybridSearchRequest,
): Promise<FoundCreators> {
  const remembering = rememberSearch(context, userId, request).catch((error) =>
    context.log.warn({ err: error }, 'a search was not remembered'),
  )
  return context.traffic.note(async () => {
    const excludedIds = await listExcluded(context.exclusions, userId, request)
    const found = await hybridSearch(context, request, { userId, excludedIds })
    await remembering
    return found
  })
}

/** Searches the platforms without the creators that the user hides. */
export async function searchPlatformsForUser(
  context: SearchContext,
  userId: string,
  request: KolSearchRequest,
): Promise<PlatformsSearched> {
  return context.traffic.note(async () => {
    const excludedIds = await listExcluded(context.exclusions, userId, request.filter)
    return searchPlatforms(context, request, { userId, excludedIds })
  })
}

/** Searches one platform for a user. */
export function searchPlatformForUser(
  context: SearchContext,
  userId: string,
  request: OnePlatformSearch,
): Promise<PlatformsSearched> {
  return context.traffic.note(() => searchPlatform(context, request, { userId, excludedIds: [] }))
}

/** Lists the ids of all results of a user's search (`listAllResults`) without the creators that the user hides. */
export async function* listAllForUser(
  context: SearchContext,
  userId: string,
  request: HybridSearchRequest,
): AsyncGenerator<number[]> {
  const excludedIds = await listExcluded(context.exclusions, userId, request)
  yield* listAllResults(context, request, { userId, excludedIds })
}
