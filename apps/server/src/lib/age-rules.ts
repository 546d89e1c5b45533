import type { Platform } from '@troupe/contract/catalogues/platforms'
import { days } from './durations.ts'

/** The rule for what a source has given. */
export interface AgeRule {
  /** The longest time in days for which its data may be kept without being read again; undefined: without end. */
  readonly longestDays: number | undefined
  /** Fields of its data that stay when the rest goes, because a channel cannot be named without them. */
  readonly stays: readonly ('handle' | 'url')[]
  /** Whether estimates and categories may be made of its data only with a setting. */
  readonly restrictsDerived: boolean
  /** Where the rule is from. */
  readonly because: string
}

/**
 * The rules by source. A setting can only shorten a time. The platform's id of a channel always stays: it names the
 * channel that a user has chosen and says nothing about it.
 */
export const ageRules = {
  youtube: {
    longestDays: 30,
    stays: [],
    restrictsDerived: true,
    because:
      'YouTube API Services Developer Policies: data that no user has authorised is refreshed or deleted within 30 days; derived ' +
      'metrics need an amendment that the project has accepted',
  },
  tiktok: {
    longestDays: 365,
    // Channels are asked for by name.
    stays: ['handle', 'url'],
    restrictsDerived: false,
    because: 'the TikTok One agreement names no time; a year without an answer is the limit of this product',
  },
  instagram: {
    longestDays: 365,
    // Business discovery asks by name.
    stays: ['handle', 'url'],
    restrictsDerived: false,
    because: "Meta's platform terms name no time; a year without an answer is the limit of this product",
  },
  import: { longestDays: undefined, stays: [], restrictsDerived: false, because: 'the user gave it' },
  onboarding: {
    longestDays: undefined,
    stays: [],
    restrictsDerived: false,
    because: 'the creator stated it; what the platform said of the channel follows the rule of the platform',
  },
  demo: { longestDays: undefined, stays: [], restrictsDerived: false, because: 'it is invented' },
} as const satisfies Record<Platform | 'import' | 'onboarding' | 'demo', AgeRule>

/** The shortest time that a setting may name: data is read again within it, and files and caches live no longer. */
export const shortestDays = 7

/** What holds for a platform's data on this installation. */
export interface DataLimit {
  readonly maxAgeMs: number
  readonly stays: readonly string[]
  /** Whether prices are estimated and categories made of its data. */
  readonly mayDerive: boolean
}
export type DataLimits = Readonly<Record<Platform, DataLimit>>

/** What was set: a shorter time in days, and whether derived data is allowed where the rule restricts it. */
export interface AgeSettings {
  readonly maxAgeDays: Readonly<Partial<Record<Platform, number | undefined>>>
  readonly acceptsDerived: Readonly<Partial<Record<Platform, boolean | undefined>>>
}

/** Returns the limits by the rules and the settings. */
export function toDataLimits({ maxAgeDays, acceptsDerived }: AgeSettings): DataLimits {
  const toLimit = (platform: Platform): DataLimit => {
    const { longestDays, stays, restrictsDerived } = ageRules[platform]
    return {
      maxAgeMs: days(Math.min(longestDays, maxAgeDays[platform] ?? longestDays)),
      stays,
      mayDerive: !restrictsDerived || acceptsDerived[platform] === true,
    }
  }
  return { youtube: toLimit('youtube'), tiktok: toLimit('tiktok'), instagram: toLimit('instagram') }
}

/** What is removed this long before its limit is never too old, even if a removal takes a day. */
const marginShare = 1 / 30

/** The time from before which data is removed. */
export function toRemovalTime({ maxAgeMs }: DataLimit, now: Date): Date {
  return new Date(now.getTime() - maxAgeMs * (1 - marginShare))
}

/** The time from before which data is read again, if the quota allows: in the last third of its life. */
export function toRefreshTime({ maxAgeMs }: DataLimit, now: Date): Date {
  return new Date(now.getTime() - Math.min((maxAgeMs * 2) / 3, days(29)))
}
