import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { findHashtags, rankHashtags } from '../hashtags.ts'
import { findEmail } from '../mapping/find-email.ts'
import { summarizePosts } from '../mapping/recent-figures.ts'
import { toSafePosts } from '../mapping/safe-posts.ts'
import { toSafeRecord } from '../mapping/safe-record.ts'
import { toCategories } from '../mapping/topic-categories.ts'
import type { TikTokCreator, TikTokPost } from './tiktok-answers.ts'

/** Data about one creator. */
export interface TikTokFindings {
  /** From the list, from the profile, or merged from both. */
  readonly creator: TikTokCreator
  /** Newest first; undefined: not requested. */
  readonly posts?: readonly TikTokPost[] | undefined
}

/** Merges a list entry and a profile; the profile's known fields take precedence. */
export function overlayCreator(listed: TikTokCreator, profile: TikTokCreator): TikTokCreator {
  const said = Object.entries(profile).filter(([, value]) => value !== undefined)
  return { ...listed, ...Object.fromEntries(said) }
}

/**
 * Converts a creator to a catalogue record; undefined if the name is unusable. Without a profile the id is unknown, and
 * `@handle` replaces it.
 */
export function toTikTokRecord(
  { creator, posts = [] }: TikTokFindings,
  { baseUrl, now }: { readonly baseUrl: string; readonly now: Date },
): CreatorRecord | undefined {
  const handle = creator.handle_name
  const email = findEmail(creator.bio ?? '')
  const price = findPriceInDollars(creator)
  const { engagement_rate = toPercent(creator.engagement_rate), ...figures } = summarizePosts(posts, {
    followers: creator.followers_count,
    now,
  })
  return toSafeRecord(
    {
      platform: 'tiktok',
      channel_id: creator.creator_id ?? `@${handle.toLowerCase()}`,
      title: creator.display_name ?? handle,
      handle,
      description: creator.bio,
      keywords: rankHashtags(posts.map(({ hashtags, text = '' }) => [...hashtags, ...findHashtags(text)])),
      avatar: creator.profile_image,
      url: `https://www.tiktok.com/@${encodeURIComponent(handle)}`,
      subscribers: creator.followers_count,
      videos_count: creator.videos_count,
      ...figures,
      engagement_rate,
      estimated_price: price,
      price_source: price === undefined ? undefined : 'stated',
      region: creator.country_code,
      email,
      email_source: email === undefined ? undefined : 'description',
      content_categories: chooseCategories(creator),
      fetched_at: now.toISOString(),
    },
    baseUrl,
  )
}

/** Converts posts to the catalogue's form. TikTok returns no URLs of posts; they are built from name and id. */
export function toTikTokPosts(
  { creator, posts = [] }: TikTokFindings,
  context: { readonly baseUrl: string; readonly now: Date },
): CreatorPost[] {
  const channel = `https://www.tiktok.com/@${encodeURIComponent(creator.handle_name)}`
  const drafts = posts.map((post) => ({
    ...post,
    url: post.id === undefined ? undefined : `${channel}/video/${post.id}`,
    title: post.text,
  }))
  return toSafePosts(drafts, context)
}

/** Converts TikTok's 0.042 to 4.2 %; rounded, since 0.035 x 100 is 3.5000000000000004. */
function toPercent(rate: number | undefined): number | undefined {
  return rate === undefined ? undefined : Number((rate * 100).toFixed(4))
}

/**
 * Returns the price in US dollars. Prices in other currencies are left out, since the catalogue stores dollars and
 * exchange rates change.
 */
function findPriceInDollars({ creator_price, currency, creator_rate }: TikTokCreator): number | undefined {
  const prices = [
    { amount: creator_price, currency },
    { amount: creator_rate?.rate, currency: creator_rate?.currency },
  ]
  return prices.find((price) => price.currency?.toUpperCase() === 'USD' && (price.amount ?? 0) > 0)?.amount
}

/**
 * Chooses a creator's categories. An industry is broader than a creator's content, so it counts only if there are no
 * content labels. An empty result does not overwrite stored categories.
 */
function chooseCategories({ content_labels, industry_labels }: TikTokCreator): CreatorRecord['content_categories'] {
  const own = toCategories(content_labels)
  const categories = own.length > 0 ? own : toCategories(industry_labels)
  return categories.length > 0 ? categories : undefined
}
