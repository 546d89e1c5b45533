import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { findEmail } from '../mapping/find-email.ts'
import { summarizePosts } from '../mapping/recent-figures.ts'
import { type PostDraft, toSafePosts } from '../mapping/safe-posts.ts'
import { type CreatorDraft, toSafeRecord } from '../mapping/safe-record.ts'
import { toCategories } from '../mapping/topic-categories.ts'
import type { ChannelItem, UploadItem, VideoItem } from './youtube-answers.ts'

/** A channel's newest videos; those that were not requested have no figures. */
export interface RecentUploads {
  readonly uploads: readonly UploadItem[]
  readonly videos: readonly VideoItem[]
}

interface MappingContext {
  readonly baseUrl: string
  readonly now: Date
}

/**
 * Converts a channel to a record; undefined if it has no usable id or title. The API reports neither verification nor
 * e-mail.
 */
export function toCreatorRecord(
  channel: ChannelItem,
  recent: RecentUploads | undefined,
  { baseUrl, now }: MappingContext,
): CreatorRecord | undefined {
  const { id, snippet, statistics, topicDetails, brandingSettings } = channel
  const handle = snippet.customUrl?.replace(/^@/, '')
  const description = snippet.description ?? brandingSettings?.channel?.description
  const email = description === undefined ? undefined : findEmail(description)
  const followers = statistics?.hiddenSubscriberCount ? undefined : statistics?.subscriberCount
  const draft: CreatorDraft = {
    platform: 'youtube',
    channel_id: id,
    title: snippet.title,
    handle: handle ?? id,
    description,
    keywords: parseChannelKeywords(brandingSettings?.channel?.keywords ?? ''),
    avatar: pickAvatar(channel),
    cover_image: toBannerUrl(brandingSettings?.image?.bannerExternalUrl),
    url: toChannelUrl(channel),
    subscribers: followers,
    videos_count: statistics?.videoCount,
    region: snippet.country ?? brandingSettings?.channel?.country,
    language: findLanguage(recent?.videos ?? []) ?? snippet.defaultLanguage,
    email,
    email_source: email === undefined ? undefined : 'description',
    content_categories: toCategories(topicDetails?.topicCategories ?? []),
    ...(recent && summarizePosts(toDrafts(recent), { followers, now })),
    fetched_at: now.toISOString(),
  }
  return toSafeRecord(draft, baseUrl)
}

/** Converts the newest videos to the catalogue's form. */
export function toPosts(recent: RecentUploads, context: MappingContext): CreatorPost[] {
  return toSafePosts(toDrafts(recent), context)
}

/** Leaves out live and upcoming streams, whose figures are not comparable. */
function toDrafts({ uploads, videos }: RecentUploads): PostDraft[] {
  const videosById = new Map(videos.map((video) => [video.id, video]))
  return uploads.flatMap(({ videoId, publishedAt }) => {
    const video = videosById.get(videoId)
    const broadcast = video?.snippet?.liveBroadcastContent ?? 'none'
    if (broadcast !== 'none') return []
    const { viewCount, likeCount, commentCount } = video?.statistics ?? {}
    return {
      id: videoId,
      url: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
      title: video?.snippet?.title,
      text: video?.snippet?.description,
      isPaid: video?.paidProductPlacementDetails?.hasPaidProductPlacement,
      thumbnail: video?.snippet?.thumbnails?.medium?.url,
      publishedAt: publishedAt ?? video?.snippet?.publishedAt,
      views: viewCount,
      likes: likeCount,
      comments: commentCount,
    }
  })
}

/** Returns the language that most videos are spoken in. */
function findLanguage(videos: readonly VideoItem[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { snippet } of videos) {
    const language = snippet?.defaultAudioLanguage?.split('-')[0]?.toLowerCase()
    // "zxx": no linguistic content.
    if (language && language !== 'zxx') counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts].toSorted(([, first], [, second]) => second - first)[0]?.[0]
}

/** The medium size (240 pixels) is enough everywhere it is shown. */
function pickAvatar({ snippet: { thumbnails } }: ChannelItem): string | undefined {
  return thumbnails?.medium?.url ?? thumbnails?.high?.url ?? thumbnails?.default?.url
}

/** Google scales pictures to the width appended to the URL. */
function toBannerUrl(address: string | undefined): string | undefined {
  const takesSize = address?.startsWith('https:') && !address.includes('=')
  return takesSize ? `${address}=w1060` : address
}

/** Names without "@" predate handles, and their URLs are uncertain. */
function toChannelUrl({ id, snippet: { customUrl } }: ChannelItem): string {
  if (customUrl?.startsWith('@')) return `https://www.youtube.com/@${encodeURIComponent(customUrl.slice(1))}`
  return `https://www.youtube.com/channel/${encodeURIComponent(id)}`
}

/** Parses a channel's keywords: words and "quoted phrases" separated by blanks, or a list with commas. */
export function parseChannelKeywords(text: string): string[] {
  const bounded = text.slice(0, 5000)
  const separator = bounded.includes(',') ? ',' : '\\s'
  const parts = bounded.matchAll(new RegExp(`"([^"]*)"|[^"${separator}]+`, 'gu'))
  return Array.from(parts, ([whole, phrase]) => (phrase ?? whole).trim()).filter((keyword) => keyword !== '')
}
