import { getCategoryName } from '@troupe/contract/catalogues/categories'
import type { Channel } from '../../platforms/channel.ts'
import { dayMilliseconds } from '../../platforms/clock.ts'
import type { World } from '../../platforms/world.ts'
import { isProfessional } from '../graph/business-discovery.ts'
import { unknownUsername } from '../graph/graph-error.ts'
import { drawTraits } from './creator-audience.ts'
import { toInterests } from './creator-interests.ts'
import type { MarketplaceQuery } from './marketplace-query.ts'

const isWithin = (value: number, least = 0, most = Number.POSITIVE_INFINITY) => value >= least && value <= most
const meets = (asked: readonly string[], own: readonly string[]) =>
  asked.length === 0 || own.some((value) => asked.includes(value))

/**
 * Estimates the accounts that engaged with the creator's content in the last 30 days: 35 % of the likes of at most 12
 * posts, and at most 60 % of the followers.
 */
export function countEngagedAccounts({ record }: Channel): number {
  const engagements = (record.average_likes ?? 0) * Math.min(12, (record.posting_frequency ?? 0) * 4.3)
  return Math.round(Math.min((record.subscribers ?? 0) * 0.6, engagements * 0.35))
}

function fitsAudience(channel: Channel, query: MarketplaceQuery): boolean {
  const { audience } = drawTraits(channel)
  return (
    (query.major_audience_age_bucket ?? audience.age) === audience.age &&
    (query.major_audience_gender ?? audience.gender) === audience.gender &&
    meets(query.major_audience_countries, [audience.country]) &&
    meets(query.major_audience_device_type, [audience.device])
  )
}

function fitsCreator(world: World, channel: Channel, query: MarketplaceQuery): boolean {
  const { gender, ageBucket, isOnboarded } = drawTraits(channel)
  const { record } = channel
  const asksPerson = query.creator_gender !== undefined || query.creator_age_bucket !== undefined
  return (
    (isOnboarded || !asksPerson) &&
    (query.creator_gender ?? gender) === gender &&
    (query.creator_age_bucket ?? ageBucket) === ageBucket &&
    meets(query.creator_countries, [record.region ?? '']) &&
    meets(query.creator_interests, toInterests(record.content_categories ?? [])) &&
    isWithin(world.followers(channel), query.creator_min_followers, query.creator_max_followers) &&
    isWithin(countEngagedAccounts(channel), query.creator_min_engaged_accounts, query.creator_max_engaged_accounts)
  )
}

const activityDays = { last_7_days: 7, last_30_days: 30, last_90_days: 90 }

function fitsActivity(world: World, channel: Channel, query: MarketplaceQuery): boolean {
  if (!query.creator_latest_post_activity) return true
  const since = world.now().getTime() - activityDays[query.creator_latest_post_activity] * dayMilliseconds
  const [newest] = world.posts(channel, 1)
  return newest !== undefined && newest.publishedAt.getTime() >= since
}

const growthShares = { top_10_percent: 0.1, top_30_percent: 0.3, top_50_percent: 0.5 }

/** Keeps the given share of the creators, those that grew most, in the given order. */
function keepFastest(world: World, channels: readonly Channel[], share: number): readonly Channel[] {
  const growth = new Map(
    channels.map((channel) => [channel, world.followers(channel) / (channel.record.subscribers ?? 1)]),
  )
  const least = [...growth.values()].toSorted((one, other) => other - one)[Math.ceil(channels.length * share) - 1] ?? 0
  return channels.filter((channel) => (growth.get(channel) ?? 0) >= least)
}

/** Builds the search text. Creators are similar if they share their main category. */
function composeText(world: World, query: MarketplaceQuery): string {
  if (query.similar_to_creators.length === 0) return query.query ?? ''
  const models = query.similar_to_creators.map((handle) => findOnboarded(world, handle))
  return models.flatMap(({ person }) => person.niches.slice(0, 1).map(({ id }) => getCategoryName(id))).join(' ')
}

function findOnboarded(world: World, handle: string): Channel {
  const channel = world.findByHandle('instagram', handle)
  if (!channel || !isProfessional(channel) || !drawTraits(channel).isOnboarded) throw unknownUsername(handle)
  return channel
}

/**
 * Lists creators that match a query, best first. A user name finds its professional account even if it has not joined
 * the marketplace.
 */
export function searchMarketplace(world: World, query: MarketplaceQuery): readonly Channel[] {
  if (query.username !== undefined) {
    const channel = world.findByHandle('instagram', query.username)
    return channel && isProfessional(channel) ? [channel] : []
  }
  const models = query.similar_to_creators.map((handle) => handle.toLowerCase())
  const found = world.search(
    'instagram',
    composeText(world, query),
    (channel) =>
      isProfessional(channel) &&
      !models.includes(channel.record.handle.toLowerCase()) &&
      fitsCreator(world, channel, query) &&
      fitsAudience(channel, query) &&
      fitsActivity(world, channel, query),
  )
  const { creator_follower_growth: growth } = query
  return growth ? keepFastest(world, found, growthShares[growth]) : found
}
