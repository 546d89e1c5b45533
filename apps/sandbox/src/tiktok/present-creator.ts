import { createRandom } from '../lib/random.ts'
import type { Channel } from '../platforms/channel.ts'
import type { World } from '../platforms/world.ts'
import { drawAudience } from './audience.ts'
import { findPrice } from './creator-price.ts'
import { toContentLabels, toIndustryLabels } from './labels.ts'

const draw = (channel: Channel, concern: string) => createRandom(`${channel.record.channel_id}/${concern}`)

/** Estimates the median views of a post, which are below the mean because views are skewed. */
export function medianViews({ record }: Channel): number {
  return Math.round((record.average_views ?? 0) * 0.82)
}

/** Engagement per view, 0 to 1. */
export function engagementRate({ record }: Channel): number {
  return Math.round((record.engagement_rate ?? 0) * 100) / 10_000
}

/** Some creators' counts are strings, so clients of this API must read both. */
function formatCount(channel: Channel, count: number): number | string {
  return draw(channel, 'count-form').chance(0.2) ? String(count) : count
}

/** Presents a creator as an entry of a search result. `origin` is the address of the pictures. */
export function presentSummary(world: World, channel: Channel, origin: string): Record<string, unknown> {
  const { record } = channel
  const videos = world.countPosts(channel)
  return {
    handle_name: record.handle,
    display_name: record.title,
    profile_image: `${origin}${record.avatar}`,
    followers_count: formatCount(channel, world.followers(channel)),
    following_count: formatCount(channel, draw(channel, 'following').integer(12, 900)),
    likes_count: formatCount(channel, Math.round((record.average_likes ?? 0) * videos)),
    videos_count: formatCount(channel, videos),
  }
}

/** Presents the public profile. It has no field for an e-mail address; creators publish theirs in the `bio`. */
export function presentProfile(world: World, channel: Channel, origin: string): Record<string, unknown> {
  const { record } = channel
  const price = findPrice(record)
  const isShown = draw(channel, 'optional')
  return {
    creator_id: BigInt(record.channel_id),
    ...presentSummary(world, channel, origin),
    bio: record.description ?? '',
    median_views: formatCount(channel, medianViews(channel)),
    engagement_rate: engagementRate(channel),
    ...(price ? { creator_price: price.amount, currency: price.currency } : {}),
    ...(price && isShown.chance(0.4) ? { creator_rate: { rate: price.amount, currency: price.currency } } : {}),
    ...(isShown.chance(0.85) ? { country_code: record.region } : {}),
    content_labels: toContentLabels(record.content_categories ?? []),
    industry_labels: toIndustryLabels(record.content_categories ?? []),
    ...(isShown.chance(0.75) ? presentAudience(channel) : {}),
  }
}

function presentAudience({ record }: Channel): Record<string, unknown> {
  const { countries, genders, ages } = drawAudience(record)
  return { audience_countries: countries, audience_genders: genders, audience_ages: ages }
}
