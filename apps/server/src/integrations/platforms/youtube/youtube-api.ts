import type { z } from 'zod'
import type { PlatformCall } from '../../../modules/discovery/platforms/platform-port.ts'
import { readAnswer, readEntries } from '../read-answer.ts'
import type { Wire } from '../wire/wire.ts'
import type { WireRequest } from '../wire/wire-dialect.ts'
import { ChannelItem, ListAnswer, SearchItem, UploadItem, VideoItem } from './youtube-answers.ts'

type Parameters = Readonly<Record<string, string | number | undefined>>

interface List<Item> {
  readonly items: Item[]
  readonly nextPageToken: string | undefined
}

/** Maximum number of ids that YouTube accepts, and of items it returns, per request. */
export const idsPerRequest = 50

/** The methods of the YouTube Data API v3 that are used, one request each. All throw PlatformError. */
export class YouTubeApi {
  readonly #wire: Wire
  readonly #rootUrl: string
  readonly #apiKey: string

  constructor(wire: Wire, { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string }) {
    this.#wire = wire
    this.#rootUrl = `${baseUrl.replace(/\/+$/, '')}/youtube/v3`
    this.#apiKey = apiKey
  }

  /** Returns the ids of the channels found, in order and with repetitions: one per video. */
  search(parameters: Parameters, call: PlatformCall): Promise<List<string>> {
    const fields = 'nextPageToken,items(id,snippet/channelId)'
    return this.#list('search', SearchItem, { part: 'snippet', maxResults: idsPerRequest, fields, ...parameters }, call)
  }

  /** Lists up to 50 channels by id, in no particular order; those that do not exist are left out. */
  async listChannels(ids: readonly string[], call: PlatformCall): Promise<ChannelItem[]> {
    const { items } = await this.#listChannels({ id: ids.join(','), maxResults: idsPerRequest }, call)
    return items
  }

  async findChannel(handle: string, call: PlatformCall): Promise<ChannelItem | undefined> {
    const { items } = await this.#listChannels({ forHandle: `@${handle}` }, call)
    return items[0]
  }

  /** Finds a channel by its legacy user name, that of "youtube.com/user/name". */
  async findUser(userName: string, call: PlatformCall): Promise<ChannelItem | undefined> {
    const { items } = await this.#listChannels({ forUsername: userName }, call)
    return items[0]
  }

  /** Lists a channel's newest uploads, except deleted ones; empty if it never published any. */
  async listUploads(channel: ChannelItem, count: number, call: PlatformCall): Promise<UploadItem[]> {
    // The list's id is the channel's with a different second letter. If the answer contains the id, that is used.
    const playlistId = channel.contentDetails?.relatedPlaylists?.uploads ?? `UU${channel.id.slice(2)}`
    const parameters = { part: 'contentDetails', playlistId, maxResults: count }
    const { items } = await this.#list('playlistItems', UploadItem, parameters, call)
    return items.filter(({ isGone }) => !isGone).slice(0, count)
  }

  /** Lists up to 50 videos by id, in no particular order; those that do not exist are left out. */
  async listVideos(ids: readonly string[], call: PlatformCall): Promise<VideoItem[]> {
    const snippet =
      'channelId,publishedAt,title,description,thumbnails/medium/url,liveBroadcastContent,defaultAudioLanguage'
    const fields = `items(id,snippet(${snippet}),statistics,paidProductPlacementDetails)`
    const { items } = await this.#list(
      'videos',
      VideoItem,
      { part: 'snippet,statistics,paidProductPlacementDetails', id: ids.join(','), fields },
      call,
    )
    return items
  }

  #listChannels(filter: Parameters, call: PlatformCall): Promise<List<ChannelItem>> {
    const part = 'snippet,statistics,contentDetails,topicDetails,brandingSettings'
    return this.#list('channels', ChannelItem, { part, ...filter }, call)
  }

  async #list<Item extends z.ZodType>(
    method: string,
    item: Item,
    parameters: Parameters,
    call: PlatformCall,
  ): Promise<List<z.output<Item>>> {
    const answer = readAnswer('youtube', ListAnswer, await this.#wire.send(this.#toRequest(method, parameters), call))
    const items = readEntries('youtube', item, answer.items.slice(0, idsPerRequest))
    return { items, nextPageToken: answer.nextPageToken }
  }

  #toRequest(method: string, parameters: Parameters): WireRequest {
    const url = new URL(`${this.#rootUrl}/${method}`)
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const bucket = method === 'search' ? 'search' : 'units'
    // The key goes into a header, since URLs end up in logs.
    return { url, headers: { 'x-goog-api-key': this.#apiKey }, charge: { bucket, units: 1 } }
  }
}
