import { createRandom } from '../../lib/random.ts'
import type { Channel, Post } from '../../platforms/channel.ts'
import type { World } from '../../platforms/world.ts'
import { type FieldRequest, type NodeType, selectFields } from './field-expression.ts'
import { takePage } from './graph-paging.ts'

/** A post with the context that its fields need. */
export interface Media {
  readonly post: Post
  readonly channel: Channel
  /** Scheme and host of the picture URLs. */
  readonly origin: string
}

const shortcodeLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

const isReel = ({ post }: Media) => post.durationSeconds > 0
const draw = ({ post }: Media, concern: string) => createRandom(`${post.id}/${concern}`)
const pictureOf = ({ origin, channel }: Media) => `${origin}${channel.record.cover_image}`

/** Formats a time as `2026-10-28T15:00:09+0000`; some date parsers refuse this offset without a colon. */
export function formatTimestamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}+0000`
}

export function findMediaType(media: Media): 'VIDEO' | 'IMAGE' | 'CAROUSEL_ALBUM' {
  if (isReel(media)) return 'VIDEO'
  return draw(media, 'album').chance(0.4) ? 'CAROUSEL_ALBUM' : 'IMAGE'
}

export function composePermalink(media: Media): string {
  const random = draw(media, 'shortcode')
  const code = Array.from({ length: 10 }, () => random.pick(shortcodeLetters)).join('')
  return `https://www.instagram.com/${isReel(media) ? 'reel' : 'p'}/D${code}/`
}

/** Returns the views of a reel; other posts have none. */
export function countViews(media: Media): number | undefined {
  return isReel(media) ? media.post.views : undefined
}

/** Omitted for some reels, such as those with protected sound, so that clients must not rely on it. */
function findMediaUrl(media: Media): string | undefined {
  return isReel(media) && draw(media, 'protected').chance(0.15) ? undefined : pictureOf(media)
}

interface Child {
  readonly id: string
  readonly album: Media
}

const childNode: NodeType<Child> = {
  name: 'ShadowIGMediaChild',
  fields: {
    id: ({ id }) => id,
    media_type: () => 'IMAGE',
    media_url: ({ album }) => pictureOf(album),
    permalink: ({ album }) => composePermalink(album),
  },
}

function listChildren(album: Media, request: FieldRequest): unknown {
  if (findMediaType(album) !== 'CAROUSEL_ALBUM') return undefined
  const children = Array.from({ length: draw(album, 'children').integer(2, 5) }, (_, place) => {
    return { id: String(BigInt(album.post.id) + BigInt(place + 1)), album }
  })
  return { data: children.map((child) => selectFields(childNode, child, request.fields ?? [])) }
}

/** Fields of a post on every edge; the owner is not included. */
const namelessFields: NodeType<Media>['fields'] = {
  id: ({ post }) => post.id,
  caption: ({ post }) => post.description || undefined,
  media_type: findMediaType,
  media_url: findMediaUrl,
  permalink: composePermalink,
  timestamp: ({ post }) => formatTimestamp(post.publishedAt),
  like_count: ({ post }) => post.likes,
  comments_count: ({ post }) => post.comments,
  children: listChildren,
}

/** A post in the results of a hashtag; its owner cannot be requested. */
export const hashtagMediaNode: NodeType<Media> = { name: 'IGHashtagMedia', fields: namelessFields }

const mediaNode: NodeType<Media> = {
  name: 'ShadowIGMedia',
  fields: {
    ...namelessFields,
    media_product_type: (media) => (isReel(media) ? 'REELS' : 'FEED'),
    thumbnail_url: (media) => (isReel(media) ? pictureOf(media) : undefined),
    username: ({ channel }) => channel.record.handle,
    owner: ({ channel }) => ({ id: channel.record.channel_id }),
    view_count: countViews,
  },
}

/** The newest posts of a creator. */
export function listMedia(world: World, account: { channel: Channel; origin: string }, count: number): Media[] {
  return world.posts(account.channel, count).map((post) => ({ post, ...account }))
}

/** The `media` edge inside business discovery, with its paging. */
export function presentMedia(
  world: World,
  account: { channel: Channel; origin: string },
  request: FieldRequest,
): unknown {
  const { channel, origin } = account
  const { items, paging } = takePage(
    {
      total: world.countPosts(channel),
      slice: (from, to) => listMedia(world, { channel, origin }, to).slice(from),
      question: `media of ${channel.record.channel_id}`,
    },
    {
      limit: request.modifiers.get('limit'),
      after: request.modifiers.get('after'),
      before: request.modifiers.get('before'),
    },
  )
  return {
    data: items.map((media) => selectFields(mediaNode, media, request.fields ?? [])),
    ...(paging ? { paging } : {}),
  }
}
