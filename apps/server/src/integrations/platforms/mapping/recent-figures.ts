import type { CreatorRecord } from '@troupe/contract/creators'
import { days, hours } from '../../../lib/durations.ts'

/** A post's figures as its platform reports them. Undefined is not 0: likes can be hidden and comments turned off. */
export interface PostFigures {
  readonly publishedAt: Date | undefined
  readonly views: number | undefined
  readonly likes: number | undefined
  readonly comments: number | undefined
}

export type RecentFigures = Pick<
  CreatorRecord,
  'average_views' | 'average_likes' | 'engagement_rate' | 'posting_frequency' | 'last_posted_at'
>

/** Age below which a post still gathers views. */
const settlingTime = days(1)
/** With fewer settled posts, younger ones count as well. */
const fewestSettled = 3
/** Posts published within less time show no posting frequency. */
const shortestRhythm = hours(1)

/**
 * Summarizes a creator's recent posts: average views and likes, engagement in percent, posts per week, and the time of
 * the newest post. Engagement is the sum of likes and comments divided by the sum of views, over the posts that have
 * all three. If no post has views, it is the mean of likes plus comments divided by the followers. Likes are averaged
 * only if at least half of the posts show them. Unknown figures are absent.
 */
export function summarizePosts(
  posts: readonly PostFigures[],
  { followers, now }: { readonly followers: number | undefined; readonly now: Date },
): RecentFigures {
  const known = posts.map(dropAbsurd).filter(({ publishedAt }) => !publishedAt || publishedAt <= now)
  const settled = known.filter(
    ({ publishedAt }) => publishedAt && now.getTime() - publishedAt.getTime() >= settlingTime,
  )
  const counted = settled.length >= fewestSettled ? settled : known
  const times = known.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []).sort((first, second) => first - second)
  const newest = times.at(-1)
  const likes = pick(counted, 'likes')
  return omitUnknown({
    average_views: round(mean(pick(counted, 'views')), 0),
    average_likes: likes.length * 2 >= counted.length ? round(mean(likes), 0) : undefined,
    engagement_rate: round(computeEngagement(counted, followers), 4),
    posting_frequency: round(computeFrequency(times), 2),
    last_posted_at: newest === undefined ? undefined : new Date(newest).toISOString(),
  })
}

/** Replaces invalid counts by undefined. */
function dropAbsurd({ publishedAt, views, likes, comments }: PostFigures): PostFigures {
  return { publishedAt, views: toCount(views), likes: toCount(likes), comments: toCount(comments) }
}

/** Returns the value if it is a valid count, else undefined. */
export const toCount = (value: number | undefined) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined

function computeEngagement(posts: readonly PostFigures[], followers: number | undefined): number | undefined {
  const reactions = posts.flatMap(({ views, likes, comments }) =>
    likes === undefined || comments === undefined ? [] : { views, count: likes + comments },
  )
  if (posts.some(({ views }) => views !== undefined)) {
    const viewed = reactions.flatMap(({ views, count }) => (views === undefined ? [] : { views, count }))
    return toPercent(sum(viewed.map(({ count }) => count)), sum(viewed.map(({ views }) => views)))
  }
  const average = mean(reactions.map(({ count }) => count))
  return average === undefined || followers === undefined ? undefined : toPercent(average, followers)
}

/** Returns posts per week, from the time between the oldest and the newest. */
function computeFrequency(sortedTimes: readonly number[]): number | undefined {
  const [oldest, newest] = [sortedTimes[0], sortedTimes.at(-1)]
  if (oldest === undefined || newest === undefined || newest - oldest < shortestRhythm) return undefined
  return ((sortedTimes.length - 1) / (newest - oldest)) * days(7)
}

function toPercent(part: number, whole: number): number | undefined {
  return whole > 0 ? (part / whole) * 100 : undefined
}

function pick(posts: readonly PostFigures[], field: 'views' | 'likes'): number[] {
  return posts.flatMap((post) => post[field] ?? [])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const mean = (numbers: readonly number[]) => (numbers.length === 0 ? undefined : sum(numbers) / numbers.length)

const round = (value: number | undefined, digits: number) =>
  value === undefined ? undefined : Number(value.toFixed(digits))

function omitUnknown(figures: { [Field in keyof RecentFigures]: RecentFigures[Field] | undefined }): RecentFigures {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}
