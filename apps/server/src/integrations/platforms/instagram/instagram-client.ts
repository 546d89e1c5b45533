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
import { AppUsage } from './app-usage.ts'
import { toDiscoveryExpression } from './discovery-expression.ts'
import { type BusinessProfile, DiscoveryAnswer, MarketplaceAnswer, MarketplaceCreator } from './instagram-answers.ts'
import { createInstagramDialect, profilesBucket, searchesBucket } from './instagram-dialect.ts'
import { type InstagramFindings, toInstagramPosts, toInstagramRecord } from './instagram-mapping.ts'
import { toMarketplaceQuery } from './marketplace-query.ts'

export interface InstagramOptions {
  /** `https://graph.facebook.com`, or the address of a stand-in. */
  readonly baseUrl: string
  /** Version of the Graph API: `v25.0`. */
  readonly version: string
  readonly accessToken: string
  /** Id of the operator's own professional account, on whose behalf all requests are made. */
  readonly userId: string
}

type ClientParts = Parameters<typeof createWire>[1]

/**
 * Maximum number of creators whose figures are requested at once; each is a request against the app's hourly allowance.
 */
const mostCompleted = 10

/**
 * Reads Instagram through the Graph API: the creator marketplace finds creators, business discovery describes them. A
 * search costs one request, plus one for each creator with figures; a profile costs one. Only professional accounts can
 * be read.
 */
export function createInstagramClient(options: InstagramOptions, parts: ClientParts): PlatformClient {
  return new InstagramClient(options, parts)
}

class InstagramClient implements PlatformClient {
  readonly platform = 'instagram'
  readonly #options: InstagramOptions
  readonly #parts: ClientParts
  readonly #appUsage: AppUsage
  readonly #wire: Wire

  constructor(options: InstagramOptions, parts: ClientParts) {
    this.#options = options
    this.#parts = parts
    this.#appUsage = new AppUsage(parts.clock)
    const dialect = createInstagramDialect(options, { clock: parts.clock, appUsage: this.#appUsage })
    this.#wire = createWire(dialect, parts)
  }

  quota() {
    return this.#wire.quota()
  }

  async search(
    search: PlatformSearch,
    call: PlatformCall & { readonly cursor?: string | undefined },
  ): Promise<PlatformPage> {
    const query = toMarketplaceQuery(search, call.cursor)
    const answer = await this.#ask('/creator_marketplace_creators', query, { bucket: searchesBucket, call })
    const { data, paging } = readAnswer('instagram', MarketplaceAnswer, answer)
    const listed = readEntries('instagram', MarketplaceCreator, data)
    const completed = this.#appUsage.isHigh() ? 0 : Math.min(mostCompleted, call.budget.left)
    const found = await Promise.all(
      listed.map((creator, place) => this.#complete(creator, place < completed ? call : undefined)),
    )
    const nextCursor = listed.length > 0 ? paging?.cursors.after : undefined
    return { creators: this.#toRecords(found), nextCursor }
  }

  async fetchProfile(
    { channelId, handle }: ProfileReference,
    call: PlatformCall,
  ): Promise<PlatformProfile | undefined> {
    const profile = await this.#fetchProfile(handle, call)
    // Another account may have taken over the name.
    if (!profile || (channelId && profile.id && channelId !== profile.id)) return undefined
    const [record] = this.#toRecords([{ handle, profile }])
    if (!record) throw toShapeError('instagram')
    return { ...record, posts: toInstagramPosts(profile, this.#getContext()) }
  }

  /** Adds the profile if there is a call to request it with; a personal account has none. */
  async #complete(listed: MarketplaceCreator, call: PlatformCall | undefined): Promise<InstagramFindings> {
    const handle = listed.username
    return { handle, listed, profile: call && (await orMissing(this.#fetchProfile(handle, call))) }
  }

  async #fetchProfile(handle: string, call: PlatformCall): Promise<BusinessProfile | undefined> {
    const fields = toDiscoveryExpression(handle)
    if (!fields) return undefined
    const answer = await this.#ask('', { fields }, { bucket: profilesBucket, call })
    return readAnswer('instagram', DiscoveryAnswer, answer)
  }

  /**
   * Requests an edge of the operator's own account, or the account itself. The token goes into a header, since URLs end
   * up in logs.
   */
  async #ask(
    edge: string,
    query: Record<string, string>,
    { bucket, call }: { bucket: string; call: PlatformCall },
  ): Promise<unknown> {
    const retryAt = this.#appUsage.findRest()
    if (retryAt) {
      const said = say('platform_error.instagram_nearly_used_up')
      throw new PlatformError('instagram', 'rate_limited', said, { retryAt })
    }
    const { baseUrl, version, userId, accessToken } = this.#options
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${version}/${encodeURIComponent(userId)}${edge}`)
    url.search = new URLSearchParams(query).toString()
    const headers = { authorization: `Bearer ${accessToken}` }
    return this.#wire.send({ url, headers, charge: { bucket, units: 1 } }, call)
  }

  #toRecords(found: readonly InstagramFindings[]): CreatorRecord[] {
    const context = this.#getContext()
    return toUniqueRecords(found.map((findings) => toInstagramRecord(findings, context)))
  }

  #getContext() {
    return { baseUrl: this.#options.baseUrl, now: this.#parts.clock.now() }
  }
}
