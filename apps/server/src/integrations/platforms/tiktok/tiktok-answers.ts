import { normalizeText } from '@troupe/contract/base/text'
import { z } from 'zod'
import { LenientCount, LenientId, LenientNumber, LenientText, LenientTime, lenientList } from '../answer-shapes.ts'

const LabelNames = lenientList(z.object({ label_name: z.string() })).transform((labels) =>
  labels.map((label) => label.label_name),
)

/** Removes "@" and the control characters found in some real names. */
const Handle = z
  .string()
  .transform((name) => normalizeText(name).replace(/^@/, ''))
  .pipe(z.string().min(1))

/** A creator as `creator/discover` lists and `creator/public` describes them; the list has fewer fields. */
export const TikTokCreator = z.object({
  handle_name: Handle,
  creator_id: LenientId,
  display_name: LenientText,
  bio: LenientText,
  profile_image: LenientText,
  country_code: LenientText,
  followers_count: LenientCount,
  videos_count: LenientCount,
  /** A fraction, 0 to 1. */
  engagement_rate: LenientNumber,
  /** Per post, in `currency`. */
  creator_price: LenientNumber,
  currency: LenientText,
  creator_rate: z.object({ rate: LenientNumber, currency: LenientText }).optional().catch(undefined),
  content_labels: LabelNames,
  industry_labels: LabelNames,
})
export type TikTokCreator = z.output<typeof TikTokCreator>

/** A page of `creator/discover`. */
export const DiscoverAnswer = z.object({
  data: z.object({
    creators: z.array(z.unknown()).optional().default([]),
    page_info: z.object({ total_page: LenientCount }).optional().catch(undefined),
  }),
})

/** Code of every answer of the Business API, 0 for success; some codes come as text. */
export const BusinessCode = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])
export const badParameterCode = 40_002

/** Answer of `creator/public`. It reports an unknown handle as a bad parameter, which becomes undefined here. */
export const PublicAnswer = z.union([
  z.object({ code: BusinessCode.pipe(z.literal(badParameterCode)) }).transform(() => undefined),
  z.object({ data: TikTokCreator }).transform(({ data }) => data),
])

const Hashtags = lenientList(z.string())

/** A post of `creator/public/video/list`. */
const ListedPost = z
  .object({
    video_id: LenientId,
    caption: LenientText,
    caption_hashtags: Hashtags,
    thumbnail_url: LenientText,
    create_time: LenientTime,
    video_views: LenientCount,
    likes: LenientCount,
    comments: LenientCount,
  })
  .transform((post) => ({
    id: post.video_id,
    username: undefined,
    text: post.caption,
    hashtags: post.caption_hashtags,
    thumbnail: post.thumbnail_url,
    publishedAt: post.create_time,
    views: post.video_views,
    likes: post.likes,
    comments: post.comments,
  }))

/** A post of the Research API's `video/query`, with other field names. */
const ResearchPost = z
  .object({
    id: LenientId,
    username: Handle.optional().catch(undefined),
    video_description: LenientText,
    hashtag_names: Hashtags,
    create_time: LenientTime,
    view_count: LenientCount,
    like_count: LenientCount,
    comment_count: LenientCount,
  })
  .transform((post) => ({
    id: post.id,
    username: post.username,
    text: post.video_description,
    hashtags: post.hashtag_names,
    thumbnail: undefined,
    publishedAt: post.create_time,
    views: post.view_count,
    likes: post.like_count,
    comments: post.comment_count,
  }))

export type TikTokPost = z.output<typeof ListedPost> | z.output<typeof ResearchPost>

/** A page of posts from the marketplace or the Research API. */
export const PostsAnswer = z
  .object({ data: z.object({ posts: lenientList(ListedPost), videos: lenientList(ResearchPost) }) })
  .transform(({ data }): readonly TikTokPost[] => [...data.posts, ...data.videos])
