import type { PlatformHabits } from '../../lib/platform-habits.ts'
import { createRandom, type Random } from '../../lib/random.ts'
import { composeVideoId } from './video-id.ts'

const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Draws a duration in seconds. Each channel has a usual length of videos and a share of shorts. */
function drawDuration(random: Random, channelId: string): number {
  const habit = createRandom(`${channelId}/length`)
  const usualMinutes = 3 + 14 * habit.next()
  const shortShare = habit.pick([0, 0, 0.2, 0.5, 0.85])
  return random.chance(shortShare) ? random.integer(14, 60) : Math.round(60 * usualMinutes * random.spread(0.35))
}

/** Engagement is about 5 % of views, 2.5 % for the largest channels. */
export const youtubeHabits: PlatformHabits = {
  likelihood: 0.26,
  longestHandle: 30,
  hasCapitalHandles: true,
  // Descriptions are always shorter.
  bioLength: 1000,
  hasDescriptions: true,
  keywords: { share: 0.85, areHashtags: false },
  path: /^\/youtube\//,
  figures: {
    medianFollowers: 42_000,
    spread: 1.65,
    mostFollowers: 45_000_000,
    reach: 0.14,
    reachFall: 0.12,
    engagement: 5,
    engagementFall: 0.13,
    engagementOf: 'views',
    postsPerWeek: 1.3,
    oldestWeeks: 780,
    shownDigits: 3,
    verified: { small: 0.02, large: 0.5 },
  },
  // `UC` and 128 bits in base64url, of which the 22nd character carries only two bits.
  drawChannelId: (_person, random) => `UC${random.letters(base64Url, 21)}${random.letters('AQgw', 1)}`,
  composePostId: ({ address }) => composeVideoId(address),
  drawDuration,
}
