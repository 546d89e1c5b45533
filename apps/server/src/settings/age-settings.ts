import { z } from 'zod'
import { ageRules, type DataLimits, shortestDays, toDataLimits } from '../lib/age-rules.ts'

/** A number of days that can only be shorter than the rule says. */
const ShorterThan = (longest: number) =>
  z.coerce
    .number()
    .int()
    .min(shortestDays, `must be ${shortestDays} days or more`)
    .max(longest, `can only be shorter than the ${longest} days of the rule`)
    .optional()

/** The environment variables about the age of platforms' data. */
export const AgeEnvironment = z.object({
  YOUTUBE_MAX_AGE_DAYS: ShorterThan(ageRules.youtube.longestDays),
  TIKTOK_MAX_AGE_DAYS: ShorterThan(ageRules.tiktok.longestDays),
  INSTAGRAM_MAX_AGE_DAYS: ShorterThan(ageRules.instagram.longestDays),
  YOUTUBE_DERIVED_METRICS_ACCEPTED: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
})

/**
 * The limits by the rules and the settings.
 * @param isInvented whether the sandbox answers for YouTube: prices and categories of invented channels need no acceptance.
 */
export function readDataLimits(value: z.output<typeof AgeEnvironment>, isInvented: boolean): DataLimits {
  return toDataLimits({
    maxAgeDays: {
      youtube: value.YOUTUBE_MAX_AGE_DAYS,
      tiktok: value.TIKTOK_MAX_AGE_DAYS,
      instagram: value.INSTAGRAM_MAX_AGE_DAYS,
    },
    acceptsDerived: { youtube: value.YOUTUBE_DERIVED_METRICS_ACCEPTED ?? isInvented },
  })
}
