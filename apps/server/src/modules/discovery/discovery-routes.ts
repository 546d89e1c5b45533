import { discoveryEndpoints } from '@troupe/contract/discovery'
import { platformStatusEndpoints } from '@troupe/contract/platform-status'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { presentPlatformSearch, presentRanked, presentSearch } from './discovery-presenter.ts'
import { keepCreators } from './keep-creators.ts'
import type { LivePlatform } from './live-platform.ts'
import { searchPlatform } from './platform-search.ts'
import { getPlatformStatus } from './platform-status.ts'
import { searchForUser, searchPlatformsForUser, type UserSearchParts } from './search-for-user.ts'

export interface DiscoveryParts extends UserSearchParts {
  readonly jobs: JobQueue
  readonly platforms: readonly LivePlatform[]
}

export function bindDiscoveryEndpoints(parts: DiscoveryParts): BoundEndpoint[] {
  return [
    bind(discoveryEndpoints.hybridSearch, async ({ actor, body }) =>
      presentSearch(await searchForUser(parts, actor.userId, body)),
    ),
    bind(discoveryEndpoints.searchPlatforms, async ({ actor, body }) =>
      presentPlatformSearch(await searchPlatformsForUser(parts, actor.userId, body)),
    ),
    bind(discoveryEndpoints.searchTiktok, async ({ body, query }) =>
      presentRanked((await searchPlatform(parts, 'tiktok', { ...body, ...query })).results),
    ),
    bind(discoveryEndpoints.searchInstagram, async ({ body, query }) =>
      presentRanked((await searchPlatform(parts, 'instagram', { ...body, ...query })).results),
    ),
    bind(discoveryEndpoints.searchYoutube, async ({ body, query }) =>
      presentRanked((await searchPlatform(parts, 'youtube', { ...body, ...query })).results),
    ),
    bind(discoveryEndpoints.storeCreators, ({ body }) => keepCreators(parts, body)),
    bind(platformStatusEndpoints.listPlatforms, async () => ({ platforms: await getPlatformStatus(parts) })),
  ]
}
