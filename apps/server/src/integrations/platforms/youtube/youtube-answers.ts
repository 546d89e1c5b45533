import { z } from 'zod'
import { LenientBoolean, LenientCount, LenientText, LenientTime, lenientList } from '../answer-shapes.ts'

// Schemas of the YouTube Data API v3 (developers.google.com/youtube/v3/docs), as far as used. Counts come as text.

const lenient = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined)
const Picture = lenient(z.object({ url: LenientText }))
const Texts = lenientList(z.string())

export const ListAnswer = z.object({ nextPageToken: LenientText, items: z.array(z.unknown()).default([]) })

/** A result of `search.list`, a video or a channel; if both, the channel counts. */
export const SearchItem = z
  .object({ id: lenient(z.object({ channelId: LenientText })), snippet: lenient(z.object({ channelId: LenientText })) })
  .transform(({ id, snippet }) => id?.channelId ?? snippet?.channelId)
  .pipe(z.string())

export const ChannelItem = z.object({
  id: z.string().min(1),
  snippet: z.object({
    title: LenientText,
    description: z.string().optional().catch(undefined),
    customUrl: LenientText,
    thumbnails: lenient(z.object({ default: Picture, medium: Picture, high: Picture })),
    defaultLanguage: LenientText,
    country: LenientText,
  }),
  statistics: lenient(
    z.object({ subscriberCount: LenientCount, hiddenSubscriberCount: LenientBoolean, videoCount: LenientCount }),
  ),
  contentDetails: lenient(z.object({ relatedPlaylists: lenient(z.object({ uploads: LenientText })) })),
  topicDetails: lenient(z.object({ topicCategories: Texts })),
  brandingSettings: lenient(
    z.object({
      channel: lenient(
        z.object({ description: z.string().optional().catch(undefined), keywords: LenientText, country: LenientText }),
      ),
      image: lenient(z.object({ bannerExternalUrl: LenientText })),
    }),
  ),
})
export type ChannelItem = z.output<typeof ChannelItem>

/** An entry of a list of uploads; `isGone` marks the entry that a deleted or private video leaves behind. */
export const UploadItem = z
  .object({
    contentDetails: lenient(z.object({ videoId: LenientText, videoPublishedAt: LenientTime })),
    snippet: lenient(z.object({ resourceId: lenient(z.object({ videoId: LenientText })) })),
  })
  .transform(({ contentDetails, snippet }) => ({
    videoId: contentDetails?.videoId ?? snippet?.resourceId?.videoId,
    publishedAt: contentDetails?.videoPublishedAt,
    isGone: contentDetails !== undefined && contentDetails.videoPublishedAt === undefined,
  }))
  .pipe(z.object({ videoId: z.string(), publishedAt: z.union([z.date(), z.undefined()]), isGone: z.boolean() }))
export type UploadItem = z.output<typeof UploadItem>

export const VideoItem = z.object({
  id: z.string().min(1),
  snippet: lenient(
    z.object({
      channelId: LenientText,
      publishedAt: LenientTime,
      title: LenientText,
      description: LenientText,
      thumbnails: lenient(z.object({ medium: Picture })),
      /** "none", "live", "upcoming". */
      liveBroadcastContent: LenientText,
      defaultAudioLanguage: LenientText,
    }),
  ),
  statistics: lenient(z.object({ viewCount: LenientCount, likeCount: LenientCount, commentCount: LenientCount })),
  paidProductPlacementDetails: lenient(z.object({ hasPaidProductPlacement: LenientBoolean })),
})
export type VideoItem = z.output<typeof VideoItem>
