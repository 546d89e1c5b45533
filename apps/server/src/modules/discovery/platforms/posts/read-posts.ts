import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { readPostUrl } from '@troupe/contract/discover/post-url'
import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { Logger } from '../../../../lib/logger.ts'
import { askPlatform, fetchProfile } from '../fetch-profile.ts'
import { hasQuotaToSpare, type LivePlatform } from '../live-platform.ts'
import { PlatformError } from '../platform-port.ts'

/** A post to read. */
export interface WantedPost {
  /** As in a `PostAddress`. */
  readonly postId: string
  /** Handle of the channel without "@"; undefined: not known. */
  readonly handle: string | undefined
}

/**
 * Why a post has no figures: not among the account's latest posts, no such post, no account to ask for, no quota to
 * spare for background work, or a failure of the platform.
 */
export type PostFailure = 'not_listed' | 'unknown' | 'no_account' | 'no_allowance' | 'failed'

export type PostReading = Pick<CreatorPost, 'views' | 'likes' | 'comments'> | PostFailure

interface ReadingParts {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
}

const postsPerRequest = 50

/**
 * Reads the figures of posts: by their ids if the platform can, otherwise from the latest posts of their accounts. Half
 * of every quota stays reserved for users. A failure of the platform is logged and recorded as its state.
 * @returns a reading for each post, by its id.
 */
export async function readPosts(
  parts: ReadingParts,
  live: LivePlatform,
  posts: readonly WantedPost[],
): Promise<ReadonlyMap<string, PostReading>> {
  const readings = new Map<string, PostReading>()
  for (const group of live.client.fetchPosts ? toBatches(posts) : groupByAccount(posts)) {
    const found = await readGroup(parts, live, group)
    for (const { postId } of group.posts) {
      readings.set(postId, found instanceof Map ? (found.get(postId) ?? group.ifMissing) : found)
    }
  }
  return readings
}

/** Posts that are read by one call. */
interface PostGroup {
  readonly posts: readonly WantedPost[]
  readonly handle: string | undefined
  readonly ifMissing: PostFailure
}

function toBatches(posts: readonly WantedPost[]): PostGroup[] {
  const starts = Array.from(
    { length: Math.ceil(posts.length / postsPerRequest) },
    (_, index) => index * postsPerRequest,
  )
  return starts.map((start) => ({
    posts: posts.slice(start, start + postsPerRequest),
    handle: undefined,
    ifMissing: 'unknown',
  }))
}

function groupByAccount(posts: readonly WantedPost[]): PostGroup[] {
  return [...Map.groupBy(posts, ({ handle }) => handle)].map(([handle, group]) => ({
    posts: group,
    handle,
    ifMissing: 'not_listed',
  }))
}

async function readGroup(
  parts: ReadingParts,
  live: LivePlatform,
  { posts, handle }: PostGroup,
): Promise<ReadonlyMap<string, PostReading> | PostFailure> {
  const { client } = live
  if (!client.fetchPosts && handle === undefined) return 'no_account'
  try {
    if (!(await hasQuotaToSpare(live))) return 'no_allowance'
    const ids = posts.map(({ postId }) => postId)
    const found = client.fetchPosts
      ? await askPlatform(parts, live, async (call) => client.fetchPosts?.(ids, call))
      : (await fetchProfile(parts, live, { channelId: undefined, handle: handle ?? '' }))?.posts
    return new Map((found ?? []).map((post) => [toPostId(post), post]))
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { kind, message: reason } = error
    parts.log.warn({ platform: client.platform, kind, reason }, 'posts were not read')
    return kind === 'out_of_budget' || kind === 'rate_limited' || kind === 'quota_exhausted' ? 'no_allowance' : 'failed'
  }
}

/** Instagram's ids are not those in its URLs. */
function toPostId({ id, url }: CreatorPost): string {
  return (url === null ? undefined : readPostUrl(url)?.postId) ?? id
}
