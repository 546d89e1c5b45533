import { getCountryName } from '@troupe/contract/catalogues/countries'
import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import { estimatePrice } from '@troupe/contract/discover/rate-model'
import { BioLink, type OnboardingProfile, onboardingCategories } from '@troupe/contract/onboarding'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'

/**
 * Presents a channel for its creator to confirm. It contains only the platform's public data and nothing else stored
 * about the creator, since the call is public. Fields that only the creator can fill in are empty.
 */
export function presentChannel({ record }: ChannelReading, toImagePath: ToImagePath): OnboardingProfile {
  const categories = new Set<string | null>(record.content_categories)
  return {
    platform: record.platform,
    channel_id: record.channel_id,
    handle: record.handle,
    title: record.title,
    url: record.url ?? '',
    description: record.description ?? '',
    avatar: record.avatar ?? null,
    cover_image: record.cover_image ?? null,
    avatar_path: toImagePath(record.avatar),
    cover_path: toImagePath(record.cover_image),
    subscribers: record.subscribers ?? null,
    videos_count: record.videos_count ?? null,
    verified: record.verified ?? false,
    posting_frequency: record.posting_frequency ?? null,
    average_views: record.average_views ?? null,
    average_likes: record.average_likes ?? null,
    engagement_rate: record.engagement_rate ?? null,
    email: record.email ?? null,
    country: record.region === undefined ? null : getCountryName(record.region),
    bio_link_url: findLink(record.description ?? ''),
    content_categories: onboardingCategories
      .filter(({ category }) => categories.has(category))
      .map(({ label }) => label),
    estimated_price: null,
    price_estimate: findEstimate(record),
    preferred_collaboration_types: [],
    additional_info: '',
  }
}

/** The estimate that the catalogue makes when it stores the channel. */
function findEstimate(record: ChannelReading['record']): number | null {
  if (record.estimated_price !== undefined) return record.estimated_price
  const estimate = estimatePrice({
    platform: record.platform,
    followers: record.subscribers,
    averageViews: record.average_views,
    engagementRate: record.engagement_rate,
    mainCategory: record.content_categories?.[0],
    region: record.region,
  })
  return estimate ?? null
}

/** Longer links are not meant for people, and stripping their trailing punctuation takes quadratic time. */
const maxLinkLength = 500

/** The first web address in a text that is not a channel's, without the punctuation around it. */
function findLink(text: string): string | null {
  for (const [found] of text.matchAll(/\bhttps?:\/\/[^\s<>"']+/gi)) {
    if (found.length > maxLinkLength) continue
    const link = BioLink.safeParse(found.replace(/[.,;:!?)\]}»”]+$/, ''))
    if (link.success && !readChannelUrl(link.data)) return link.data
  }
  return null
}
