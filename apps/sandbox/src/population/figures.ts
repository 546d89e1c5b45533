import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Random } from '../lib/random.ts'
import { platformHabits } from './platform-habits.ts'

const fewestFollowers = 900
const dayMilliseconds = 86_400_000

export interface Figures {
  readonly subscribers: number
  readonly videos_count: number
  readonly average_views: number
  readonly average_likes: number
  readonly engagement_rate: number
  readonly posting_frequency: number
  readonly last_posted_at: string
  readonly verified: boolean
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
const spread = (random: Random, deviation: number) => Math.exp(deviation * random.normal())
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

function publishFollowers(followers: number, shownDigits: number | undefined): number {
  if (shownDigits === undefined) return Math.round(followers)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(followers)) + 1 - shownDigits)
  return Math.floor(followers / step) * step
}

function drawVerified(random: Random, shares: { small: number; large: number }, followers: number): boolean {
  if (followers >= 1_000_000) return random.chance(0.78)
  if (followers >= 100_000) return random.chance(shares.large)
  return random.chance(shares.small)
}

/** Most channels posted within their usual interval; one in fifteen has been silent for months. */
function drawLastPost(random: Random, postsPerWeek: number, now: Date): Date {
  const silentDays = random.chance(0.065)
    ? random.integer(45, 400)
    : Math.min(60, -Math.log(1 - random.next()) * (4.5 / postsPerWeek))
  return new Date(Math.floor((now.getTime() - silentDays * dayMilliseconds) / 1000) * 1000)
}

/**
 * Draws a channel's figures. `fame` shifts the size of all of a person's channels together (0 is usual, 1 is one
 * standard deviation larger). Likes make about 95 % of engagement, comments the rest.
 */
export function drawFigures(options: { platform: Platform; random: Random; fame: number; now: Date }): Figures {
  const { platform, random, fame, now } = options
  const distribution = platformHabits[platform].figures
  // The shared and the channel's own part are weighted so that the sum keeps the platform's spread.
  const size = distribution.spread * (0.8 * fame + 0.6 * random.normal())
  const followers = clamp(distribution.medianFollowers * Math.exp(size), fewestFollowers, distribution.mostFollowers)
  const views = followers * distribution.reach * (followers / 100_000) ** -distribution.reachFall * spread(random, 0.55)
  const engagement = clamp(
    distribution.engagement * (followers / 10_000) ** -distribution.engagementFall * spread(random, 0.38),
    0.15,
    24,
  )
  const postsPerWeek = clamp(distribution.postsPerWeek * spread(random, 0.6), 0.1, 28)
  const weeks = clamp(160 * spread(random, 0.7), 12, distribution.oldestWeeks)
  const engagementBase = distribution.engagementOf === 'followers' ? followers : views
  return {
    subscribers: publishFollowers(followers, distribution.shownDigits),
    videos_count: Math.max(6, Math.round(weeks * postsPerWeek * (0.5 + 0.4 * random.next()))),
    average_views: Math.round(views),
    average_likes: Math.round((engagementBase * engagement * 0.95) / 100),
    engagement_rate: round(engagement, 2),
    posting_frequency: round(postsPerWeek, 1),
    last_posted_at: drawLastPost(random, postsPerWeek, now).toISOString(),
    verified: drawVerified(random, distribution.verified, followers),
  }
}
