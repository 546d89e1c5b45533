import { type ChannelAddress, readChannelUrl, toHandleAddress, toIdAddress } from '@troupe/contract/channel-url'
import type { Platform } from '@troupe/contract/platforms'

/** What a link to a channel says of it. */
export interface ChannelLink {
  readonly platform: Platform
  /** Stable key within the platform: a YouTube id, `@handle` in lower case, or YouTube's old `c/name` and `user/name`. */
  readonly channelId: string
  /** The handle or old name; undefined when the link only holds an id. */
  readonly handle: string | undefined
  /** The one form in which this channel is linked, made from what was read. */
  readonly url: string
}

const startsWithHost = /^(?:[a-z]+\.)?(?:youtube\.com|youtu\.be|instagram\.com|instagr\.am|tiktok\.com)(?:[/?#]|$)/i

/** Whether a text is meant as a web address, good or bad. */
export function looksLikeLink(text: string): boolean {
  return /^https?:/i.test(text) || startsWithHost.test(text)
}

/** Reads a link to a channel, as `readChannelUrl` does. */
export function parseChannelLink(text: string): ChannelLink | undefined {
  const address = readChannelUrl(text)
  return address && toLink(address)
}

/** The channel that a handle names. */
export function toChannelLink(platform: Platform, handle: string): ChannelLink {
  return toLink(toHandleAddress(platform, handle))
}

/** The channel that a YouTube id names. */
export function toYoutubeLink(id: string): ChannelLink {
  return toLink(toIdAddress(id))
}

function toLink({ platform, form, reference, url }: ChannelAddress): ChannelLink {
  const { channelId, handle } = reference
  if (channelId !== undefined) return { platform, channelId, handle: undefined, url }
  const key = form === 'handle' ? '@' : `${form}/`
  return { platform, channelId: `${key}${handle.toLowerCase()}`, handle, url }
}
