import { languageCodes } from '@troupe/contract/catalogues/languages'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { z } from 'zod'
import type { FoundCriterion } from '../../modules/brand-analysis/brand-analyser-port.ts'
import { toPhrases } from './model-text.ts'
import { toSeenText } from './seen-text.ts'

/** Filters of which a model may say that the text states them. */
export const statedFilters = [
  'regions',
  'languages',
  'platforms',
  'subscriber_range',
  'engagement_percent_range',
  'average_views_range',
  'price_range',
  'exclude_words',
  'audience',
] as const
export const maxStated = 20
const maxValues = 20
const longestQuote = 300
const longestAudience = 160
const longestExclusion = 50

/** A criterion in the form asked of a model. No field is optional, since not every endpoint supports optional fields. */
export const StatedCriterion = z.object({
  filter: z.enum(statedFilters),
  values: z.array(z.string()),
  min: z.number(),
  max: z.number(),
  quote: z.string(),
})

/** A criterion as a model states it, as far as it holds; whether the quote stands in the text is looked up later. */
export function toCriterion(stated: unknown): FoundCriterion[] {
  const { data } = StatedCriterion.safeParse(stated)
  if (!data) return []
  const { filter, values, quote, ...range } = data
  if (quote.trim() === '' || quote.length > longestQuote) return []
  const quotes = [toSeenText(quote).trim()]
  const limits = toLimits(range)
  switch (filter) {
    case 'regions':
      return withValues(values, isCountry, (found) => ({ filter, values: found.map(toUpper), quotes }))
    case 'languages':
      return withValues(values, isLanguage, (found) => ({ filter, values: found.map(toLower), quotes }))
    case 'platforms': {
      const named = platforms.filter((platform) => values.some((value) => toLower(value) === platform))
      return named.length > 0 ? [{ filter, values: named, quotes }] : []
    }
    case 'exclude_words':
      return withValues(
        toPhrases(values),
        ({ length }) => length <= longestExclusion,
        (found) => ({ filter, values: found, quotes }),
      )
    case 'audience': {
      const said = toSeenText(quote).trim().slice(0, longestAudience)
      return said === '' ? [] : [{ filter, values: [said], quotes }]
    }
    case 'engagement_percent_range':
      return limits
        ? [{ filter: 'engagement_rate_range', ...mapLimits(limits, (percent) => Math.min(percent, 100) / 100), quotes }]
        : []
    case 'subscriber_range':
    case 'average_views_range':
      return limits ? [{ filter, ...mapLimits(limits, Math.round), quotes }] : []
    case 'price_range':
      return limits ? [{ filter, ...limits, quotes }] : []
  }
}

function withValues(
  values: readonly string[],
  isValid: (value: string) => boolean,
  make: (found: string[]) => FoundCriterion,
): FoundCriterion[] {
  const found = [...new Set(values.slice(0, maxValues).filter(isValid))]
  return found.length > 0 ? [make(found)] : []
}

interface Limits {
  readonly min?: number
  readonly max?: number
}

/** 0 is no limit, as the model is told; a range that no creator is in is none. */
function toLimits({ min, max }: { readonly min: number; readonly max: number }): Limits | undefined {
  const isPossible = min >= 0 && max >= 0 && (min > 0 || max > 0) && (max === 0 || min < max)
  return isPossible ? { ...(min > 0 && { min }), ...(max > 0 && { max }) } : undefined
}

const mapLimits = ({ min, max }: Limits, map: (value: number) => number): Limits => ({
  ...(min !== undefined && { min: map(min) }),
  ...(max !== undefined && { max: map(max) }),
})

const toUpper = (text: string) => text.toUpperCase()
const toLower = (text: string) => text.toLowerCase()
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isCountry = (text: string) => /^[a-z]{2}$/i.test(text) && names.of(text.toUpperCase()) !== undefined
const isLanguage = (text: string) => languageCodes.some((code) => code === text.toLowerCase())
