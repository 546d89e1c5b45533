import { normalizeText } from '../base/text.ts'
import { platformFacts, toChannelUrl } from '../catalogues/platform-facts.ts'
import { type Platform, platforms } from '../catalogues/platforms.ts'

/** A channel as named by its URL. Two different forms are never known to name the same channel. */
export interface ChannelAddress {
  readonly platform: Platform
  /** A YouTube channel id, a handle, or one of YouTube's two kinds of legacy names. */
  readonly form: 'id' | 'handle' | 'c' | 'user'
  /**
   * How to look the channel up. Legacy names are looked up as handles, which most of them became. A person has to
   * confirm that the right channel was found.
   */
  readonly reference: { readonly channelId: string | undefined; readonly handle: string }
  /** The canonical URL of the channel, built from the parsed parts. */
  readonly url: string
}

const hosts: ReadonlyMap<string, Platform> = new Map(
  platforms.flatMap((platform) => platformFacts[platform].hosts.map((host) => [host, platform] as const)),
)
const maxLength = 2048
/** A host in plain ASCII directly before the path: no user, port, IPv6 address or other script. */
const urlForm = /^(?:https?:\/\/)?([a-z\d.-]+)(?:\/([^?#]*))?(?:[?#].*)?$/i
/** Whitespace, backslashes, which URL parsers take for slashes, and invisible or direction-changing characters. */
const forbidden = /[\s\\\p{C}]/u

/** The format of a YouTube channel id. */
export const youtubeId = /^UC[A-Za-z0-9_-]{22}$/
const youtubeName = /^[\p{L}\p{M}\p{N}_.·'-]{1,100}$/u

const youtubeReserved = new Set(
  'watch shorts live embed playlist feed results hashtag gaming premium t about account redirect c user channel clip post source'.split(
    ' ',
  ),
)
/**
 * Parses the URL of a channel or profile, with or without scheme, on one of the platforms' exact hosts. Returns
 * undefined for everything else, including short links, which may lead anywhere, and links to videos or posts that do
 * not name the channel. It makes no request; later requests to a platform use the reference, never the URL.
 */
export function readChannelUrl(text: string): ChannelAddress | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxLength || forbidden.test(trimmed)) return undefined
  const [, host = '', path = ''] = urlForm.exec(trimmed) ?? []
  const platform = hosts.get(host.toLowerCase().replace(/\.$/, ''))
  const segments = toSegments(path)
  if (!platform || !segments) return undefined
  const handle = platformFacts[platform].findHandle(segments)
  return handle === undefined ? otherForms[platform]?.(segments) : readHandle(handle, platform)
}

/**
 * Parses a handle such as "@name" or "name" and returns it without "@"; undefined if the platform would not allow it.
 */
export function parseHandle(text: string, platform: Platform): string | undefined {
  const bare = text.replace(/^@/, '').normalize('NFC')
  return platformFacts[platform].handle.test(bare) ? bare : undefined
}

/** Normalises a handle for comparison: lower case, without a leading "@". */
export function toHandleKey(handle: string): string {
  return normalizeText(handle).replace(/^@+/, '').toLowerCase()
}

export function toHandleAddress(platform: Platform, handle: string): ChannelAddress {
  const name = platformFacts[platform].isHandleCaseSensitive ? handle : handle.toLowerCase()
  return {
    platform,
    form: 'handle',
    reference: { channelId: undefined, handle: name },
    url: toChannelUrl(platform, name),
  }
}

export function toIdAddress(id: string): ChannelAddress {
  const url = `https://www.youtube.com/channel/${id}`
  return { platform: 'youtube', form: 'id', reference: { channelId: id, handle: id }, url }
}

function readYoutube([first = '', second = '']: string[]): ChannelAddress | undefined {
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

/** Parsers of addresses that name a channel by something other than its handle. */
const otherForms: Partial<Record<Platform, (segments: string[]) => ChannelAddress | undefined>> = {
  youtube: readYoutube,
}

function readHandle(text: string, platform: Platform): ChannelAddress | undefined {
  const handle = parseHandle(text, platform)
  return handle === undefined ? undefined : toHandleAddress(platform, handle)
}

/** Splits a path into segments, decoded once; undefined if a segment is deceptive or not decodable. */
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
