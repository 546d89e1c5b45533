import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import {
  type ChannelAddress,
  readChannelUrl,
  toHandleAddress,
  toIdAddress,
} from '@troupe/contract/discover/channel-url'

/** The parts of a link to a channel. */
export interface ChannelLink {
  readonly platform: Platform
  /** Stable key within the platform: a YouTube id, `@handle` in lower case, or YouTube's old `c/name` and `user/name`. */
  readonly channelId: string
  /** The handle or old name; undefined if the link only contains an id. */
  readonly handle: string | undefined
  /** The canonical link. */
  readonly url: string
}

const domains = [
  ...platforms.flatMap((platform) => platformFacts[platform].hosts).filter((host) => host.split('.').length === 2),
  // Only videos, never channels.
  'youtu.be',
]
const startsWithHost = new RegExp(
  `^(?:[a-z]+\\.)?(?:${domains.map((domain) => domain.replaceAll('.', '\\.')).join('|')})(?:[/?#]|$)`,
  'i',
)

/** Whether a text is a web address, valid or not. */
export function looksLikeLink(text: string): boolean {
  return /^https?:/i.test(text) || startsWithHost.test(text)
}

/** Parses a link to a channel by `readChannelUrl`. */
export function parseChannelLink(text: string): ChannelLink | undefined {
  const address = readChannelUrl(text)
  return address && toLink(address)
}

/** Returns the channel of a handle. */
export function toChannelLink(platform: Platform, handle: string): ChannelLink {
  return toLink(toHandleAddress(platform, handle))
}

/** Returns the channel of a YouTube id. */
export function toYoutubeLink(id: string): ChannelLink {
  return toLink(toIdAddress(id))
}

function toLink({ platform, form, reference, url }: ChannelAddress): ChannelLink {
  const { channelId, handle } = reference
  if (channelId !== undefined) return { platform, channelId, handle: undefined, url }
  const key = form === 'handle' ? '@' : `${form}/`
  return { platform, channelId: `${key}${handle.toLowerCase()}`, handle, url }
}
