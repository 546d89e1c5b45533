import { createRandom } from '../lib/random.ts'
import { referenceDay } from '../population/population.ts'
import type { Channel } from './channel.ts'
import { dayMilliseconds } from './clock.ts'

/**
 * Mean and standard deviation of the daily change: most channels grow a little, some shrink. Growth trackers show 1 to
 * 2 % a month.
 */
const meanChange = 0.0005
const changeDeviation = 0.0009
/** Growth ends this many days from the reference day, so that a clock set far away gives no absurd figures. */
const mostDays = 1000

/** Returns a channel's size on a day relative to the reference day; always the same for a day. */
export function growthFactor(channel: Channel, day: number): number {
  const days = day - Math.floor(referenceDay.getTime() / dayMilliseconds)
  const bounded = Math.max(-mostDays, Math.min(mostDays, days))
  const random = createRandom(`${channel.record.channel_id}/growth`)
  return Math.exp(bounded * (meanChange + changeDeviation * random.normal()))
}

/** Counts the followers on a day exactly, as only the platform knows them. */
export function countFollowers(channel: Channel, day: number): number {
  return Math.max(1, Math.round((channel.record.subscribers ?? 0) * growthFactor(channel, day)))
}
