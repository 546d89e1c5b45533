import { z } from 'zod'
import { audienceAges } from './audience.ts'
import { currencies } from './creator-price.ts'
import { decimalNumber, jsonList, rate, wholeNumber } from './tiktok-parameters.ts'

/** Countries that TikTok One serves, by region. All countries of a request must be in one region. */
const regions = [
  ['US'],
  ['CA'],
  ['AR', 'BR', 'CL', 'CO', 'MX', 'PE'],
  ['DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'SE'],
  ['RU'],
  ['AE', 'EG', 'IL', 'SA', 'TR'],
  ['AU', 'ID', 'JP', 'KR', 'MY', 'PH', 'SG', 'TH', 'TW', 'VN'],
]
const findRegion = (country: string) => regions.findIndex((countries) => countries.includes(country))

const countryCodes = jsonList(z.string())
  .refine((countries) => countries.length > 0, { error: 'Missing data for required field.', abort: true })
  .refine((countries) => countries.every((country) => findRegion(country) >= 0), {
    error: 'Not a supported country.',
    abort: true,
  })
  .refine((countries) => new Set(countries.map(findRegion)).size === 1, 'All countries must be in the same region.')

const languages = z.enum('ar de en es fr id it ja ko ms pt th tl tr vi'.split(' '))
const genderRatio = z.string().regex(/^(FEMALE|MALE)_(50|60|70)$/, 'Not a valid choice.')

/**
 * Parameters of a search. States and provinces are accepted but have no effect, because no creator in the sandbox has
 * one.
 */
export const DiscoverQuery = z
  .object({
    country_codes: countryCodes,
    keyword_search: z.string().max(500).optional(),
    /** Name of `keyword_search` in an earlier version of the API. */
    search_keyword: z.string().max(500).optional(),
    min_followers: wholeNumber.optional(),
    max_followers: wholeNumber.optional(),
    min_avg_views: wholeNumber.optional(),
    max_avg_views: wholeNumber.optional(),
    min_median_views: wholeNumber.optional(),
    max_median_views: wholeNumber.optional(),
    min_engagement_rate: rate.optional(),
    max_engagement_rate: rate.optional(),
    min_creator_price: decimalNumber.optional(),
    max_creator_price: decimalNumber.optional(),
    creator_price_currency: z.enum(currencies).default('USD'),
    languages: jsonList(languages).default([]),
    content_label_ids: jsonList(z.string()).default([]),
    industry_label_ids: jsonList(z.string()).default([]),
    state_provinces: jsonList(z.string()).default([]),
    follower_country_codes: jsonList(z.string()).default([]),
    follower_gender_ratio: genderRatio.optional(),
    follower_age: z.enum(audienceAges).optional(),
    sort_field: z.enum(['RELEVANCE', 'FOLLOWERS', 'MEDIAN_VIEWS', 'ENGAGEMENT_RATE']).default('RELEVANCE'),
    sort_order: z.enum(['ASC', 'DESC']).default('DESC'),
    page: wholeNumber.pipe(z.number().min(1)).default(1),
    page_size: wholeNumber.pipe(z.number().min(1).max(100)).default(20),
  })
  .refine(
    // Also runs if one of the two is not a number, which has been reported by then.
    ({ min_followers: least = 0, max_followers: most = least }) => !(least > most),
    {
      path: ['max_followers'],
      error: 'Must not be less than min_followers.',
    },
  )
export type DiscoverQuery = z.output<typeof DiscoverQuery>
