import { hashText } from '../lib/random.ts'
import { referenceDay } from '../population/population.ts'
import type { Channel } from './channel.ts'
import { dayMilliseconds } from './clock.ts'

/**
 * A channel without a post for this many days at the reference day has stopped, unless its usual interval is as long.
 */
const silentDays = 45
/**
 * Maximum deviation of a post from its usual time, as a share of the interval; below one half, so that posts keep their
 * order.
 */
const mostJitter = 0.45

function readRhythm({ record }: Channel): { last: number; interval: number } {
  const last = new Date(record.last_posted_at ?? referenceDay).getTime()
  return { last, interval: (7 / Math.max(0.05, record.posting_frequency ?? 1)) * dayMilliseconds }
}

/**
 * Returns the time of a channel's post. Number 0 is the last post at the reference day; later ones count up, earlier
 * ones down. A post's number and time do not depend on the day of the request.
 */
export function timePost(channel: Channel, number: number): Date {
  const { last, interval } = readRhythm(channel)
  const chance = hashText(`${channel.record.channel_id}/time/${number}`) / 0x1_0000_0000
  const jitter = number === 0 ? 0 : (2 * chance - 1) * mostJitter
  return new Date(Math.floor((last + (number + jitter) * interval) / 1000) * 1000)
}

/**
 * Returns the number of the newest post before this day. A day's posts appear the next day, so that answers do not
 * change within a day.
 */
export function findNewestPost(channel: Channel, day: number): number {
  const { last, interval } = readRhythm(channel)
  const end = day * dayMilliseconds
  const gap = referenceDay.getTime() - last
  const hasStopped = gap > silentDays * dayMilliseconds && gap > 2 * interval
  let number = Math.floor((end - last) / interval) + 1
  if (hasStopped) number = Math.min(0, number)
  while (timePost(channel, number).getTime() >= end) number--
  return number
}

/** Returns the number of a channel's first post. */
export function findFirstPost({ record }: Channel): number {
  return 1 - Math.max(1, record.videos_count ?? 1)
}
