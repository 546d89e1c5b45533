import { z } from 'zod'
import { CategoryId } from './categories.ts'
import { Platform } from './platforms.ts'

/** Where a creator's data came from. `demo` is synthetic and is shown as such. */
export const creatorSources = ['demo', 'import', 'tiktok', 'instagram', 'youtube', 'onboarding'] as const
export const CreatorSource = z.enum(creatorSources)
export type CreatorSource = z.output<typeof CreatorSource>

/** Where an address was published: a field of the profile, its text, the text of a post, an imported list, the creator's own words. */
export const emailSources = ['profile', 'description', 'post', 'import', 'creator'] as const
export const EmailSource = z.enum(emailSources)
export type EmailSource = z.output<typeof EmailSource>

/** Whether somebody named the price or the rate model estimated it. */
export const priceSources = ['stated', 'estimated'] as const
export const PriceSource = z.enum(priceSources)
export type PriceSource = z.output<typeof PriceSource>

/** What a creator can say of their own channel. */
export const confirmableFields = [
  'title',
  'handle',
  'description',
  'email',
  'region',
  'content_categories',
  'estimated_price',
] as const
export const ConfirmableField = z.enum(confirmableFields)
export type ConfirmableField = z.output<typeof ConfirmableField>

/**
 * What can decide that a creator is shown, and where: the name, words or meaning of the text, categories, the language, the
 * figures by which equals are told apart, the order that was asked for, or that a platform named them for this text.
 */
export const matchParts = [
  'name',
  'words',
  'meaning',
  'categories',
  'language',
  'engagement',
  'activity',
  'popularity',
  'freshness',
  'sort',
  'platform',
] as const
export const MatchPart = z.enum(matchParts)
export type MatchPart = z.output<typeof MatchPart>

/** Why a creator is in the results. */
export const Match = z.object({
  /** The words of the query that were found in the creator's texts, as typed. */
  words: z.array(z.string()),
  /** Closeness of meaning to the query, 0 to 1; null when it was not compared. */
  meaning: z.number().min(0).max(1).nullable(),
  /** Categories the creator shares with the query or the filter. */
  categories: z.array(CategoryId),
  /** Whether the name or the handle resembles the query. */
  name: z.boolean(),
  /** What decided the creator's place, what counted most first; at most three. */
  decided_by: z.array(MatchPart).max(3),
})
export type Match = z.output<typeof Match>

/** Where this server shows a picture, to be loaded without signing in; null: there is none, or none from a host that pictures are fetched from. */
export const ImagePath = z.string().nullable()

/** A creator as the browser sees it. Null means: not known. */
export const Creator = z.object({
  id: z.string(),
  platform: Platform,
  channel_id: z.string(),
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  avatar: z.string().nullable(),
  cover_image: z.string().nullable(),
  coverImage: z.string().nullable(),
  avatar_path: ImagePath,
  cover_path: ImagePath,
  url: z.string().nullable(),
  verified: z.boolean(),
  subscribers: z.number().int().nullable(),
  videos_count: z.number().int().nullable(),
  average_views: z.number().nullable(),
  average_likes: z.number().nullable(),
  /** Percent. */
  engagement_rate: z.number().nullable(),
  /** Posts a week. */
  posting_frequency: z.number().nullable(),
  /** US dollars for one sponsored post. */
  estimated_price: z.number().nullable(),
  price_source: PriceSource.nullable(),
  /** ISO 3166-1 alpha-2. */
  region: z.string().nullable(),
  /** ISO 639-1. */
  language: z.string().nullable(),
  email: z.string().nullable(),
  email_source: EmailSource.nullable(),
  content_categories: z.array(CategoryId),
  last_posted_at: z.iso.datetime().nullable(),
  source: CreatorSource,
  /** When this data was read from its source. */
  fetched_at: z.iso.datetime(),
  /** Since when the platform says it knows no such (professional) account; null: it does, or was not asked. */
  vanished_at: z.iso.datetime().nullable(),
  /** When the creator last confirmed what is in `confirmed_fields`; null: never. */
  confirmed_at: z.iso.datetime().nullable(),
  /** What the creator said themselves: it outranks what a platform tells. */
  confirmed_fields: z.array(ConfirmableField),
})
export type Creator = z.output<typeof Creator>

export const FoundCreator = Creator.extend({ match: Match })
export type FoundCreator = z.output<typeof FoundCreator>

/**
 * A creator as it comes from outside, before it is stored: a platform's answer, a line of an import, the demo catalogue.
 * A field that is absent is not known and never blanks a stored one.
 */
export const CreatorRecord = z.object({
  platform: Platform,
  channel_id: z.string().min(1).max(200),
  title: z.string().min(1).max(300),
  handle: z.string().min(1).max(200),
  description: z.string().max(10_000).optional(),
  keywords: z.array(z.string().min(1).max(100)).max(100).optional(),
  avatar: z.string().max(2000).optional(),
  cover_image: z.string().max(2000).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  verified: z.boolean().optional(),
  subscribers: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  videos_count: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  average_views: z.number().min(0).max(1e15).optional(),
  average_likes: z.number().min(0).max(1e15).optional(),
  engagement_rate: z.number().min(0).max(100).optional(),
  posting_frequency: z.number().min(0).max(10_000).optional(),
  estimated_price: z.number().min(0).max(1e9).optional(),
  price_source: PriceSource.optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  email: z.string().max(254).optional(),
  email_source: EmailSource.optional(),
  content_categories: z.array(CategoryId).max(75).optional(),
  last_posted_at: z.iso.datetime().optional(),
  fetched_at: z.iso.datetime().optional(),
})
export type CreatorRecord = z.output<typeof CreatorRecord>
