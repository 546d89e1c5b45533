import type { Channel, Post, World } from '../../platforms/world.ts'
import type { YoutubeCall, YoutubeMethod } from '../calls/youtube-call.ts'
import { playlistNotFound } from '../calls/youtube-error.ts'
import { readFilter, readPage, readText } from '../calls/youtube-parameters.ts'
import { withEtag } from '../resources/etag.ts'
import { presentThumbnails } from '../resources/thumbnails.ts'
import { writeTime } from '../resources/video-resource.ts'
import { findVisibility, type Visibility } from '../resources/video-state.ts'

const goneTexts: Readonly<Record<Exclude<Visibility, 'public'>, { title: string; description: string }>> = {
  deleted: { title: 'Deleted video', description: 'This video is unavailable.' },
  private: { title: 'Private video', description: 'This video is private.' },
}

interface Row {
  readonly channel: Channel
  readonly post: Post
  readonly position: number
}

function presentSnippet({ channel, post, position }: Row, playlistId: string, { base }: YoutubeCall): object {
  const visibility = findVisibility({ channel, post })
  const owner = { channelId: channel.record.channel_id, channelTitle: channel.record.title }
  const place = { playlistId, position, resourceId: { kind: 'youtube#video', videoId: post.id } }
  const publishedAt = writeTime(post.publishedAt)
  if (visibility !== 'public') return { publishedAt, ...owner, ...goneTexts[visibility], thumbnails: {}, ...place }
  return {
    publishedAt,
    channelId: owner.channelId,
    title: post.title,
    description: post.description,
    thumbnails: presentThumbnails(channel.record, base, true),
    channelTitle: owner.channelTitle,
    ...place,
    videoOwnerChannelTitle: owner.channelTitle,
    videoOwnerChannelId: owner.channelId,
  }
}

/** Presents an entry. Entries of deleted and private videos remain, without the time of publication. */
function presentRow(row: Row, playlistId: string, call: YoutubeCall): object {
  const { post } = row
  const visibility = findVisibility(row)
  const published = visibility === 'public' ? { videoPublishedAt: writeTime(post.publishedAt) } : {}
  const status = { public: 'public', private: 'private', deleted: 'privacyStatusUnspecified' }[visibility]
  return withEtag('youtube#playlistItem', {
    id: Buffer.from(`${playlistId}.${post.id}`).toString('base64url'),
    ...(call.parts.has('snippet') ? { snippet: presentSnippet(row, playlistId, call) } : {}),
    ...(call.parts.has('contentDetails') ? { contentDetails: { videoId: post.id, ...published } } : {}),
    ...(call.parts.has('status') ? { status: { privacyStatus: status } } : {}),
  })
}

function findOwner(world: World, playlistId: string): Channel {
  const channel = /^UU[\w-]{22}$/.test(playlistId) ? world.findById('youtube', `UC${playlistId.slice(2)}`) : undefined
  if (!channel) throw playlistNotFound()
  return channel
}

/**
 * `playlistItems.list` for uploads playlists (`UU` and the channel's id without `UC`), newest first; there are no
 * others here.
 */
export const playlistItemsList: YoutubeMethod = {
  name: 'playlistItems.list',
  path: '/youtube/v3/playlistItems',
  bucket: 'units',
  signature: {
    parameters: ['playlistId', 'videoId', 'maxResults', 'pageToken'],
    parts: ['id', 'snippet', 'contentDetails', 'status'],
    ownerParameters: ['onBehalfOfContentOwner'],
  },
  answer(call) {
    const { world, parameters } = call
    const { from, size, tokenOf } = readPage(parameters, playlistItemsList.name)
    const [playlistId = ''] = readFilter(parameters, ['playlistId']).values
    const channel = findOwner(world, playlistId)
    const videoId = readText(parameters, 'videoId')
    const total = world.countPosts(channel)
    const until = videoId ? total : from + size
    const rows = world
      .posts(channel, until)
      .map((post, position) => ({ channel, post, position }))
      .filter(({ post }) => videoId === undefined || post.id === videoId)
    const hasMore = videoId === undefined && until < total && size > 0
    return {
      kind: 'youtube#playlistItemListResponse',
      ...(hasMore ? { nextPageToken: tokenOf(until) } : {}),
      ...(from > 0 ? { prevPageToken: tokenOf(Math.max(0, from - size)) } : {}),
      items: rows.slice(from, from + size).map((row) => presentRow(row, playlistId, call)),
      pageInfo: { totalResults: videoId ? rows.length : total, resultsPerPage: size },
    }
  },
}
