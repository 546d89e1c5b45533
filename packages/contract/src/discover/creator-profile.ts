import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { CategoryId } from '../catalogues/categories.ts'
import { Creator, CreatorSnapshot, ImagePath, Person, PriceSource } from '../creators.ts'
import { MessageReference, messageFields } from '../messages/wire-schemas.ts'
import { PostDisclosure } from './post-disclosure.ts'

/** Maximum length of a post's kept text. */
export const maxPostText = 2000

/** A post as the platform returned it when the creator was last read. Null means that the platform does not say. */
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
  /** Beginning and end of the description or caption; absent: not read. */
  text: z.string().max(maxPostText).optional(),
  /** Whether the platform itself shows the post as paid; absent: it does not say. */
  is_paid: z.boolean().nullish(),
})
export type CreatorPost = z.output<typeof CreatorPost>

/** A post as the browser shows it. */
export const ShownPost = CreatorPost.omit({ text: true, is_paid: true }).extend({
  thumbnail_path: ImagePath,
  /** Null: not judged, because the platform wants an approval first. */
  disclosure: PostDisclosure.nullable(),
})
export type ShownPost = z.output<typeof ShownPost>

/** Number of posts kept per creator. */
export const maxKeptPosts = 20

/** How an estimate came about; `rate-model.ts` gives the sources of its numbers. */
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
  /**
   * Value of the views and of the followers in US dollars. The estimate uses their geometric mean, or the only known
   * one.
   */
  by_views: z.number().nullable(),
  by_followers: z.number().nullable(),
  category_factor: z.number(),
  region_factor: z.number(),
  engagement_factor: z.number(),
  /** The minimum in US dollars, which even the smallest creators ask for. */
  least_dollars: z.number(),
  /** The estimate in US dollars for one sponsored post, rounded. */
  dollars: z.number(),
})
export type EstimateBasis = z.output<typeof EstimateBasis>

/** US dollars for one sponsored post. */
export const CreatorPrice = z.object({
  dollars: z.number().nullable(),
  /** `stated`: given by the creator or an import. */
  source: PriceSource.nullable(),
  /**
   * How the price is (or, if stated, would be) estimated; null if neither views nor followers are known, or the platform
   * wants an approval first.
   */
  basis: EstimateBasis.nullable(),
})
export type CreatorPrice = z.output<typeof CreatorPrice>

export const signalKinds = [
  /** Engagement compared with creators of similar size on the same platform: `value` is the percentile, 0 to 100. */
  'engagement_percentile',
  /** Average views per 100 followers, compared with the same group: percentile. */
  'reach_percentile',
  /** Likes per 100 views of the recent posts. */
  'likes_per_view',
  /** Comments per 100 likes of the recent posts. */
  'comments_per_like',
  /** Median number of days between two posts. */
  'posting_rhythm',
  /** Change in followers from the first to the last snapshot, in percent. */
  'follower_growth',
  /** The largest change between two snapshots, in percent; present only if it is unusual. */
  'follower_jump',
] as const

/** A statement about a creator's audience or figures, with its basis. It is a hint, not a verdict. */
export const CreatorSignal = z.object({
  kind: z.enum(signalKinds),
  value: z.number(),
  /** `notable`: worth checking before money is spent. */
  tone: z.enum(['good', 'neutral', 'notable']),
  /** Text of the signal: "Engagement: higher than 82 % of creators of like size". */
  text: z.string(),
  text_message: MessageReference.optional(),
  /**
   * Basis of the signal: "4.1 % engagement, against a median of 2.3 % of 214 TikTok creators with half to double the
   * followers in the catalogue".
   */
  basis: z.string(),
  basis_message: MessageReference.optional(),
})
export type CreatorSignal = z.output<typeof CreatorSignal>

export const samePersonReasons = ['email', 'handle_and_name', 'named'] as const

export const CreatorProfile = z.object({
  creator: Creator,
  /** One snapshot for each day on which the creator was read in the last 365 days, oldest first. */
  history: z.array(CreatorSnapshot),
  /** Newest first; empty until the creator's posts have been read. */
  recent_posts: z.array(ShownPost).max(maxKeptPosts),
  price: CreatorPrice,
  signals: z.array(CreatorSignal),
  /** Common questions about an audience that the data cannot answer, as sentences. */
  not_known: z.array(z.string()),
  /** Key and parameters of each of these sentences. */
  not_known_messages: z.array(MessageReference).optional(),
  /** Creators with the most similar meaning, closest first, without channels of the same person. */
  similar: z
    .array(
      z.object({
        creator: Creator,
        /** Similarity in meaning, 0 to 1. */
        closeness: z.number().min(0).max(1),
      }),
    )
    .max(12),
  /** The person's other channels; absent if none is known. */
  person: Person.optional(),
  /** Further channels that probably belong to the same person. */
  same_person: z.array(
    z.object({
      creator: Creator,
      reasons: z.array(z.enum(samePersonReasons)).min(1),
      /** The reasons as text: "Same e-mail address". */
      basis: z.string(),
    }),
  ),
  /** State of the refresh button. */
  refresh: z.object({
    possible: z.boolean(),
    /** Why it is not possible, as text. */
    reason: z.string().nullable(),
    /** When it will be possible; null if not known. */
    possible_at: z.iso.datetime().nullable(),
    /** Key and parameters of the reason. */
    ...messageFields,
  }),
})
export type CreatorProfile = z.output<typeof CreatorProfile>

/** Accepts invalid ids, which answer 404 like unknown ones. */
const params = z.object({ id: z.string().max(100) })

export const creatorProfileEndpoints = {
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id',
    access: 'user',
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'Everything known about one creator',
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
