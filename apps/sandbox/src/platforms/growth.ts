import { createRandom } from '../lib/random.ts'
import { referenceDay } from '../population/population.ts'
import type { Channel } from './channel.ts'
import { dayMilliseconds } from './clock.ts'

/** Most channels grow a little, some shrink: mean and deviation of the change a day. Growth trackers show 1 to 2 % a month. */
const meanChange = 0.0005
const changeDeviation = 0.0009
/** Beyond this nothing changes any more, so that a far-off clock gives no absurd figures. */
const mostDays = 1000

/** How many times its size on the reference day a channel has, on a day before or after it; same day, same size. */
export function growthFactor(channel: Channel, day: number): number {
  const days = day - Math.floor(referenceDay.getTime() / dayMilliseconds)
  const bounded = Math.max(-mostDays, Math.min(mostDays, days))
  const random = createRandom(`${channel.record.channel_id}/growth`)
  return Math.exp(bounded * (meanChange + changeDeviation * random.normal()))
}

/** Followers on a day, exact, as only the platform knows them. */
export function countFollowers(channel: Channel, day: number): number {
  return Math.max(1, Math.round((channel.record.subscribers ?? 0) * growthFactor(channel, day)))
}
