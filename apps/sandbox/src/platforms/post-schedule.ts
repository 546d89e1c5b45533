import { hashText } from '../lib/random.ts'
import { referenceDay } from '../population/population.ts'
import type { Channel } from './channel.ts'
import { dayMilliseconds } from './clock.ts'

/** Beyond so many days without a post at the reference day a channel has stopped, if that is unlike it. */
const silentDays = 45
/** How far, as a share of the usual interval, a post may be early or late; below one half, so that posts keep their order. */
const mostJitter = 0.45

function readRhythm({ record }: Channel): { last: number; interval: number } {
  const last = new Date(record.last_posted_at ?? referenceDay).getTime()
  return { last, interval: (7 / Math.max(0.05, record.posting_frequency ?? 1)) * dayMilliseconds }
}

/**
 * When a channel's post number so and so appeared. Number 0 is the last one at the reference day; later ones count up, earlier ones
 * down. A post has always the same number and time, whatever the day it is looked at.
 */
export function timePost(channel: Channel, number: number): Date {
  const { last, interval } = readRhythm(channel)
  const chance = hashText(`${channel.record.channel_id}/time/${number}`) / 0x1_0000_0000
  const jitter = number === 0 ? 0 : (2 * chance - 1) * mostJitter
  return new Date(Math.floor((last + (number + jitter) * interval) / 1000) * 1000)
}

/** The number of the newest post of the days before this one; what appears today shows tomorrow, so that a day has one truth. */
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

/** The number of a channel's first post ever. */
export function findFirstPost({ record }: Channel): number {
  return 1 - Math.max(1, record.videos_count ?? 1)
}
