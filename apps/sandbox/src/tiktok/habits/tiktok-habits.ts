import type { PlatformHabits } from '../../lib/platform-habits.ts'
import { createRandom } from '../../lib/random.ts'

const digits = '0123456789'

/**
 * Engagement is about 8 % of views, 3 % for the largest channels. Reach is high, because the feed shows posts to
 * strangers.
 */
export const tiktokHabits: PlatformHabits = {
  likelihood: 0.34,
  longestHandle: 24,
  hasCapitalHandles: false,
  bioLength: 80,
  hasDescriptions: false,
  keywords: { share: 0.6, areHashtags: true },
  path: /^\/open_api\//,
  figures: {
    medianFollowers: 58_000,
    spread: 1.55,
    mostFollowers: 40_000_000,
    reach: 0.32,
    reachFall: 0.14,
    engagement: 8,
    engagementFall: 0.17,
    engagementOf: 'views',
    postsPerWeek: 4.4,
    oldestWeeks: 420,
    verified: { small: 0.02, large: 0.22 },
  },
  // A 64-bit snowflake number, 19 digits.
  drawChannelId: (_person, random) => `${random.letters('67', 1)}${random.letters(digits, 18)}`,
  // Snowflakes: seconds since 1970 in the upper 32 bits, which gives 19 digits beginning with 7.
  composePostId({ channelId, address, publishedAt }) {
    const seconds = BigInt(Math.floor(publishedAt.getTime() / 1000))
    return String((seconds << 32n) | BigInt(createRandom(`${channelId}/id/${address.post}`).integer(0, 0xffff_ffff)))
  },
  drawDuration: (random) => random.integer(9, 95),
}
