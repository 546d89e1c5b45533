import { z } from 'zod'
import { CategoryId } from './catalogues/categories.ts'
import { Platform, platforms } from './catalogues/platforms.ts'
import { Match } from './creator-match.ts'

/** Where a creator's data came from. `demo` is synthetic and is shown as such. */
export const creatorSources = ['demo', 'import', ...platforms, 'onboarding'] as const
export const CreatorSource = z.enum(creatorSources)
export type CreatorSource = z.output<typeof CreatorSource>

/**
 * Where an address was found: a field of the profile, its description, the text of a post, an imported list, or the
 * creator's own statement.
 */
export const emailSources = ['profile', 'description', 'post', 'import', 'creator'] as const
export const EmailSource = z.enum(emailSources)
export type EmailSource = z.output<typeof EmailSource>

/** `stated`: given by the creator or an import; `estimated`: by the rate model. */
export const priceSources = ['stated', 'estimated'] as const
export const PriceSource = z.enum(priceSources)
export type PriceSource = z.output<typeof PriceSource>

/** Fields that a creator can confirm or correct. */
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
 * Path of a picture on this server, which loads without signing in. Null if there is none, or none from a permitted
 * host.
 */
export const ImagePath = z.string().nullable()

/** A creator as the browser sees it. Null means unknown. */
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
  /** Posts per week. */
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
  /**
   * Since when the platform has reported that no such (professional) account exists; null if it exists or was not
   * looked up.
   */
  vanished_at: z.iso.datetime().nullable(),
  /** When the platform's data became too old to be kept and was deleted; null if there is such data, or never was. */
  expired_at: z.iso.datetime().nullable(),
  /** When the creator last confirmed the `confirmed_fields`; null if never. */
  confirmed_at: z.iso.datetime().nullable(),
  /** Fields that the creator stated; they take precedence over platform data. */
  confirmed_fields: z.array(ConfirmableField),
})
export type Creator = z.output<typeof Creator>

/**
 * Why two channels count as one person's: the user said so; each names the other; or one creator confirmed both.
 */
export const personReasons = ['by_hand', 'named_each_other', 'confirmed_together'] as const
export const PersonReason = z.enum(personReasons)
export type PersonReason = z.output<typeof PersonReason>

/** Maximum number of channels of one person. */
export const maxPersonChannels = 10

/** The person a channel belongs to. Each channel keeps its own figures. */
export const Person = z.object({
  /** The same for all channels of the person in one response. */
  id: z.string(),
  /** The person's other channels in the catalogue, whether or not a search found them; most followers first. */
  others: z.array(z.object({ creator: Creator, reasons: z.array(PersonReason).min(1) })).min(1),
})
export type Person = z.output<typeof Person>

export const FoundCreator = Creator.extend({
  match: Match,
  /** Absent if no other channel of the person is known. */
  person: Person.optional(),
})
export type FoundCreator = z.output<typeof FoundCreator>

/**
 * A creator from an external source, before it is stored: a platform's response, a row of an import, the demo
 * catalogue. An absent field is unknown and never overwrites a stored value.
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

/** How a field is stored: `count` is a whole number, `moment` a point in time. */
export type CreatorFieldType = 'text' | 'texts' | 'flag' | 'count' | 'number' | 'moment'
/** How a fact is formatted. */
export type FactUnit = 'count' | 'percent' | 'number' | 'text'

interface CreatorFieldFacts {
  readonly type: CreatorFieldType
  /** The field's column in an export with its width in characters, or the reason why it has no column. */
  readonly exported: { readonly header: string; readonly width: number } | string
  /** Shown among the facts of the profile. */
  readonly fact?: { readonly label: string; readonly unit: FactUnit }
}

/** Fields that exist only in the form for the browser. */
type DerivedField = 'coverImage' | 'avatar_path' | 'cover_path'
export type ShownCreatorField = Exclude<keyof Creator, DerivedField>
export type CreatorField = ShownCreatorField | keyof CreatorRecord

/** A field states the reason if it is not shown, or if no external source can provide it. */
type CreatorFields = {
  readonly [Field in CreatorField]: CreatorFieldFacts &
    (Field extends keyof Creator ? unknown : { readonly notShown: string }) &
    (Field extends keyof CreatorRecord ? unknown : { readonly notImported: string })
}

/**
 * The fields of a creator, in the order in which a marketer looks for them. The lists of stored, shown, exported,
 * imported and protected fields are derived from them and from the schemas above. An erasure deletes the whole row.
 */
export const creatorFields = {
  title: { type: 'text', exported: { header: 'Name', width: 28 } },
  platform: { type: 'text', exported: { header: 'Platform', width: 11 } },
  handle: { type: 'text', exported: { header: 'Handle', width: 22 } },
  url: { type: 'text', exported: { header: 'Profile', width: 40 } },
  email: { type: 'text', exported: { header: 'Email', width: 30 } },
  email_source: { type: 'text', exported: { header: 'Email found in', width: 14 } },
  subscribers: {
    type: 'count',
    exported: { header: 'Followers', width: 12 },
    fact: { label: 'Followers', unit: 'count' },
  },
  engagement_rate: {
    type: 'number',
    exported: { header: 'Engagement rate (%)', width: 19 },
    fact: { label: 'Engagement', unit: 'percent' },
  },
  average_views: {
    type: 'number',
    exported: { header: 'Average views', width: 14 },
    fact: { label: 'Avg. views', unit: 'count' },
  },
  average_likes: {
    type: 'number',
    exported: { header: 'Average likes', width: 14 },
    fact: { label: 'Avg. likes', unit: 'count' },
  },
  videos_count: { type: 'count', exported: { header: 'Posts', width: 9 }, fact: { label: 'Posts', unit: 'count' } },
  posting_frequency: {
    type: 'number',
    exported: { header: 'Posts per week', width: 14 },
    fact: { label: 'Posts a week', unit: 'number' },
  },
  last_posted_at: { type: 'moment', exported: { header: 'Last post', width: 21 } },
  estimated_price: { type: 'number', exported: { header: 'Price per post (USD)', width: 19 } },
  price_source: { type: 'text', exported: { header: 'Price is', width: 10 } },
  region: { type: 'text', exported: { header: 'Country', width: 18 } },
  language: { type: 'text', exported: { header: 'Language', width: 14 } },
  content_categories: { type: 'texts', exported: { header: 'Categories', width: 34 } },
  verified: { type: 'flag', exported: { header: 'Verified', width: 9 } },
  description: { type: 'text', exported: { header: 'Description', width: 60 } },
  source: { type: 'text', exported: { header: 'Data from', width: 14 }, notImported: 'named by the importer' },
  fetched_at: { type: 'moment', exported: { header: 'Data read at', width: 21 } },
  confirmed_at: {
    type: 'moment',
    exported: { header: 'Confirmed by the creator', width: 23 },
    notImported: 'only creators confirm',
  },
  confirmed_fields: { type: 'texts', exported: 'names of fields, not data', notImported: 'only creators confirm' },
  vanished_at: {
    type: 'moment',
    exported: { header: 'Gone from the platform since', width: 27 },
    notImported: 'only the platform knows',
  },
  expired_at: { type: 'moment', exported: 'shown as empty fields', notImported: 'only the age of the data decides' },
  channel_id: { type: 'text', exported: { header: 'Platform id', width: 27 } },
  id: { type: 'count', exported: { header: 'Troupe id', width: 10 }, notImported: 'given by the database' },
  avatar: { type: 'text', exported: 'a picture' },
  cover_image: { type: 'text', exported: 'a picture' },
  keywords: { type: 'texts', exported: 'not shown', notShown: 'searched only; creators see them in their own export' },
} as const satisfies CreatorFields

/** Fields that are shown to all users, in the form in which they are stored. */
export const shownCreatorFields = Creator.keyof().exclude(['coverImage', 'avatar_path', 'cover_path']).options
/** Fields that an external source can provide. */
export const recordFields = CreatorRecord.keyof().options

/** Fields that state the source of another field and change with it. */
export const sourceFields = { email: 'email_source', estimated_price: 'price_source' } as const

/** Values for a creator of which only the name is known. */
export const unknownCreator = {
  description: '',
  avatar: null,
  cover_image: null,
  coverImage: null,
  avatar_path: null,
  cover_path: null,
  url: null,
  verified: false,
  subscribers: null,
  videos_count: null,
  average_views: null,
  average_likes: null,
  engagement_rate: null,
  posting_frequency: null,
  estimated_price: null,
  price_source: null,
  region: null,
  language: null,
  email: null,
  email_source: null,
  content_categories: [],
  last_posted_at: null,
  vanished_at: null,
  expired_at: null,
  confirmed_at: null,
  confirmed_fields: [],
} satisfies Omit<Creator, 'id' | 'platform' | 'channel_id' | 'title' | 'handle' | 'source' | 'fetched_at'>

/** Figures of a creator on one day. */
export const CreatorSnapshot = z.object({
  day: z.iso.date(),
  subscribers: z.number().int().nullable(),
  /** Percent. */
  engagement_rate: z.number().nullable(),
  average_views: z.number().nullable(),
  videos_count: z.number().int().nullable(),
})
export type CreatorSnapshot = z.output<typeof CreatorSnapshot>
