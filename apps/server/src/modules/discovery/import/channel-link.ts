import type { Platform } from '@troupe/contract/platforms'

/** What a link to a channel says. Two forms never name the same channel for sure, so each keeps its own. */
export interface ChannelLink {
  readonly platform: Platform
  /** Stable key within the platform: a YouTube id, `@handle` in lower case, or YouTube's old `c/name` and `user/name`. */
  readonly channelId: string
  /** The handle or old name; undefined when the link only holds an id. */
  readonly handle: string | undefined
  /** The one form in which this channel is linked, made from what was read. */
  readonly url: string
}

const hosts: Record<string, Platform> = {
  'youtube.com': 'youtube',
  'www.youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'music.youtube.com': 'youtube',
  'instagram.com': 'instagram',
  'www.instagram.com': 'instagram',
  'm.instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'tiktok.com': 'tiktok',
  'www.tiktok.com': 'tiktok',
  'm.tiktok.com': 'tiktok',
}
const startsWithHost = /^(?:[a-z]+\.)?(?:youtube\.com|youtu\.be|instagram\.com|instagr\.am|tiktok\.com)(?:[/?#]|$)/i
const maxLength = 2048
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const forbidden = /[\s\\\u0000-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/

export const youtubeId = /^UC[A-Za-z0-9_-]{22}$/
const youtubeHandle = /^[\p{L}\p{M}\p{N}_.·-]{3,30}$/u
const youtubeName = /^[\p{L}\p{M}\p{N}_.·'-]{1,100}$/u
const instagramName = /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/
const tiktokName = /^[A-Za-z0-9._]{2,24}(?<!\.)$/

const youtubeReserved = new Set(
  'watch shorts live embed playlist feed results hashtag gaming premium t about account redirect c user channel clip post source'.split(
    ' ',
  ),
)
const instagramReserved = new Set(
  'p reel reels tv stories explore accounts direct about developer legal web api graphql oauth emails challenge _n _u s share'.split(
    ' ',
  ),
)

/** Whether a text is meant as a web address, good or bad. */
export function looksLikeLink(text: string): boolean {
  return /^https?:/i.test(text) || startsWithHost.test(text)
}

/**
 * Reads a link to a channel or profile of one of the three platforms, as platform-specific known hosts only; nothing is
 * ever fetched. Undefined for any other address, also for one of a video or a post.
 */
export function parseChannelLink(text: string): ChannelLink | undefined {
  if (text.length > maxLength || forbidden.test(text)) return undefined
  const url = parseUrl(startsWithHost.test(text) ? `https://${text}` : text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined
  const platform = hosts[url.hostname.replace(/\.$/, '')]
  const segments = toSegments(url.pathname)
  if (!platform || !segments) return undefined
  if (platform === 'youtube') return readYoutube(segments)
  return platform === 'instagram' ? readInstagram(segments) : readTiktok(segments)
}

/** The handle in a text such as "@name" or "name", if a platform would allow it; without the sign before it. */
export function parseHandle(text: string, platform: Platform): string | undefined {
  const bare = text.replace(/^@/, '').normalize('NFC')
  const form = { youtube: youtubeHandle, instagram: instagramName, tiktok: tiktokName }[platform]
  return form.test(bare) ? bare : undefined
}

/** The channel that a handle names. */
export function toChannelLink(platform: Platform, handle: string): ChannelLink {
  const name = platform === 'youtube' ? handle : handle.toLowerCase()
  const url = {
    youtube: `https://www.youtube.com/@${encodeURIComponent(name)}`,
    instagram: `https://www.instagram.com/${name}/`,
    tiktok: `https://www.tiktok.com/@${name}`,
  }[platform]
  return { platform, channelId: `@${handle.toLowerCase()}`, handle: name, url }
}

/** The channel that a YouTube id names. */
export function toYoutubeLink(id: string): ChannelLink {
  return { platform: 'youtube', channelId: id, handle: undefined, url: `https://www.youtube.com/channel/${id}` }
}

function readYoutube([first = '', second = '']: string[]): ChannelLink | undefined {
  if (first.startsWith('@')) {
    const handle = parseHandle(first, 'youtube')
    return handle === undefined ? undefined : toChannelLink('youtube', handle)
  }
  const kind = first.toLowerCase()
  if (kind === 'channel') return youtubeId.test(second) ? toYoutubeLink(second) : undefined
  if (kind === 'c' || kind === 'user') return toNamedLink(kind, second)
  return youtubeReserved.has(kind) ? undefined : toNamedLink('c', first)
}

function toNamedLink(kind: 'c' | 'user', text: string): ChannelLink | undefined {
  const name = text.normalize('NFC')
  if (!youtubeName.test(name)) return undefined
  return {
    platform: 'youtube',
    channelId: `${kind}/${name.toLowerCase()}`,
    handle: name,
    url: `https://www.youtube.com/${kind}/${encodeURIComponent(name)}`,
  }
}

function readInstagram([first = '', second = '']: string[]): ChannelLink | undefined {
  const kind = first.toLowerCase()
  const name = kind === '_u' || kind === 'stories' ? second : instagramReserved.has(kind) ? '' : first
  const handle = parseHandle(name, 'instagram')
  return handle === undefined ? undefined : toChannelLink('instagram', handle)
}

function readTiktok([first = '']: string[]): ChannelLink | undefined {
  const handle = first.startsWith('@') ? parseHandle(first, 'tiktok') : undefined
  return handle === undefined ? undefined : toChannelLink('tiktok', handle)
}

function parseUrl(text: string): URL | undefined {
  return URL.parse(text) ?? undefined
}

/** The parts of a path, decoded once; undefined when one is not what it seems. */
function toSegments(path: string): string[] | undefined {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
    return segments.some((segment) => /[/%]/.test(segment) || forbidden.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}
