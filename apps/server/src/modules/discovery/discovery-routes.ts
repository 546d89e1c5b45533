import type { FoundCreator } from '@troupe/contract/creators'
import { platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { visitorSearchEndpoints } from '@troupe/contract/discover/visitor-search'
import { discoveryEndpoints, type HybridSearchRequest } from '@troupe/contract/discovery'
import { type BoundEndpoint, bind, type Member } from '../../http/requests/endpoint-binding.ts'
import type { ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import { addPersons, type PersonParts, type WithPerson } from './persons/find-persons.ts'
import { dropHiddenPersons } from './persons/hide-persons.ts'
import { keepCreators } from './platforms/keep-creators.ts'
import type { LivePlatform } from './platforms/live-platform.ts'
import { getPlatformStatus } from './platforms/platform-status.ts'
import type { SearchContext } from './search/context/search-context.ts'
import { presentPage, presentPlatformSearch, presentRanked, presentSearch } from './search/discovery-presenter.ts'
import type { OnePlatformSearch } from './search/platform-search.ts'
import {
  answerByReachable,
  readNextPage,
  searchForUser,
  searchPlatformForUser,
  searchPlatformsForUser,
} from './search/search-for-user.ts'
import { searchForVisitor } from './search/visitors/search-for-visitor.ts'
import { presentForVisitor } from './search/visitors/visitor-presenter.ts'

interface RouteOptions {
  readonly search: SearchContext
  readonly jobs: JobQueue
  readonly platforms: readonly LivePlatform[]
  readonly toImagePath: ToImagePath
  /** Undefined: no searches without an account. */
  readonly visitorLimits: Pick<RateLimits, 'take'> | undefined
}

export function bindDiscoveryEndpoints(options: RouteOptions): BoundEndpoint[] {
  const { search, jobs, platforms, toImagePath, visitorLimits } = options
  const { database } = search
  const parts = { db: database.kysely, toImagePath }
  const searchOne = async (member: Member, request: OnePlatformSearch) =>
    addPersons(
      parts,
      member.workspaceId,
      presentRanked((await searchPlatformForUser(search, member, request)).results, toImagePath),
    )
  return [
    bind(discoveryEndpoints.hybridSearch, ({ actor, body }) =>
      answerByReachable(() => answerSearch(options, actor, body)),
    ),
    bind(discoveryEndpoints.nextResults, ({ actor, query }) =>
      answerByReachable(async () => {
        const page = await readNextPage(search, actor, query.cursor)
        const answer = presentPage(page, toImagePath)
        const results = await listShown(parts, { workspaceId: actor.workspaceId, ...page }, answer.results)
        return { ...answer, results }
      }),
    ),
    bind(discoveryEndpoints.searchPlatforms, async ({ actor, body }) => {
      const searched = await searchPlatformsForUser(search, actor, body)
      const found = presentPlatformSearch(searched, toImagePath)
      return { ...found, kols: await listShown(parts, { workspaceId: actor.workspaceId, ...searched }, found.kols) }
    }),
    bind(discoveryEndpoints.searchTiktok, ({ actor, body, query }) =>
      searchOne(actor, { ...body, ...query, platform: 'tiktok' }),
    ),
    bind(discoveryEndpoints.searchInstagram, ({ actor, body, query }) =>
      searchOne(actor, { ...body, ...query, platform: 'instagram' }),
    ),
    bind(discoveryEndpoints.searchYoutube, ({ actor, body, query }) =>
      searchOne(actor, { ...body, ...query, platform: 'youtube' }),
    ),
    bind(discoveryEndpoints.storeCreators, ({ actor, body }) =>
      keepCreators({ database, jobs, platforms }, actor.workspaceId, body),
    ),
    bind(platformStatusEndpoints.listPlatforms, async () => ({
      platforms: await getPlatformStatus({ database, platforms }),
    })),
    ...(visitorLimits ? [bindVisitorSearch(search, visitorLimits)] : []),
  ]
}

async function answerSearch({ search, toImagePath }: RouteOptions, actor: Member, request: HybridSearchRequest) {
  const page = await searchForUser(search, actor, request)
  const answer = presentSearch(page, toImagePath)
  const parts = { db: search.database.kysely, toImagePath }
  const results = await listShown(parts, { workspaceId: actor.workspaceId, ...page }, answer.results)
  if (results.length === answer.results.length) return { ...answer, results }
  const shown = new Set(results.map(({ id }) => id))
  const kept = page.results.filter(({ creator }) => shown.has(String(creator.id)))
  return { ...presentSearch({ ...page, results: kept }, toImagePath), results }
}

/**
 * Adds persons to the results, which stay one per channel and in the order of the ranking, and leaves out persons with
 * another channel that the user hides.
 */
async function listShown(
  parts: PersonParts,
  { workspaceId, excludedIds }: { readonly workspaceId: string; readonly excludedIds: readonly number[] },
  results: readonly FoundCreator[],
): Promise<WithPerson<FoundCreator>[]> {
  return dropHiddenPersons(await addPersons(parts, workspaceId, results), excludedIds)
}

/** Binds the search for visitors who are not signed in, which each network can call a few times a minute. */
function bindVisitorSearch(search: SearchContext, rateLimits: Pick<RateLimits, 'take'>): BoundEndpoint {
  return bind(visitorSearchEndpoints.searchAsVisitor, async ({ body, client }) => {
    await rateLimits.take(['visitorSearchesByNetwork', { ip: client.ip }])
    return presentForVisitor(await searchForVisitor(search, body.query_text))
  })
}
