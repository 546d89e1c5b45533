import type { PlatformHabits } from '../../lib/platform-habits.ts'
import { createRandom, type Random } from '../../lib/random.ts'
import { composeVideoId } from './video-id.ts'

const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A channel has a usual length of its videos and a share of shorts. */
function drawDuration(random: Random, channelId: string): number {
  const habit = createRandom(`${channelId}/length`)
  const usualMinutes = 3 + 14 * habit.next()
  const shortShare = habit.pick([0, 0, 0.2, 0.5, 0.85])
  return random.chance(shortShare) ? random.integer(14, 60) : Math.round(60 * usualMinutes * random.spread(0.35))
}

/** Engagement about 5 % of views and 2.5 % for the largest. */
export const youtubeHabits: PlatformHabits = {
  likelihood: 0.26,
  longestHandle: 30,
  hasCapitalHandles: true,
  // Never needed here.
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
  // `UC` and 128 bits in base64url, so that the 22nd character carries two bits only.
  drawChannelId: (_person, random) => `UC${random.letters(base64Url, 21)}${random.letters('AQgw', 1)}`,
  composePostId: ({ address }) => composeVideoId(address),
  drawDuration,
}
