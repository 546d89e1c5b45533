import { createRandom, type Random } from '../lib/random.ts'
import { platformHabits } from '../population/platform-habits.ts'
import type { Channel, Post } from './channel.ts'
import { dayMilliseconds, toDayNumber } from './clock.ts'
import { countFollowers, growthFactor } from './growth.ts'
import { findFirstPost, findNewestPost, timePost } from './post-schedule.ts'
import { writePostText } from './post-texts.ts'

/** Share of its final views that a post of this age has: about half after a day, nearly all after a week. */
const ripeness = (ageDays: number) => 1 - 0.65 * Math.exp(-ageDays / 2)

/** Share of likes in engagement, as in the population's figures; the rest are comments. */
const likesShare = 0.95

/** Whether likes or comments are hidden, for the whole channel or for this post. */
function drawHidden(channel: Channel, random: Random): { likes: boolean; comments: boolean } {
  const habit = createRandom(`${channel.record.channel_id}/hides`)
  return {
    likes: habit.chance(0.04) || random.chance(0.01),
    comments: habit.chance(0.03) || random.chance(0.02),
  }
}

function drawFigures(channel: Channel, publishedAt: Date, day: number, random: Random) {
  const { platform, average_views = 0, engagement_rate = 0 } = channel.record
  const publishedDay = toDayNumber(publishedAt)
  const ripe = ripeness(day - publishedAt.getTime() / dayMilliseconds)
  const success = random.spread(0.5)
  const views = Math.round(average_views * growthFactor(channel, publishedDay) * success * ripe)
  // Even where engagement is measured by followers, posts with many views get many likes.
  const isOfFollowers = platformHabits[platform].figures.engagementOf === 'followers'
  const audience = isOfFollowers ? countFollowers(channel, publishedDay) * success * ripe : views
  const engagements = (audience * engagement_rate * random.spread(0.2)) / 100
  const hidden = drawHidden(channel, random)
  return {
    views,
    likes: hidden.likes ? undefined : Math.round(engagements * likesShare),
    comments: hidden.comments ? undefined : Math.round(engagements * (1 - likesShare)),
    shares: Math.round(engagements * 0.06 * random.spread(0.4)),
  }
}

/** Composes the post with this number as it is on a day. */
export function composePost(channel: Channel, number: number, day: number): Post {
  const { platform, channel_id: channelId } = channel.record
  const publishedAt = timePost(channel, number)
  const key = `${channelId}/post/${number}`
  const habits = platformHabits[platform]
  return {
    id: habits.composePostId({ channelId, address: { person: channel.person.index, post: number }, publishedAt }),
    ...writePostText(channel, habits, createRandom(key)),
    publishedAt,
    durationSeconds: habits.drawDuration(createRandom(`${key}/length`), channelId),
    ...drawFigures(channel, publishedAt, day, createRandom(`${key}/figures`)),
  }
}

/** Composes the newest posts before this day, newest first, back to the channel's first. */
export function composePosts(channel: Channel, day: number, limit: number): Post[] {
  const newest = findNewestPost(channel, day)
  const count = Math.max(0, Math.min(limit, newest - findFirstPost(channel) + 1))
  return Array.from({ length: count }, (_, place) => composePost(channel, newest - place, day))
}

/** Counts a channel's posts. */
export function countPosts(channel: Channel, day: number): number {
  return Math.max(0, findNewestPost(channel, day) - findFirstPost(channel) + 1)
}
