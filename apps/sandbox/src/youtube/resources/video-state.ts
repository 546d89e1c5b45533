import { hashText } from '../../lib/random.ts'
import { dayMilliseconds, toDayNumber } from '../../platforms/clock.ts'
import type { Channel, Post, World } from '../../platforms/world.ts'
import { parseVideoId } from '../habits/video-id.ts'

/** A video with its channel; most YouTube responses need both. */
export interface Video {
  readonly channel: Channel
  readonly post: Post
}

/** Finds the video with this id; undefined if it does not exist or is not published yet. */
export function findVideo(world: World, id: string): Video | undefined {
  const address = parseVideoId(id)
  return address && world.findPost('youtube', address)
}

export type LiveState = 'none' | 'live' | 'upcoming'
export type Visibility = 'public' | 'private' | 'deleted'

/** Uniform in [0, 1), the same for the same text. */
const chanceOf = (text: string) => hashText(text) / 0x1_0000_0000

/** About 2 % of the videos were deleted and 1 % made private. Uploads playlists keep their entries. */
export function findVisibility({ post }: Video): Visibility {
  const chance = chanceOf(`${post.id}/visibility`)
  if (chance < 0.02) return 'deleted'
  return chance < 0.03 ? 'private' : 'public'
}

/** Maximum age of a live or upcoming stream, in days. */
export const streamDays = 3

/** On some days a channel's newest video is a live or an upcoming stream. */
export function findLiveState(world: World, { channel, post }: Video): LiveState {
  const chance = chanceOf(`${channel.record.channel_id}/live/${toDayNumber(world.now())}`)
  const isRecent = world.now().getTime() - post.publishedAt.getTime() < streamDays * dayMilliseconds
  if (chance >= 0.03 || !isRecent || world.posts(channel, 1)[0]?.id !== post.id) return 'none'
  return chance < 0.02 ? 'live' : 'upcoming'
}

/** Whether the video is the recording of a finished stream. */
export function isRecordedStream({ post }: Video): boolean {
  return post.durationSeconds > 240 && chanceOf(`${post.id}/stream`) < 0.04
}
