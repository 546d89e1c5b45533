import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { youtubeId } from '@troupe/contract/discover/channel-url'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { say } from '@troupe/contract/messages/message'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import {
  type PlatformCall,
  type PlatformClient,
  PlatformError,
  type PlatformPage,
  type PlatformProfile,
  type PlatformSearch,
  type PlatformUsage,
  type ProfileReference,
  type QuotaState,
} from '../../../modules/discovery/platforms/platform-port.ts'
import type { Telemetry } from '../../../telemetry/telemetry.ts'
import { orMissing } from '../read-answer.ts'
import { createWire } from '../wire/wire.ts'
import type { WireTiming } from '../wire/wire-timing.ts'
import { formatCursor, parseCursor, startSearch, toChannelSearch, toVideoSearch } from './search-parameters.ts'
import { type RecentUploads, toCreatorRecord, toPosts } from './to-creator-record.ts'
import type { ChannelItem, UploadItem } from './youtube-answers.ts'
import { idsPerRequest, YouTubeApi } from './youtube-api.ts'
import { createYouTubeDialect, type YouTubeOptions } from './youtube-dialect.ts'

interface YouTubeParts {
  readonly usage: PlatformUsage
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry?: Telemetry | undefined
  /** For tests. */
  readonly timing?: Partial<WireTiming> | undefined
}

const videosPerChannel = 10
/** Number of channels whose videos fit into one request. */
const channelsPerRequest = idsPerRequest / videosPerChannel
/** If fewer channels than this are found, a second search looks for channels by name. */
const fewChannels = 10

/**
 * Reads YouTube through its Data API v3. A search takes two requests for a list of up to 50 creators. The rest of the
 * budget reads figures: one request for the newest videos of each of the first creators, and one for the videos'
 * figures of every five of them. A profile takes three. Creators outside the wanted range of subscribers stay in the
 * list, since YouTube cannot filter by it, but are last to get figures.
 */
export function createYouTubeClient(options: YouTubeOptions, parts: YouTubeParts): PlatformClient {
  const wire = createWire(createYouTubeDialect(options), parts)
  return new YouTubeClient(new YouTubeApi(wire, options), () => wire.quota(), { ...options, clock: parts.clock })
}

class YouTubeClient implements PlatformClient {
  readonly platform = 'youtube'
  readonly #api: YouTubeApi
  readonly #readQuota: () => Promise<QuotaState[]>
  readonly #context: { readonly baseUrl: string; readonly clock: Clock }

  constructor(
    api: YouTubeApi,
    readQuota: () => Promise<QuotaState[]>,
    context: { readonly baseUrl: string; readonly clock: Clock },
  ) {
    this.#api = api
    this.#readQuota = readQuota
    this.#context = context
  }

  quota(): Promise<QuotaState[]> {
    return this.#readQuota()
  }

  async search(
    search: PlatformSearch,
    call: PlatformCall & { readonly cursor?: string | undefined },
  ): Promise<PlatformPage> {
    const position =
      call.cursor === undefined ? startSearch(this.#context.clock.now(), search) : parseCursor(call.cursor)
    if (!position) {
      const said = say('platform_error.page_unknown', { platform: platformNames.youtube })
      throw new PlatformError('youtube', 'bad_request', said)
    }
    const found = await this.#api.search(toVideoSearch(search, position), call)
    const ids = new Set(found.items)
    if (call.cursor === undefined && ids.size < fewChannels && call.budget.left >= 2) {
      for (const id of await this.#searchChannels(search, call)) ids.add(id)
    }
    const channels = await this.#listInOrder([...ids].slice(0, idsPerRequest), call)
    const recent = await this.#readRecent(chooseForFigures(channels, search), call)
    return {
      creators: channels.flatMap((channel) => this.#toRecord(channel, recent.get(channel.id)) ?? []),
      nextCursor: found.nextPageToken && formatCursor({ ...position, pageToken: found.nextPageToken }),
    }
  }

  async fetchProfile(reference: ProfileReference, call: PlatformCall): Promise<PlatformProfile | undefined> {
    const channel = await this.#findChannel(reference, call)
    if (!channel) return undefined
    const recent = (await this.#readRecent([channel], call)).get(channel.id)
    const record = this.#toRecord(channel, recent)
    return record && { ...record, ...(recent && { posts: toPosts(recent, this.#getMapping()) }) }
  }

  async #findChannel({ channelId, handle, userName }: ProfileReference, call: PlatformCall) {
    if (channelId !== undefined && youtubeId.test(channelId)) {
      return (await this.#api.listChannels([channelId], call)).find(({ id }) => id === channelId)
    }
    if (userName !== undefined) return this.#api.findUser(userName, call)
    return this.#api.findChannel(handle.replace(/^@/, ''), call)
  }

  async fetchChannels(ids: readonly string[], call: PlatformCall): Promise<readonly CreatorRecord[]> {
    const channels = await this.#listInOrder(ids.slice(0, idsPerRequest), call)
    return channels.flatMap((channel) => this.#toRecord(channel, undefined) ?? [])
  }

  async fetchPosts(ids: readonly string[], call: PlatformCall): Promise<readonly CreatorPost[]> {
    const videos = await this.#api.listVideos(ids.slice(0, idsPerRequest), call)
    const uploads = videos.map(({ id, snippet }) => ({ videoId: id, publishedAt: snippet?.publishedAt, isGone: false }))
    return toPosts({ uploads, videos }, this.#getMapping())
  }

  /** An optional addition: when it fails, the search continues without it. */
  async #searchChannels(search: PlatformSearch, call: PlatformCall): Promise<readonly string[]> {
    return (await orMissing(this.#api.search(toChannelSearch(search), call)))?.items ?? []
  }

  /** Restores the order of the ids, which YouTube's answer does not keep. */
  async #listInOrder(ids: readonly string[], call: PlatformCall): Promise<ChannelItem[]> {
    if (ids.length === 0) return []
    const channels = new Map((await this.#api.listChannels(ids, call)).map((channel) => [channel.id, channel]))
    return ids.flatMap((id) => channels.get(id) ?? [])
  }

  /** Reads the newest videos of as many channels as the budget allows; unavailable figures are left out. */
  async #readRecent(channels: readonly ChannelItem[], call: PlatformCall): Promise<Map<string, RecentUploads>> {
    const reached = channels.slice(0, countReached(call.budget.left))
    const uploads = await Promise.all(
      reached.map(async (channel) => ({
        channel,
        uploads: await orMissing(this.#api.listUploads(channel, videosPerChannel, call)),
      })),
    )
    const listed = uploads.flatMap((entry) => (entry.uploads ? [{ ...entry, uploads: entry.uploads }] : []))
    const videos = await this.#listVideos(
      listed.flatMap((entry) => entry.uploads),
      call,
    )
    return new Map(
      listed.map((entry) => [
        entry.channel.id,
        { uploads: entry.uploads, videos: entry.uploads.flatMap(({ videoId }) => videos.get(videoId) ?? []) },
      ]),
    )
  }

  async #listVideos(uploads: readonly UploadItem[], call: PlatformCall) {
    const ids = uploads.map(({ videoId }) => videoId)
    const starts = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) => index * idsPerRequest)
    const batches = await Promise.all(
      starts.map((start) => orMissing(this.#api.listVideos(ids.slice(start, start + idsPerRequest), call))),
    )
    return new Map(batches.flatMap((batch) => batch ?? []).map((video) => [video.id, video]))
  }

  #toRecord(channel: ChannelItem, recent: RecentUploads | undefined): CreatorRecord | undefined {
    return toCreatorRecord(channel, recent, this.#getMapping())
  }

  #getMapping() {
    const { baseUrl, clock } = this.#context
    return { baseUrl, now: clock.now() }
  }
}

/**
 * Number of channels whose uploads, plus one request for the videos of every five, fit into the remaining requests.
 */
function countReached(requestsLeft: number): number {
  return requestsLeft - Math.ceil(requestsLeft / (channelsPerRequest + 1))
}

/** Orders channels with videos: those within the wanted range of subscribers first. */
function chooseForFigures(channels: readonly ChannelItem[], { subscribers }: PlatformSearch): ChannelItem[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = subscribers
  const isWanted = ({ statistics }: ChannelItem) => {
    const count = statistics?.subscriberCount
    return count === undefined || (count >= min && count <= max)
  }
  const active = channels.filter(({ statistics }) => statistics?.videoCount !== 0)
  return [...active.filter(isWanted), ...active.filter((channel) => !isWanted(channel))]
}
