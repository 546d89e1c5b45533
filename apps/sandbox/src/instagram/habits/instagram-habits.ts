import type { PlatformHabits } from '../../lib/platform-habits.ts'
import { createRandom } from '../../lib/random.ts'

const digits = '0123456789'
const accountRange = 100_000_000_000n
/** Coprime to the range, so that its multiples repeat only after the whole range. */
const accountStep = 61_803_398_877n

/** Eleven digits, unique within a population. Random ones would collide about once per million. */
function spreadOverRange(person: number): string {
  return String((BigInt(person + 1) * accountStep) % accountRange).padStart(11, '0')
}

/**
 * Engagement is about 4 % of followers below 10,000 followers and 1 % above a million. Reach is about 16 % of followers
 * for small accounts and 3 % for large ones (The Cirqle, 2024).
 */
export const instagramHabits: PlatformHabits = {
  likelihood: 0.4,
  longestHandle: 30,
  hasCapitalHandles: false,
  bioLength: 150,
  hasDescriptions: false,
  keywords: { share: 0.6, areHashtags: true },
  path: /^\/v\d+\.\d+\//,
  figures: {
    medianFollowers: 31_000,
    spread: 1.4,
    mostFollowers: 30_000_000,
    reach: 0.27,
    reachFall: 0.16,
    engagement: 3.9,
    engagementFall: 0.26,
    engagementOf: 'followers',
    postsPerWeek: 3.1,
    oldestWeeks: 780,
    verified: { small: 0.05, large: 0.22 },
  },
  // The number range of professional accounts.
  drawChannelId: (person) => `178414${spreadOverRange(person)}`,
  composePostId({ channelId, address }) {
    const random = createRandom(`${channelId}/id/${address.post}`)
    return `${random.pick(['17', '18'])}${random.letters(digits, 15)}`
  },
  drawDuration: (random) => (random.chance(0.4) ? 0 : random.integer(7, 88)),
}
