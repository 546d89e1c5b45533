import { z } from 'zod'
import { CategoryId } from './categories.ts'
import { Creator, ImagePath, PriceSource } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'

/** What was known of a creator on one day. */
export const CreatorSnapshot = z.object({
  day: z.iso.date(),
  subscribers: z.number().int().nullable(),
  /** Percent. */
  engagement_rate: z.number().nullable(),
  average_views: z.number().nullable(),
  videos_count: z.number().int().nullable(),
})
export type CreatorSnapshot = z.output<typeof CreatorSnapshot>

/** A post as its platform told of it when the creator was last read. Null: the platform does not say. */
export const CreatorPost = z.object({
  /** The platform's own id. */
  id: z.string().min(1).max(200),
  url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable(),
  /** The title, or the first words of the caption; may be empty. */
  title: z.string().max(300),
  thumbnail: z.string().max(2000).nullable(),
  published_at: z.iso.datetime().nullable(),
  views: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  comments: z.number().int().nullable(),
})
export type CreatorPost = z.output<typeof CreatorPost>

/** A post as the browser shows it. */
export const ShownPost = CreatorPost.extend({ thumbnail_path: ImagePath })
export type ShownPost = z.output<typeof ShownPost>

/** As many posts of a creator are kept. */
export const maxKeptPosts = 20

/** What an estimate is made of; `rate-model.ts` says where its numbers come from. */
export const EstimateBasis = z.object({
  followers: z.number().nullable(),
  average_views: z.number().nullable(),
  /** Percent. */
  engagement_rate: z.number().nullable(),
  main_category: CategoryId.nullable(),
  /** ISO 3166-1 alpha-2. */
  region: z.string().nullable(),
  dollars_per_thousand_views: z.number(),
  dollars_per_thousand_followers: z.number(),
  /** US dollars that the views, and the followers, are worth; their geometric mean counts, or the one that is known. */
  by_views: z.number().nullable(),
  by_followers: z.number().nullable(),
  category_factor: z.number(),
  region_factor: z.number(),
  engagement_factor: z.number(),
  /** US dollars that even the smallest ask. */
  least_dollars: z.number(),
  /** The estimate, US dollars for one sponsored post, rounded. */
  dollars: z.number(),
})
export type EstimateBasis = z.output<typeof EstimateBasis>

/** US dollars for one sponsored post. */
export const CreatorPrice = z.object({
  dollars: z.number().nullable(),
  /** `stated`: somebody named it. */
  source: PriceSource.nullable(),
  /** How it is (or, where a price was stated, would be) estimated; null: neither views nor followers are known. */
  basis: EstimateBasis.nullable(),
})
export type CreatorPrice = z.output<typeof CreatorPrice>

export const signalKinds = [
  /** Engagement among creators of like size on the same platform: `value` is the percentile, 0 to 100. */
  'engagement_percentile',
  /** Average views for a hundred followers, among the same: percentile. */
  'reach_percentile',
  /** Likes for a hundred views of the recent posts, in percent. */
  'likes_per_view',
  /** Comments for a hundred likes of the recent posts, in percent. */
  'comments_per_like',
  /** Days between two posts in the middle. */
  'posting_rhythm',
  /** Followers from the first to the last snapshot, in percent. */
  'follower_growth',
  /** The steepest step between two snapshots, in percent; only there when it is unusual. */
  'follower_jump',
] as const

/** Something that can be said of a creator's audience or figures, with what it rests on. It is a hint, never a verdict. */
export const CreatorSignal = z.object({
  kind: z.enum(signalKinds),
  value: z.number(),
  /** `notable`: worth a look by a person before money is spent. */
  tone: z.enum(['good', 'neutral', 'notable']),
  /** What it says: "Higher than 82 % of creators of like size". */
  text: z.string(),
  /** What it rests on: "4.1 % against a median of 2.3 % of 214 TikTok creators with 50K to 200K followers in the catalogue". */
  basis: z.string(),
})
export type CreatorSignal = z.output<typeof CreatorSignal>

export const samePersonReasons = ['email', 'handle_and_name'] as const

export const CreatorProfile = z.object({
  creator: Creator,
  /** One for each day that the creator was read on, oldest first, of the last 365 days. */
  history: z.array(CreatorSnapshot),
  /** Newest first; empty until the creator's posts have been read. */
  recent_posts: z.array(ShownPost).max(maxKeptPosts),
  price: CreatorPrice,
  signals: z.array(CreatorSignal),
  /** What is often asked of an audience and cannot be said from the data, in sentences. */
  not_known: z.array(z.string()),
  /** The nearest in meaning, nearest first, without the same person. */
  similar: z
    .array(
      z.object({
        creator: Creator,
        /** Closeness of meaning, 0 to 1. */
        closeness: z.number().min(0).max(1),
      }),
    )
    .max(12),
  /** Channels that are probably the same person's. */
  same_person: z.array(
    z.object({
      creator: Creator,
      reasons: z.array(z.enum(samePersonReasons)).min(1),
      /** The reasons in words: "Same e-mail address". */
      basis: z.string(),
    }),
  ),
  /** Whether the refresh button can be used. */
  refresh: z.object({
    possible: z.boolean(),
    /** Why not, in words. */
    reason: z.string().nullable(),
    /** When it will be possible, as far as that is known. */
    possible_at: z.iso.datetime().nullable(),
  }),
})
export type CreatorProfile = z.output<typeof CreatorProfile>

/** An id that is none finds nobody: 404, as for one that does not exist. */
const params = z.object({ id: z.string().max(100) })

export const creatorProfileEndpoints = {
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id',
    access: 'user',
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'Everything that is known of one creator',
    params,
    response: CreatorProfile,
  }),
  refreshProfile: defineEndpoint({
    method: 'POST',
    path: '/api/creators/:id/refresh',
    access: 'user',
    tag: 'discovery',
    summary:
      'Reads a creator from its platform now; 429 within an hour of the last time, 409 where no platform can tell, 503 when it does not answer',
    params,
    response: CreatorProfile,
  }),
} as const
