import type { Channel, Post } from '../platforms/channel.ts'
import type { World } from '../platforms/world.ts'
import { createRandom } from '../population/random.ts'
import type { FieldRequest } from './field-expression.ts'
import { takePage } from './graph-paging.ts'
import { type NodeType, selectFields } from './select-fields.ts'

/** A post with what its fields need to know around it. */
export interface Media {
  readonly post: Post
  readonly channel: Channel
  /** Where the pictures are: scheme and host. */
  readonly origin: string
}

const shortcodeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const isReel = ({ post }: Media) => post.durationSeconds > 0
const draw = ({ post }: Media, concern: string) => createRandom(`${post.id}/${concern}`)
const pictureOf = ({ origin, channel }: Media) => `${origin}${channel.record.cover_image}`

/** `2026-10-28T15:00:09+0000`: no colon in the offset, which some readers of dates refuse. */
export function formatTimestamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}+0000`
}

export function findMediaType(media: Media): 'VIDEO' | 'IMAGE' | 'CAROUSEL_ALBUM' {
  if (isReel(media)) return 'VIDEO'
  return draw(media, 'album').chance(0.4) ? 'CAROUSEL_ALBUM' : 'IMAGE'
}

export function composePermalink(media: Media): string {
  const random = draw(media, 'shortcode')
  const code = Array.from({ length: 10 }, () => random.pick([...shortcodeLetters])).join('')
  return `https://www.instagram.com/${isReel(media) ? 'reel' : 'p'}/D${code}/`
}

/** Views are counted for reels only. */
export function countViews(media: Media): number | undefined {
  return isReel(media) ? media.post.views : undefined
}

/** Left out for some reels, as where their sound is protected; so clients must not count on it. */
function findMediaUrl(media: Media): string | undefined {
  return isReel(media) && draw(media, 'protected').chance(0.15) ? undefined : pictureOf(media)
}

function listChildren(media: Media): unknown {
  if (findMediaType(media) !== 'CAROUSEL_ALBUM') return undefined
  const count = draw(media, 'children').integer(2, 5)
  return {
    data: Array.from({ length: count }, (_, place) => ({ id: String(BigInt(media.post.id) + BigInt(place + 1)) })),
  }
}

const mediaNode: NodeType<Media> = {
  name: 'ShadowIGMedia',
  fields: {
    id: ({ post }) => post.id,
    caption: ({ post }) => post.description || undefined,
    media_type: findMediaType,
    media_product_type: (media) => (isReel(media) ? 'REELS' : 'FEED'),
    media_url: findMediaUrl,
    thumbnail_url: (media) => (isReel(media) ? pictureOf(media) : undefined),
    permalink: composePermalink,
    timestamp: ({ post }) => formatTimestamp(post.publishedAt),
    username: ({ channel }) => channel.record.handle,
    owner: ({ channel }) => ({ id: channel.record.channel_id }),
    like_count: ({ post }) => post.likes,
    comments_count: ({ post }) => post.comments,
    view_count: countViews,
    children: listChildren,
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
