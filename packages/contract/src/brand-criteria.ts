import { z } from 'zod'
import { Platform } from './catalogues/platforms.ts'

export const maxCitations = 5
export const maxCitedLetters = 320
const maxValues = 50

/** A passage of a brand's text or document, word for word. */
export const Citation = z.object({
  /** The words of the passage that a criterion was read from. */
  words: z.string().max(maxCitedLetters),
  passage: z.string().max(maxCitedLetters),
  /** Counted from 1; null for texts and for formats without pages, such as DOCX. */
  page: z.number().int().nullable(),
})
export type Citation = z.output<typeof Citation>

const citations = z.array(Citation).min(1).max(maxCitations)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(maxValues)
const limit = z.number().min(0).optional()

/** A criterion that a brand's text asks for; but for `audience` named after the filter of a search. */
export const BrandCriterion = z.discriminatedUnion('filter', [
  /** Where the brand wants creators, or sells: ISO 3166-1 alpha-2 codes. */
  z.object({ filter: z.literal('regions'), values: listOf(z.string().regex(/^[A-Z]{2}$/)), citations }),
  /** ISO 639-1. */
  z.object({ filter: z.literal('languages'), values: listOf(z.string().regex(/^[a-z]{2}$/)), citations }),
  z.object({ filter: z.literal('platforms'), values: listOf(Platform), citations }),
  /** Topics that creators should not have. */
  z.object({ filter: z.literal('exclude_words'), values: listOf(z.string().min(1).max(50)), citations }),
  /** Followers; a fraction; views of a post on average; US dollars per post. One of the ends at least is given. */
  z.object({
    filter: z.enum(['subscriber_range', 'engagement_rate_range', 'average_views_range', 'price_range']),
    min: limit,
    max: limit,
    citations,
  }),
  z.object({ filter: z.enum(['verified_only', 'has_email']), citations }),
  /** The audience of the brand, in the words of the text. Shown only: no platform tells the audience of a creator. */
  z.object({ filter: z.literal('audience'), values: listOf(z.string().min(1).max(200)), citations }),
])
export type BrandCriterion = z.output<typeof BrandCriterion>
export type BrandFilter = BrandCriterion['filter']

/** At most one criterion for each filter. */
export const BrandCriteria = z.array(BrandCriterion).max(12)
