import { z } from 'zod'
import { type AgeSettings, ageRules, shortestDays } from '../lib/age-rules.ts'

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

export function toAgeSettings(value: z.output<typeof AgeEnvironment>): AgeSettings {
  return {
    maxAgeDays: {
      youtube: value.YOUTUBE_MAX_AGE_DAYS,
      tiktok: value.TIKTOK_MAX_AGE_DAYS,
      instagram: value.INSTAGRAM_MAX_AGE_DAYS,
    },
    acceptsDerived: { youtube: value.YOUTUBE_DERIVED_METRICS_ACCEPTED },
  }
}
