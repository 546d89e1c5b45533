import type { Platform } from '@troupe/contract/catalogues/platforms'

/** How a platform's figures are distributed. Followers are log-normal; `spread` is the deviation of their natural logarithm. */
interface Distribution {
  readonly medianFollowers: number
  readonly spread: number
  readonly mostFollowers: number
  /** Views of a post per follower at 100,000 followers, and how fast that falls with size (exponent). */
  readonly reach: number
  readonly reachFall: number
  /** Engagement in percent at 10,000 followers, and how fast that falls with size (exponent). */
  readonly engagement: number
  readonly engagementFall: number
  readonly postsPerWeek: number
}

interface PlatformHabits {
  /** Share of first channels that are on it. */
  readonly likelihood: number
  readonly longestHandle: number
  /** Characters that it allows in a bio (YouTube's 1,000 are never needed here). */
  readonly bioLength: number
  /** Paths of its stand-in. */
  readonly path: RegExp
  readonly figures: Distribution
}

/**
 * Engagement by size follows public benchmarks: Instagram about 4 % below 10,000 followers and 1 % above a million (of followers),
 * TikTok about 8 % and 3 % (of views), YouTube about 5 % and 2.5 % (of views): Untapper's benchmarks by tier (2026), Captiv8 in eMarketer
 * (2024). Reach: about 16 % of followers for small and 3 % for large Instagram accounts (The Cirqle, 2024), more on TikTok, whose
 * feed shows posts to strangers.
 */
export const platformHabits: Record<Platform, PlatformHabits> = {
  tiktok: {
    likelihood: 0.34,
    longestHandle: 24,
    bioLength: 80,
    path: /^\/open_api\//,
    figures: {
      medianFollowers: 58_000,
      spread: 1.55,
      mostFollowers: 40_000_000,
      reach: 0.32,
      reachFall: 0.14,
      engagement: 8,
      engagementFall: 0.17,
      postsPerWeek: 4.4,
    },
  },
  instagram: {
    likelihood: 0.4,
    longestHandle: 30,
    bioLength: 150,
    path: /^\/v\d+\.\d+\//,
    figures: {
      medianFollowers: 31_000,
      spread: 1.4,
      mostFollowers: 30_000_000,
      reach: 0.27,
      reachFall: 0.16,
      engagement: 3.9,
      engagementFall: 0.26,
      postsPerWeek: 3.1,
    },
  },
  youtube: {
    likelihood: 0.26,
    longestHandle: 30,
    bioLength: 1000,
    path: /^\/youtube\//,
    figures: {
      medianFollowers: 42_000,
      spread: 1.65,
      mostFollowers: 45_000_000,
      reach: 0.14,
      reachFall: 0.12,
      engagement: 5,
      engagementFall: 0.13,
      postsPerWeek: 1.3,
    },
  },
}
