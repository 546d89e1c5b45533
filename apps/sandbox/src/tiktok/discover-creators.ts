import { createRandom } from '../lib/random.ts'
import type { Channel } from '../platforms/channel.ts'
import type { World } from '../platforms/world.ts'
import { drawAudience, findMainAge } from './audience.ts'
import { convertPrice, findPrice } from './creator-price.ts'
import type { DiscoverQuery } from './discover-query.ts'
import { toContentLabels, toIndustryLabels } from './labels.ts'
import { engagementRate, medianViews, presentSummary } from './present-creator.ts'

const isWithin = (value: number, least = 0, most = Number.POSITIVE_INFINITY) => value >= least && value <= most
const meet = (asked: readonly string[], own: readonly string[]) =>
  asked.length === 0 || own.some((value) => asked.includes(value))

/** Whether the creator has joined the marketplace. One in twenty has not, and can be read by handle but not found. */
export function isOnboarded({ record }: Channel): boolean {
  return createRandom(`${record.channel_id}/onboarded`).chance(0.95)
}

function fitsFigures(world: World, channel: Channel, query: DiscoverQuery): boolean {
  const views = channel.record.average_views ?? 0
  return (
    isWithin(world.followers(channel), query.min_followers, query.max_followers) &&
    isWithin(views, query.min_avg_views, query.max_avg_views) &&
    isWithin(medianViews(channel), query.min_median_views, query.max_median_views) &&
    isWithin(engagementRate(channel), query.min_engagement_rate, query.max_engagement_rate)
  )
}

function fitsPrice(channel: Channel, query: DiscoverQuery): boolean {
  if (query.min_creator_price === undefined && query.max_creator_price === undefined) return true
  const price = findPrice(channel.record)
  if (!price) return false
  return isWithin(convertPrice(price, query.creator_price_currency), query.min_creator_price, query.max_creator_price)
}

function fitsLabels({ record }: Channel, query: DiscoverQuery): boolean {
  const categories = record.content_categories ?? []
  const idsOf = (labels: readonly { label_id: string }[]) => labels.map(({ label_id }) => label_id)
  return (
    meet(query.content_label_ids, idsOf(toContentLabels(categories))) &&
    meet(query.industry_label_ids, idsOf(toIndustryLabels(categories)))
  )
}

function fitsAudience({ record }: Channel, query: DiscoverQuery): boolean {
  const { follower_country_codes, follower_gender_ratio, follower_age } = query
  if (follower_country_codes.length === 0 && !follower_gender_ratio && !follower_age) return true
  const audience = drawAudience(record)
  const [gender, percent] = follower_gender_ratio?.split('_') ?? []
  const ownShare = audience.genders.find((part) => part.gender === gender)?.percentage ?? 0
  return (
    meet(follower_country_codes, [audience.countries[0]?.country ?? '']) &&
    (!percent || ownShare * 100 >= Number(percent)) &&
    (!follower_age || findMainAge(audience) === follower_age)
  )
}

/** Sort keys other than relevance. */
const figures = {
  FOLLOWERS: (world: World, channel: Channel) => world.followers(channel),
  MEDIAN_VIEWS: (_world: World, channel: Channel) => medianViews(channel),
  ENGAGEMENT_RATE: (_world: World, channel: Channel) => engagementRate(channel),
}

function findCreators(world: World, query: DiscoverQuery): readonly Channel[] {
  const keep = (channel: Channel) =>
    isOnboarded(channel) &&
    query.country_codes.includes(channel.record.region ?? '') &&
    meet(query.languages, [channel.record.language ?? '']) &&
    fitsLabels(channel, query) &&
    fitsFigures(world, channel, query) &&
    fitsPrice(channel, query) &&
    fitsAudience(channel, query)
  const found = world.search('tiktok', query.keyword_search ?? query.search_keyword ?? '', keep)
  if (query.sort_field === 'RELEVANCE') return query.sort_order === 'DESC' ? found : found.toReversed()
  const figureOf = figures[query.sort_field]
  const sign = query.sort_order === 'DESC' ? -1 : 1
  return found.toSorted((one, other) => sign * (figureOf(world, one) - figureOf(world, other)))
}

/** Returns a page of the marketplace's creators that match a query. */
export function discoverCreators(world: World, query: DiscoverQuery, origin: string): Record<string, unknown> {
  const found = findCreators(world, query)
  const from = (query.page - 1) * query.page_size
  return {
    creators: found.slice(from, from + query.page_size).map((channel) => presentSummary(world, channel, origin)),
    page_info: {
      page: query.page,
      page_size: query.page_size,
      total_number: found.length,
      total_page: Math.ceil(found.length / query.page_size),
    },
  }
}
