import { discoveryEndpoints } from '@troupe/contract/discovery'
import { platformStatusEndpoints } from '@troupe/contract/platform-status'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import type { ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { presentPlatformSearch, presentRanked, presentSearch } from './discovery-presenter.ts'
import { keepCreators } from './keep-creators.ts'
import type { LivePlatform } from './live-platform.ts'
import { getPlatformStatus } from './platform-status.ts'
import {
  type OnePlatformSearch,
  searchForUser,
  searchPlatformForUser,
  searchPlatformsForUser,
  type UserSearchParts,
} from './search-for-user.ts'

export interface DiscoveryParts extends UserSearchParts {
  readonly jobs: JobQueue
  readonly platforms: readonly LivePlatform[]
  readonly toImagePath: ToImagePath
}

export function bindDiscoveryEndpoints(parts: DiscoveryParts): BoundEndpoint[] {
  const { toImagePath } = parts
  const searchOne = async (userId: string, request: OnePlatformSearch) =>
    presentRanked((await searchPlatformForUser(parts, userId, request)).results, toImagePath)
  return [
    bind(discoveryEndpoints.hybridSearch, async ({ actor, body }) =>
      presentSearch(await searchForUser(parts, actor.userId, body), toImagePath),
    ),
    bind(discoveryEndpoints.searchPlatforms, async ({ actor, body }) =>
      presentPlatformSearch(await searchPlatformsForUser(parts, actor.userId, body), toImagePath),
    ),
    bind(discoveryEndpoints.searchTiktok, ({ actor, body, query }) =>
      searchOne(actor.userId, { ...body, ...query, platform: 'tiktok' }),
    ),
    bind(discoveryEndpoints.searchInstagram, ({ actor, body, query }) =>
      searchOne(actor.userId, { ...body, ...query, platform: 'instagram' }),
    ),
    bind(discoveryEndpoints.searchYoutube, ({ actor, body, query }) =>
      searchOne(actor.userId, { ...body, ...query, platform: 'youtube' }),
    ),
    bind(discoveryEndpoints.storeCreators, ({ actor, body }) => keepCreators(parts, actor.userId, body)),
    bind(platformStatusEndpoints.listPlatforms, async () => ({ platforms: await getPlatformStatus(parts) })),
  ]
}
