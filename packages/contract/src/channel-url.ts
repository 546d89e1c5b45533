import type { Platform } from './platforms.ts'

/** A channel as its URL names it. Two forms never name the same channel for sure. */
export interface ChannelAddress {
  readonly platform: Platform
  /** By YouTube's id, by the handle, or by one of YouTube's two kinds of old names. */
  readonly form: 'id' | 'handle' | 'c' | 'user'
  /**
   * What the platform is asked for. An old name is asked for as a handle, which it mostly became: a person has to see that the
   * channel that is found is the right one.
   */
  readonly reference: { readonly channelId: string | undefined; readonly handle: string }
  /** The one form in which this channel is linked, made from what was read. */
  readonly url: string
}

const hosts: ReadonlyMap<string, Platform> = new Map([
  ['youtube.com', 'youtube'],
  ['www.youtube.com', 'youtube'],
  ['m.youtube.com', 'youtube'],
  ['music.youtube.com', 'youtube'],
  ['instagram.com', 'instagram'],
  ['www.instagram.com', 'instagram'],
  ['m.instagram.com', 'instagram'],
  ['instagr.am', 'instagram'],
  ['tiktok.com', 'tiktok'],
  ['www.tiktok.com', 'tiktok'],
  ['m.tiktok.com', 'tiktok'],
])
const maxLength = 2048
/** A host of plain letters and nothing else before the path: no user, no port, no address of a machine, no other script. */
const urlForm = /^(?:https?:\/\/)?([a-z\d.-]+)(?:\/([^?#]*))?(?:[?#].*)?$/i
/** Blanks, what parsers take for a slash, and what nobody sees or what changes the direction of a text. */
const forbidden = /[\s\\\p{C}]/u

/** The form of a YouTube channel's id. */
export const youtubeId = /^UC[A-Za-z0-9_-]{22}$/
const handleForms: Record<Platform, RegExp> = {
  // One character of Chinese or Japanese can be a handle; of Latin it takes three.
  youtube: /^(?:[\w.·-]{3,30}|(?=.*[^ -~])[\p{L}\p{M}\p{N}_.·-]{1,30})$/u,
  instagram: /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/,
  tiktok: /^[A-Za-z0-9._]{2,24}(?<!\.)$/,
}
const youtubeName = /^[\p{L}\p{M}\p{N}_.·'-]{1,100}$/u

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

/**
 * Reads the URL of a channel or profile, with or without scheme, by the platforms' exact hosts. Undefined for everything else,
 * also for a short link, which may lead anywhere, and for one of a video or a post that does not name its channel. Nothing is
 * requested; what is asked of a platform later is the reference, never the URL.
 */
export function readChannelUrl(text: string): ChannelAddress | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxLength || forbidden.test(trimmed)) return undefined
  const [, host = '', path = ''] = urlForm.exec(trimmed) ?? []
  const platform = hosts.get(host.toLowerCase().replace(/\.$/, ''))
  const segments = toSegments(path)
  if (!platform || !segments) return undefined
  if (platform === 'youtube') return readYoutube(segments)
  return platform === 'instagram' ? readInstagram(segments) : readTiktok(segments)
}

/** The handle in a text such as "@name" or "name", if a platform would allow it; without the sign before it. */
export function parseHandle(text: string, platform: Platform): string | undefined {
  const bare = text.replace(/^@/, '').normalize('NFC')
  return handleForms[platform].test(bare) ? bare : undefined
}

/** The address of the channel that a handle names. */
export function toHandleAddress(platform: Platform, handle: string): ChannelAddress {
  const name = platform === 'youtube' ? handle : handle.toLowerCase()
  const url = {
    youtube: `https://www.youtube.com/@${encodeURIComponent(name)}`,
    instagram: `https://www.instagram.com/${name}/`,
    tiktok: `https://www.tiktok.com/@${name}`,
  }[platform]
  return { platform, form: 'handle', reference: { channelId: undefined, handle: name }, url }
}

/** The address of the channel that a YouTube id names. */
export function toIdAddress(id: string): ChannelAddress {
  const url = `https://www.youtube.com/channel/${id}`
  return { platform: 'youtube', form: 'id', reference: { channelId: id, handle: id }, url }
}

function readYoutube([first = '', second = '']: string[]): ChannelAddress | undefined {
  if (first.startsWith('@')) return readHandle(first, 'youtube')
  const kind = first.toLowerCase()
  if (kind === 'channel') return youtubeId.test(second) ? toIdAddress(second) : undefined
  if (kind === 'c' || kind === 'user') return readOldName(kind, second)
  return youtubeReserved.has(kind) ? undefined : readOldName('c', first)
}

function readOldName(form: 'c' | 'user', text: string): ChannelAddress | undefined {
  const name = text.normalize('NFC')
  if (!youtubeName.test(name)) return undefined
  const url = `https://www.youtube.com/${form}/${encodeURIComponent(name)}`
  return { platform: 'youtube', form, reference: { channelId: undefined, handle: name }, url }
}

function readInstagram([first = '', second = '']: string[]): ChannelAddress | undefined {
  const kind = first.toLowerCase()
  if (kind === '_u' || kind === 'stories') return readHandle(second, 'instagram')
  return instagramReserved.has(kind) ? undefined : readHandle(first, 'instagram')
}

function readTiktok([first = '']: string[]): ChannelAddress | undefined {
  return first.startsWith('@') ? readHandle(first, 'tiktok') : undefined
}

function readHandle(text: string, platform: Platform): ChannelAddress | undefined {
  const handle = parseHandle(text, platform)
  return handle === undefined ? undefined : toHandleAddress(platform, handle)
}

/** The parts of a path, decoded once; undefined when one is not what it seems. */
function toSegments(path: string): string[] | undefined {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
    return segments.some(isDeceptive) ? undefined : segments
  } catch {
    return undefined
  }
}

function isDeceptive(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/%]/.test(segment) || forbidden.test(segment)
}
