import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { z } from 'zod'
import { InstagramSettings } from '../integrations/platforms/instagram/settings/instagram-settings.ts'
import { TikTokSettings } from '../integrations/platforms/tiktok/settings/tiktok-settings.ts'
import { YouTubeSettings } from '../integrations/platforms/youtube/settings/youtube-settings.ts'
import { type AgeSettings, ageRules, shortestDays } from '../lib/age-rules.ts'

const settingsByPlatform = {
  tiktok: TikTokSettings,
  instagram: InstagramSettings,
  youtube: YouTubeSettings,
} satisfies Record<Platform, z.ZodPipe<z.ZodObject>>

/** Parses the settings of all platforms, each from the whole environment. */
export const PlatformEnvironment = z.preprocess(
  (environment) => Object.fromEntries(platforms.map((platform) => [platform, environment])),
  z.object(settingsByPlatform),
)

/** Settings of the platforms that have a key; the sandbox stands in for the others, or they are off. */
export type PlatformSettings = z.output<typeof PlatformEnvironment>

/** The names of the platforms' settings. */
export const platformSettingNames: readonly string[] = platforms.flatMap((platform) =>
  Object.keys(settingsByPlatform[platform].in.shape),
)

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

/** @param isInvented whether the sandbox answers for YouTube: prices and categories of invented channels need no acceptance. */
export function toAgeSettings(value: z.output<typeof AgeEnvironment>, isInvented: boolean): AgeSettings {
  return {
    maxAgeDays: {
      youtube: value.YOUTUBE_MAX_AGE_DAYS,
      tiktok: value.TIKTOK_MAX_AGE_DAYS,
      instagram: value.INSTAGRAM_MAX_AGE_DAYS,
    },
    acceptsDerived: { youtube: value.YOUTUBE_DERIVED_METRICS_ACCEPTED ?? isInvented },
  }
}
