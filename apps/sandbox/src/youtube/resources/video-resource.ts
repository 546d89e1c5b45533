import { createRandom } from '../../lib/random.ts'
import { dayMilliseconds } from '../../platforms/clock.ts'
import type { Post, World } from '../../platforms/world.ts'
import { listFamilies } from './channel-resource.ts'
import { withEtag } from './etag.ts'
import { type PublicBase, presentThumbnails } from './thumbnails.ts'
import { findLiveState, isRecordedStream, type LiveState, streamDays, type Video } from './video-state.ts'
import { youtubeTopics } from './youtube-topics-data.ts'

/** RFC 3339 without fractions. */
export const writeTime = (at: Date) => at.toISOString().replace('.000Z', 'Z')

/**
 * Writes an ISO 8601 duration as YouTube does: `PT45S`, `PT12M31S`, `PT1H2M3S`; `P0D` for live and upcoming streams.
 */
export function writeDuration(seconds: number): string {
  if (seconds <= 0) return 'P0D'
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`
}

/** Regions with their own variety of English. */
const englishRegions: ReadonlySet<string> = new Set(['US', 'GB', 'AU', 'CA', 'IN', 'IE', 'NZ', 'ZA'])

function writeAudioLanguage({ person }: Video['channel']): string {
  return person.language === 'en' && englishRegions.has(person.region) ? `en-${person.region}` : person.language
}

function presentSnippet({ channel, post }: Video, live: LiveState, base: PublicBase): object {
  const { record, person } = channel
  const { title, description } = post
  const random = createRandom(`${post.id}/snippet`)
  const [family = 'family'] = listFamilies(channel)
  return {
    publishedAt: writeTime(post.publishedAt),
    channelId: record.channel_id,
    title,
    description,
    thumbnails: presentThumbnails(record, base, random.chance(0.8)),
    channelTitle: record.title,
    ...(random.chance(0.85) && post.hashtags.length > 0 ? { tags: post.hashtags } : {}),
    categoryId: youtubeTopics[family].videoCategory,
    liveBroadcastContent: live,
    ...(random.chance(0.5) ? { defaultLanguage: person.language } : {}),
    localized: { title, description },
    ...(random.chance(0.75) ? { defaultAudioLanguage: writeAudioLanguage(channel) } : {}),
  }
}

/** Counts are strings. Counts hidden by the owner are absent, and so are the views of an upcoming stream. */
function presentStatistics(post: Post, live: LiveState): object {
  return {
    ...(live === 'upcoming' ? {} : { viewCount: String(post.views) }),
    ...(post.likes === undefined ? {} : { likeCount: String(post.likes) }),
    favoriteCount: '0',
    ...(post.comments === undefined ? {} : { commentCount: String(post.comments) }),
  }
}

function presentContent(post: Post, live: LiveState): object {
  const random = createRandom(`${post.id}/content`)
  return {
    duration: writeDuration(live === 'none' ? post.durationSeconds : 0),
    dimension: '2d',
    definition: random.chance(0.96) ? 'hd' : 'sd',
    caption: random.chance(0.3) ? 'true' : 'false',
    licensedContent: random.chance(0.6),
    ...(random.chance(0.01) ? { regionRestriction: { blocked: ['KP'] } } : {}),
    contentRating: {},
    projection: 'rectangular',
  }
}

function presentLive(video: Video, live: LiveState): object | undefined {
  const { publishedAt, durationSeconds, views } = video.post
  const start = writeTime(publishedAt)
  if (live === 'live') return { actualStartTime: start, concurrentViewers: String(Math.ceil(views / 40)) }
  if (live === 'upcoming') {
    return { scheduledStartTime: writeTime(new Date(publishedAt.getTime() + streamDays * dayMilliseconds)) }
  }
  if (!isRecordedStream(video)) return undefined
  return { actualStartTime: start, actualEndTime: writeTime(new Date(publishedAt.getTime() + durationSeconds * 1000)) }
}

/** Presents a video as `videos.list` does, with the requested parts only. */
export function presentVideo(
  video: Video,
  { parts, world, base }: { parts: ReadonlySet<string>; world: World; base: PublicBase },
): object {
  const { channel, post } = video
  const live = findLiveState(world, video)
  const articles = listFamilies(channel).flatMap((family) => youtubeTopics[family].articles)
  const writers: Readonly<Record<string, () => object | undefined>> = {
    snippet: () => presentSnippet(video, live, base),
    contentDetails: () => presentContent(post, live),
    status: () => ({
      uploadStatus: live === 'none' ? 'processed' : 'uploaded',
      privacyStatus: 'public',
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: false,
    }),
    statistics: () => presentStatistics(post, live),
    player: () => ({ embedHtml: `<iframe src="//www.youtube.com/embed/${post.id}"></iframe>` }),
    topicDetails: () => ({
      topicCategories: [...new Set(articles)].map((name) => `https://en.wikipedia.org/wiki/${name}`),
    }),
    liveStreamingDetails: () => presentLive(video, live),
    paidProductPlacementDetails: () => ({ hasPaidProductPlacement: /paid promotion/.test(post.description) }),
  }
  const shown = Object.entries(writers).flatMap(([part, write]) => {
    const value = parts.has(part) ? write() : undefined
    return value ? [[part, value] as const] : []
  })
  return withEtag('youtube#video', { id: post.id, ...Object.fromEntries(shown) })
}
