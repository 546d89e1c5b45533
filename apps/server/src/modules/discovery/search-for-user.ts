import type { HybridSearchRequest, KolSearchRequest, PlatformSearchRequest } from '@troupe/contract/discovery'
import type { Platform } from '@troupe/contract/platforms'
import type { Logger } from '../../logger.ts'
import { type CreatorExclusions, listExcluded } from './creator-exclusions-port.ts'
import { type FoundCreators, hybridSearch } from './hybrid-search.ts'
import { listAllResults } from './list-all-results.ts'
import type { LiveSearch } from './live-search.ts'
import { type PlatformsSearched, searchPlatform, searchPlatforms } from './platform-search.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SearchTraffic } from './search-traffic.ts'
import type { SearchParts } from './start-search.ts'

export interface UserSearchParts extends SearchParts {
  readonly live: LiveSearch
  readonly log: Logger
  readonly exclusions: CreatorExclusions
  readonly traffic: SearchTraffic
}

/** A hybrid search on behalf of a user: without whom they hide, and remembered among their recent searches. */
export async function searchForUser(
  parts: UserSearchParts,
  userId: string,
  request: HybridSearchRequest,
): Promise<FoundCreators> {
  const remembering = rememberSearch(parts, userId, request).catch((error) =>
    parts.log.warn({ err: error }, 'a search was not remembered'),
  )
  return parts.traffic.note(async () => {
    const excluded = await listExcluded(parts.exclusions, userId, request)
    const found = await hybridSearch(onBehalfOf(parts, userId), request, excluded)
    await remembering
    return found
  })
}

/** A search of the platforms on behalf of a user: without whom they hide. */
export async function searchPlatformsForUser(
  parts: UserSearchParts,
  userId: string,
  request: KolSearchRequest,
): Promise<PlatformsSearched> {
  return parts.traffic.note(async () => {
    const excluded = await listExcluded(parts.exclusions, userId, request.filter)
    return searchPlatforms(onBehalfOf(parts, userId), request, excluded)
  })
}

export interface OnePlatformSearch extends PlatformSearchRequest {
  readonly platform: Platform
  readonly page: number
}

/** A search of one platform on behalf of a user. */
export function searchPlatformForUser(
  parts: UserSearchParts,
  userId: string,
  { platform, ...request }: OnePlatformSearch,
): Promise<PlatformsSearched> {
  return parts.traffic.note(() => searchPlatform(onBehalfOf(parts, userId), platform, request))
}

/** Ids of all results of a user's search, as `listAllResults` gives them, without whom the user hides. */
export async function* listAllForUser(
  parts: UserSearchParts,
  userId: string,
  request: HybridSearchRequest,
): AsyncGenerator<number[]> {
  yield* listAllResults(onBehalfOf(parts, userId), request, await listExcluded(parts.exclusions, userId, request))
}

/** Whom the platforms name is new to the catalogue because of this user. */
function onBehalfOf(parts: UserSearchParts, userId: string): SearchParts {
  return { ...parts, live: parts.live.onBehalfOf(userId) }
}
