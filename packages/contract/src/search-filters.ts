import { z } from 'zod'
import { normalizeText, storableLine } from './base/text.ts'
import { findCategoryId } from './catalogues/categories.ts'
import { keepSupported, Platform, platforms } from './catalogues/platforms.ts'
import { schemaText } from './messages/message.ts'

export const excludeWordsMaxLength = 200
/** Ten years; older posts do not matter on any of the platforms. */
export const maxPostedWithinDays = 3650

/** Ten times as many followers in a month. */
export const maxMonthlyGrowth = 10

/**
 * Default ranges of a search. A maximum at (or above) its default is open-ended: "10,000,000" in the panel means ten
 * million or more, otherwise the largest creators could never be found.
 */
export const filterDefaults = {
  subscribers: { min: 0, max: 10_000_000 },
  /** Percent on screen; a fraction (divided by 100) on the wire. */
  engagementPercent: { min: 0, max: 100 },
  averageViews: { min: 0, max: 10_000_000 },
  /** US dollars. */
  price: { min: 0, max: 100_000 },
  minVideos: 0,
  /** Years. */
  audienceAge: { min: 13, max: 65 },
} as const

/**
 * Order of results: best match; most followers; most engagement; lowest price; newest in the catalogue. Creators
 * without the figure come last.
 */
export const searchSorts = ['relevance', 'followers', 'engagement', 'price', 'newest'] as const
export const SearchSort = z.enum(searchSorts)
export type SearchSort = z.output<typeof SearchSort>

/** A closed range whose ends are optional; a minimum above the maximum is refused. */
function rangeOf(limit: z.ZodNumber) {
  return z
    .object({ min: limit.optional(), max: limit.optional() })
    .refine((range) => range.min === undefined || range.max === undefined || range.min <= range.max, {
      message: schemaText('discovery.range_reversed'),
    })
}

const Category = z
  .string()
  .max(100)
  .transform((text, context) => {
    const id = findCategoryId(text)
    if (id) return id
    context.addIssue({ code: 'custom', message: schemaText('discovery.category_unknown') })
    return z.NEVER
  })

/** Platforms of a brand's search, as a language model may name them: those that are not supported are dropped. */
export const namedPlatforms = z
  .array(z.string().max(100))
  .min(1, schemaText('discovery.platform_required'))
  .max(20)
  .transform(keepSupported)

const regions = z.array(z.string().regex(/^[A-Z]{2}$/, schemaText('discovery.region_invalid'))).max(250)

const { min: youngest, max: oldest } = filterDefaults.audienceAge

/**
 * Filters of a search. A limit also excludes creators whose figure is not known; a range at its default is no limit.
 */
export const searchFilterFields = {
  platforms: z.array(Platform).min(1, schemaText('discovery.platform_required')).max(20),
  /** Matches creators with at least one of them; ids or display names. */
  content_categories: z.array(Category).max(75).default([]),
  subscriber_range: rangeOf(z.number().int().min(0)).optional(),
  /** Fractions: 0.05 is 5 percent. */
  engagement_rate_range: rangeOf(z.number().min(0).max(1)).optional(),
  /** Views of recent posts on average, as far as the platform counts them. */
  average_views_range: rangeOf(z.number().int().min(0)).optional(),
  price_range: rangeOf(z.number().min(0)).optional(),
  regions: regions.optional(),
  /** Excludes creators of these countries; a creator whose country is not known stays. */
  exclude_regions: regions.optional(),
  /** Matches creators who post in one of these languages; ISO 639-1. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, schemaText('discovery.language_invalid')))
    .max(50)
    .optional(),
  verified_only: z.boolean().default(false),
  min_videos: z.number().int().min(0).default(filterDefaults.minVideos),
  /**
   * Least growth of followers in 30 days, by the first and the last reading of the last 90 days; a fraction. Creators without
   * two readings a week apart are left out.
   */
  min_monthly_growth: z.number().min(0).max(maxMonthlyGrowth).optional(),
  /** Only creators with an address that can be written to. */
  has_email: z.boolean().default(false),
  /** Only creators whose last known post is at most this many days old. */
  posted_within_days: z.number().int().min(1).max(maxPostedWithinDays).optional(),
  /**
   * Words separated by spaces; words in double quotes belong together. Excludes creators that a search for any of them
   * would match in name, text or tags, and those of a content category that is named.
   */
  exclude_words: z
    .string()
    .max(excludeWordsMaxLength, schemaText('discovery.exclude_words_too_long', { max: excludeWordsMaxLength }))
    .transform(normalizeText)
    .default(''),
  /** Excludes creators in one of the user's collections. */
  hide_collected: z.boolean().default(false),
  /** Excludes creators the user has sent mail to. */
  hide_contacted: z.boolean().default(false),
  /** Years. Not used: no platform reports the ages of an audience. Responses list it in `unused_filters`. */
  audience_age_range: rangeOf(z.number().int().min(youngest).max(oldest)).optional(),
  /** Not used either. */
  audience_gender_preference: z.string().max(50).regex(storableLine).optional(),
} as const

/** The filters that can leave creators out: all but the unused ones on the audience. */
export const SearchFilterName = z
  .object(searchFilterFields)
  .omit({ audience_age_range: true, audience_gender_preference: true })
  .keyof()
export type SearchFilterName = z.output<typeof SearchFilterName>

/** A filter that words of a topic may also mean. */
export const OfferedFilter = z.discriminatedUnion('filter', [
  z.object({ filter: z.literal('platforms'), values: z.array(Platform), words: z.string() }),
  z.object({ filter: z.enum(['regions', 'languages']), values: z.array(z.string()), words: z.string() }),
  z.object({
    filter: z.literal('subscriber_range'),
    range: z.object({ min: z.number().optional(), max: z.number().optional() }),
    words: z.string(),
  }),
])

/** Criteria that a search text can state although no data about them exists. */
export const Unanswerable = z.enum([
  'audience_age',
  'audience_gender',
  'audience_location',
  'audience_income',
  'creator_age',
  'creator_gender',
])
export type Unanswerable = z.output<typeof Unanswerable>

export const SearchPlatforms = searchFilterFields.platforms.default([...platforms])

/** Most cities that a search can prefer. */
export const maxCities = 10

/** Cities whose creators come first among those that fit the text, as far as their texts name the city. */
export const PreferredCities = z.array(z.string().trim().min(1).max(60).regex(storableLine)).max(maxCities).optional()
