import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { findHashtags, rankHashtags } from '../hashtags.ts'
import { findEmail } from '../mapping/find-email.ts'
import { summarizePosts } from '../mapping/recent-figures.ts'
import { toSafePosts } from '../mapping/safe-posts.ts'
import { type CreatorDraft, toSafeRecord } from '../mapping/safe-record.ts'
import type { BusinessProfile, MarketplaceCreator } from './instagram-answers.ts'

/** Data about one creator: from the marketplace, business discovery, or both. */
export interface InstagramFindings {
  readonly handle: string
  readonly listed?: MarketplaceCreator | undefined
  readonly profile?: BusinessProfile | undefined
}

/**
 * Converts a creator to a catalogue record; undefined if name or id is unusable. The marketplace has no display names.
 */
export function toInstagramRecord(
  { handle, listed, profile }: InstagramFindings,
  { baseUrl, now }: { readonly baseUrl: string; readonly now: Date },
): CreatorRecord | undefined {
  const username = profile?.username ?? handle
  const biography = profile?.biography ?? listed?.biography
  const followers = profile?.followers_count ?? listed?.followers
  const posts = profile?.posts ?? []
  return toSafeRecord(
    {
      platform: 'instagram',
      channel_id: profile?.id ?? listed?.id,
      title: profile?.name ?? username,
      handle: username,
      description: biography,
      keywords: rankHashtags(posts.map(({ text = '' }) => findHashtags(text))),
      avatar: profile?.profile_picture_url ?? listed?.profile_picture_url,
      url: `https://www.instagram.com/${encodeURIComponent(username)}/`,
      verified: listed?.is_account_verified,
      subscribers: followers,
      videos_count: profile?.media_count,
      ...summarizePosts(posts, { followers, now }),
      region: listed?.country,
      ...chooseEmail(listed?.email, biography),
      fetched_at: now.toISOString(),
    },
    baseUrl,
  )
}

/** Converts posts to the catalogue's form. */
export function toInstagramPosts(
  { posts }: BusinessProfile,
  context: { readonly baseUrl: string; readonly now: Date },
): CreatorPost[] {
  return toSafePosts(
    posts.map((post) => ({ ...post, title: post.text })),
    context,
  )
}

/** Prefers the address that a creator gave the marketplace over one in the biography. */
function chooseEmail(given = '', biography = ''): Pick<CreatorDraft, 'email' | 'email_source'> {
  const ofProfile = findEmail(given)
  if (ofProfile) return { email: ofProfile, email_source: 'profile' }
  const written = findEmail(biography)
  return written ? { email: written, email_source: 'description' } : {}
}
