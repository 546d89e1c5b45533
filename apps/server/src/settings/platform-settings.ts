import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { z } from 'zod'
import { InstagramSettings } from '../integrations/platforms/instagram/settings/instagram-settings.ts'
import { TikTokSettings } from '../integrations/platforms/tiktok/settings/tiktok-settings.ts'
import { YouTubeSettings } from '../integrations/platforms/youtube/settings/youtube-settings.ts'

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
