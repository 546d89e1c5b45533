import { hashText } from '../../lib/random.ts'
import { splitWords } from '../../platforms/search-index.ts'
import type { Channel, Post, World } from '../../platforms/world.ts'
import { writeCreation } from '../resources/channel-resource.ts'
import { findLiveState, findVisibility, isRecordedStream, type Video } from '../resources/video-state.ts'
import type { SearchRequest } from './search-parameters.ts'
import { passesExclusions, type SearchQuery } from './search-query.ts'

/** A channel, or one of its videos. */
export interface SearchResult {
  readonly channel: Channel
  readonly post?: Post
}

export interface Search {
  readonly world: World
  readonly request: SearchRequest
  readonly query: SearchQuery
}

/** Only the newest videos of each channel are searched, unless the search is limited to one channel. */
const videosOfEach = 12
const videosOfOne = 500
/** Number of channels whose videos are sorted when the order is not relevance. */
const channelsToSort = 60

const isWithin = ({ publishedAfter, publishedBefore }: SearchRequest, at: number) =>
  at >= publishedAfter && at < publishedBefore

const writeTexts = ({ record }: Channel) =>
  [record.title, record.handle, record.description, ...(record.keywords ?? [])].join(' ')

/**
 * Finds matching channels, best first. Channels in the preferred language come first, which is all that this hint does.
 */
function findChannels({ world, request, query }: Search): readonly Channel[] {
  const found = world.search('youtube', query.text, (channel) => {
    return (
      passesExclusions(writeTexts(channel), query) &&
      (request.channelId ?? channel.record.channel_id) === channel.record.channel_id
    )
  })
  const { relevanceLanguage: wished } = request
  if (wished === undefined) return found
  const speaks = ({ person }: Channel) => person.language === wished
  return [...found.filter(speaks), ...found.filter((channel) => !speaks(channel))]
}

const durationOf = (seconds: number) => (seconds < 240 ? 'short' : seconds <= 1200 ? 'medium' : 'long')

function isAskedVideo(search: Search, video: Video): boolean {
  const { request, query, world } = search
  const { post } = video
  if (!isWithin(request, post.publishedAt.getTime()) || findVisibility(video) !== 'public') return false
  if (request.videoDuration !== 'any' && durationOf(post.durationSeconds) !== request.videoDuration) return false
  if (request.eventType === 'completed' && !isRecordedStream(video)) return false
  if (request.eventType === 'live' || request.eventType === 'upcoming') {
    if (findLiveState(world, video) !== request.eventType) return false
  }
  return passesExclusions(`${post.title} ${post.description}`, query)
}

/** Counts the words that occur in the video's texts. */
function countWords({ title, description, hashtags }: Post, words: ReadonlySet<string>): number {
  const said = new Set(splitWords(`${title} ${description} ${hashtags.join(' ')}`))
  return [...words].filter((word) => said.has(word)).length
}

/**
 * Picks one to three videos of a channel that contain the words, best first. When sorted by relevance, a matching
 * channel without such videos contributes its newest one; in other orders that would precede better videos. A search
 * within one channel returns all its videos.
 */
function pickVideos(search: Search, channel: Channel, words: ReadonlySet<string>): Video[] {
  const isAlone = search.request.channelId !== undefined
  const videos = search.world
    .posts(channel, isAlone ? videosOfOne : videosOfEach)
    .map((post) => ({ channel, post }))
    .filter((video) => isAskedVideo(search, video))
  if (isAlone || words.size === 0) return isAlone ? videos : videos.slice(0, 1)
  const counted = videos.map((video) => ({ video, count: countWords(video.post, words) }))
  const naming = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  if (naming.length === 0) return search.request.order === 'relevance' ? videos.slice(0, 1) : []
  const [wanted = 1] = [[1, 1, 1, 2, 3][hashText(channel.record.channel_id) % 5]]
  return naming.slice(0, wanted).map(({ video }) => video)
}

function sortChannels(channels: readonly Channel[], { world, request }: Search): readonly Channel[] {
  const keys: Readonly<Record<string, (channel: Channel) => number>> = {
    date: (channel) => Date.parse(writeCreation(channel)),
    viewCount: ({ record }) => (record.average_views ?? 0) * (record.videos_count ?? 0),
    videoCount: (channel) => world.countPosts(channel),
  }
  const keyOf = keys[request.order]
  if (request.order === 'title')
    return channels.toSorted((one, other) => one.record.title.localeCompare(other.record.title))
  return keyOf ? channels.toSorted((one, other) => keyOf(other) - keyOf(one)) : channels
}

function sortVideos(videos: Video[], order: string): Video[] {
  switch (order) {
    case 'date':
      return videos.toSorted((one, other) => other.post.publishedAt.getTime() - one.post.publishedAt.getTime())
    case 'title':
      return videos.toSorted((one, other) => one.post.title.localeCompare(other.post.title))
    case 'viewCount':
      return videos.toSorted((one, other) => other.post.views - one.post.views)
    case 'rating':
      return videos.toSorted((one, other) => (other.post.likes ?? 0) - (one.post.likes ?? 0))
    default:
      return videos
  }
}

function* findVideos(search: Search, channels: readonly Channel[]): Generator<SearchResult> {
  const words = new Set(splitWords(search.query.text))
  const { order } = search.request
  if (order === 'relevance' || order === 'videoCount') {
    for (const channel of channels) yield* pickVideos(search, channel, words)
    return
  }
  yield* sortVideos(
    channels.slice(0, channelsToSort).flatMap((channel) => pickVideos(search, channel, words)),
    order,
  )
}

/** Number of channels shown before the videos in a search for both. */
const channelsFirst = 2

/** Results of a search in order, computed lazily because few callers read to the end. */
export function* findResults(search: Search): Generator<SearchResult> {
  const { types } = search.request
  const channels = findChannels(search)
  const own = sortChannels(
    channels.filter((channel) => isWithin(search.request, Date.parse(writeCreation(channel)))),
    search,
  ).map((channel) => ({ channel }))
  const [wantsChannels, wantsVideos] = [types.includes('channel'), types.includes('video')]
  if (wantsChannels) yield* wantsVideos ? own.slice(0, channelsFirst) : own
  if (wantsVideos) yield* findVideos(search, channels)
  if (wantsChannels && wantsVideos) yield* own.slice(channelsFirst)
}
