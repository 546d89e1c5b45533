import { z } from 'zod'
import {
  LenientBoolean,
  LenientCount,
  LenientId,
  LenientNumber,
  LenientText,
  LenientTime,
  lenientList,
} from '../answer-shapes.ts'

/** A value is in a list, or alone in `total_value`; the documentation does not say which. */
const Insights = z
  .object({
    data: lenientList(
      z.object({
        name: z.string(),
        values: lenientList(z.object({ value: LenientNumber })),
        total_value: z.object({ value: LenientNumber }).optional().catch(undefined),
      }),
    ),
  })
  .transform(({ data }) => data)
  .optional()
  .catch(undefined)

/** A creator of the creator marketplace. */
export const MarketplaceCreator = z
  .object({
    id: LenientId,
    username: z.string().min(1),
    biography: LenientText,
    country: LenientText,
    email: LenientText,
    profile_picture_url: LenientText,
    is_account_verified: LenientBoolean,
    insights: Insights,
  })
  .transform(({ insights, ...creator }) => {
    const followers = insights?.find(({ name }) => name === 'total_followers')
    return { ...creator, followers: followers?.values.at(-1)?.value ?? followers?.total_value?.value }
  })
export type MarketplaceCreator = z.output<typeof MarketplaceCreator>

/** A page of `creator_marketplace_creators`. `paging.next` contains the token and is not read. */
export const MarketplaceAnswer = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: LenientText }) })
    .optional()
    .catch(undefined),
})

/** A post of any edge that lists media; fields that its owner hides are missing. */
const InstagramPost = z
  .object({
    id: LenientId,
    caption: LenientText,
    permalink: LenientText,
    /** `VIDEO`, `IMAGE`, `CAROUSEL_ALBUM`. */
    media_type: LenientText,
    /** The picture; for videos, the video itself. */
    media_url: LenientText,
    /** Videos only. */
    thumbnail_url: LenientText,
    timestamp: LenientTime,
    /** Videos only, and only in business discovery. */
    view_count: LenientCount,
    like_count: LenientCount,
    comments_count: LenientCount,
  })
  .transform((post) => ({
    id: post.id,
    text: post.caption,
    url: post.permalink,
    thumbnail: post.thumbnail_url ?? (post.media_type === 'VIDEO' ? undefined : post.media_url),
    publishedAt: post.timestamp,
    views: post.view_count,
    likes: post.like_count,
    comments: post.comments_count,
  }))
export type InstagramPost = z.output<typeof InstagramPost>

const MediaPage = z
  .object({ data: lenientList(InstagramPost) })
  .transform(({ data }) => data)
  .optional()
  .catch(undefined)

/** A professional account as business discovery describes it. */
const BusinessProfile = z
  .object({
    id: LenientId,
    username: LenientText,
    name: LenientText,
    biography: LenientText,
    followers_count: LenientCount,
    media_count: LenientCount,
    profile_picture_url: LenientText,
    media: MediaPage,
  })
  .transform(({ media, ...profile }) => ({ ...profile, posts: media ?? [] }))
export type BusinessProfile = z.output<typeof BusinessProfile>

/** Answer of business discovery; undefined when it reports an account as unknown or not professional. */
export const DiscoveryAnswer = z.union([
  z.object({ error: z.object({}) }).transform(() => undefined),
  z.object({ business_discovery: BusinessProfile }).transform(({ business_discovery }) => business_discovery),
])
