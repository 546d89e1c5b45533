import { z } from 'zod'
import { createRandom } from '../lib/random.ts'
import type { Channel, Post } from '../platforms/channel.ts'
import type { World } from '../platforms/world.ts'
import { jsonList, wholeNumber } from './tiktok-parameters.ts'

export const PostsQuery = z.object({
  handle_name: z.string().min(1),
  video_ids: jsonList(z.string()).optional(),
  /** Milliseconds since 1970; only older posts are listed. 0: all posts. */
  cursor: wholeNumber.default(0),
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(20),
})

/** Maximum number of posts that the list covers. */
const deepest = 500

/** The three formats in which this API is known to send times; a creator's posts all use the same one. */
const timeForms = [
  (at: Date) => Math.floor(at.getTime() / 1000),
  (at: Date) => at.getTime(),
  (at: Date) => at.toISOString().slice(0, 19).replace('T', ' '),
]

function presentPost({ record }: Channel, post: Post, origin: string): Record<string, unknown> {
  const timeForm = createRandom(`${record.channel_id}/time-form`).pick(timeForms)
  const saves = createRandom(`${post.id}/saves`)
  return {
    video_id: post.id,
    display_name: record.title,
    caption: post.description,
    ...(post.hashtags.length > 0 ? { caption_hashtags: post.hashtags } : {}),
    thumbnail_url: `${origin}${record.cover_image}`,
    embed_url: `https://www.tiktok.com/player/v1/${post.id}`,
    create_time: timeForm(post.publishedAt),
    video_views: post.views,
    ...(post.likes === undefined ? {} : { likes: post.likes }),
    ...(post.comments === undefined ? {} : { comments: post.comments }),
    shares: post.shares,
    ...(saves.chance(0.8) ? { favorites: Math.round(post.views * 0.012 * saves.next()) } : {}),
  }
}

/** Returns a page of a creator's posts, newest first. */
export function listPosts(
  world: World,
  channel: Channel,
  query: { origin: string } & z.output<typeof PostsQuery>,
): Record<string, unknown> {
  const { cursor, video_ids: ids } = query
  const isFirstPage = cursor === 0 && !ids
  const posts = world
    .posts(channel, isFirstPage ? query.limit + 1 : deepest)
    .filter((post) => (cursor === 0 || post.publishedAt.getTime() < cursor) && (!ids || ids.includes(post.id)))
  const page = posts.slice(0, query.limit)
  return {
    posts: page.map((post) => presentPost(channel, post, query.origin)),
    page_info: {
      has_more: posts.length > page.length,
      cursor: page.at(-1)?.publishedAt.getTime() ?? cursor,
    },
  }
}
