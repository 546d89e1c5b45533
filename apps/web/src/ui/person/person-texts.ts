import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { text } from '../../lib/language/text.ts'

/** Texts of a person with several channels. */
export const personTexts = {
  /** Before glyphs of platforms with figures. */
  also: text('Also on'),
  channel: (platform: Platform, handle: string, figures: string) =>
    text('{platform}, {handle}: {figures}', { platform: platformNames[platform], handle, figures }),
  followers: (count: string) => text('{count} followers', { count }),
  engagement: (percent: string) => text('{percent} engagement', { percent }),
  unknown: text('no figures known'),
  include: (count: number) => text('With the other channels ({count})', { count }),
  includeTitle: text('The other channels of the selected persons'),
} as const
