import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { say } from '@troupe/contract/messages/message'
import {
  type PlatformCall,
  type PlatformClient,
  PlatformError,
  type PlatformPage,
  type PlatformProfile,
  type PlatformSearch,
  type ProfileReference,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { orMissing, readAnswer, readEntries, toShapeError, toUniqueRecords } from '../read-answer.ts'
import { createWire, type Wire } from '../wire/wire.ts'
import { toDiscoverQuery } from './discover-query.ts'
import { DiscoverAnswer, PostsAnswer, PublicAnswer, TikTokCreator, type TikTokPost } from './tiktok-answers.ts'
import { createTikTokDialect, requestsBucket } from './tiktok-dialect.ts'
import { overlayCreator, type TikTokFindings, toTikTokPosts, toTikTokRecord } from './tiktok-mapping.ts'

export interface TikTokOptions {
  /** `https://business-api.tiktok.com`, or the address of a stand-in. */
  readonly baseUrl: string
  readonly accessToken: string
  /** Account of the TikTok One marketplace on whose behalf creators are read. */
  readonly tcmAccountId: string
}

type ClientParts = Parameters<typeof createWire>[1]

/** Enough for a creator's averages and posting frequency. */
const postsPerCreator = 30
/** Maximum number of creators requested at once; TikTok's rate limit is not published. */
const mostCompleted = 10

/**
 * Reads TikTok through TikTok One's creator marketplace (Business API v1.3). A search costs one request, plus two for
 * each creator with figures; a profile costs two.
 */
export function createTikTokClient(options: TikTokOptions, parts: ClientParts): PlatformClient {
  return new TikTokClient(options, parts)
}

class TikTokClient implements PlatformClient {
  readonly platform = 'tiktok'
  readonly #options: TikTokOptions
  readonly #parts: ClientParts
  readonly #wire: Wire

  constructor(options: TikTokOptions, parts: ClientParts) {
    this.#options = options
    this.#parts = parts
    this.#wire = createWire(createTikTokDialect(options), parts)
  }

  quota() {
    return this.#wire.quota()
  }

  async search(
    search: PlatformSearch,
    call: PlatformCall & { readonly cursor?: string | undefined },
  ): Promise<PlatformPage> {
    const page = readPageNumber(call.cursor)
    const query = toDiscoverQuery(search, page)
    if (!query) return { creators: [], nextCursor: undefined }
    const { data } = readAnswer('tiktok', DiscoverAnswer, await this.#ask('creator/discover/', query, call))
    const listed = readEntries('tiktok', TikTokCreator, data.creators)
    const completed = Math.min(mostCompleted, Math.ceil(call.budget.left / 2))
    const found = await Promise.all(
      listed.map((creator, place) => (place < completed ? this.#complete(creator, call) : { creator })),
    )
    const hasMore = listed.length > 0 && page < (data.page_info?.total_page ?? page)
    return { creators: this.#toRecords(found), nextCursor: hasMore ? String(page + 1) : undefined }
  }

  async fetchProfile(
    { channelId, handle }: ProfileReference,
    call: PlatformCall,
  ): Promise<PlatformProfile | undefined> {
    const creator = await this.#fetchCreator(handle, call)
    // Another creator may have taken over the handle.
    if (!creator || (channelId && creator.creator_id && channelId !== creator.creator_id)) return undefined
    const posts = await this.#fetchPosts(handle, call)
    const findings = { creator: { ...creator, creator_id: creator.creator_id ?? channelId }, posts }
    const [record] = this.#toRecords([findings])
    if (!record) throw toShapeError('tiktok')
    return { ...record, posts: toTikTokPosts(findings, this.#getContext()) }
  }

  /** Requests profile and posts at once; either is useful without the other. */
  async #complete(listed: TikTokCreator, call: PlatformCall): Promise<TikTokFindings> {
    const [profile, posts] = await Promise.all([
      orMissing(this.#fetchCreator(listed.handle_name, call)),
      orMissing(this.#fetchPosts(listed.handle_name, call)),
    ])
    return { creator: profile ? overlayCreator(listed, profile) : listed, posts }
  }

  async #fetchCreator(handle: string, call: PlatformCall): Promise<TikTokCreator | undefined> {
    const answer = await this.#ask('creator/public/', { handle_name: handle }, call)
    return readAnswer('tiktok', PublicAnswer, answer)
  }

  async #fetchPosts(handle: string, call: PlatformCall): Promise<readonly TikTokPost[]> {
    const query = { handle_name: handle, limit: String(postsPerCreator) }
    return readAnswer('tiktok', PostsAnswer, await this.#ask('creator/public/video/list/', query, call))
  }

  #ask(path: string, query: Record<string, string>, call: PlatformCall): Promise<unknown> {
    const { baseUrl, accessToken, tcmAccountId } = this.#options
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/open_api/v1.3/tto/tcm/${path}`)
    url.search = new URLSearchParams({ tto_tcm_account_id: tcmAccountId, ...query }).toString()
    const headers = { 'access-token': accessToken }
    return this.#wire.send({ url, headers, charge: { bucket: requestsBucket, units: 1 } }, call)
  }

  #toRecords(found: readonly TikTokFindings[]): CreatorRecord[] {
    const context = this.#getContext()
    return toUniqueRecords(found.map((findings) => toTikTokRecord(findings, context)))
  }

  #getContext() {
    return { baseUrl: this.#options.baseUrl, now: this.#parts.clock.now() }
  }
}

/** The cursor is a page number, from 1. */
function readPageNumber(cursor: string | undefined): number {
  if (cursor === undefined) return 1
  if (/^[1-9]\d{0,5}$/.test(cursor)) return Number(cursor)
  throw new PlatformError('tiktok', 'bad_request', say('platform_error.not_a_page', { platform: platformNames.tiktok }))
}
