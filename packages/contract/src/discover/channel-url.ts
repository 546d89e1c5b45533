import { normalizeText } from '../base/text.ts'
import { platformFacts, toChannelUrl } from '../catalogues/platform-facts.ts'
import { type Platform, platforms } from '../catalogues/platforms.ts'

/** A channel as its URL names it. Two forms never name the same channel for sure. */
export interface ChannelAddress {
  readonly platform: Platform
  /** By YouTube's id, by the handle, or by one of YouTube's two kinds of old names. */
  readonly form: 'id' | 'handle' | 'c' | 'user'
  /**
   * How to look the channel up. Legacy names are looked up as handles, which most became: a person has to confirm that
   * the right channel was found.
   */
  readonly reference: { readonly channelId: string | undefined; readonly handle: string }
  /** The one form in which this channel is linked, made from what was read. */
  readonly url: string
}

const hosts: ReadonlyMap<string, Platform> = new Map(
  platforms.flatMap((platform) => platformFacts[platform].hosts.map((host) => [host, platform] as const)),
)
const maxLength = 2048
/** A host of plain letters and nothing else before the path: no user, no port, no address of a machine, no other script. */
const urlForm = /^(?:https?:\/\/)?([a-z\d.-]+)(?:\/([^?#]*))?(?:[?#].*)?$/i
/** Whitespace, characters that URL parsers take for a slash, and invisible or direction-changing ones. */
const forbidden = /[\s\\\p{C}]/u

/** The form of a YouTube channel's id. */
export const youtubeId = /^UC[A-Za-z0-9_-]{22}$/
const youtubeName = /^[\p{L}\p{M}\p{N}_.·'-]{1,100}$/u

const youtubeReserved = new Set(
  'watch shorts live embed playlist feed results hashtag gaming premium t about account redirect c user channel clip post source'.split(
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
  const handle = platformFacts[platform].findHandle(segments)
  return handle === undefined ? otherForms[platform]?.(segments) : readHandle(handle, platform)
}

/** The handle in a text such as "@name" or "name", if a platform would allow it; without the sign before it. */
export function parseHandle(text: string, platform: Platform): string | undefined {
  const bare = text.replace(/^@/, '').normalize('NFC')
  return platformFacts[platform].handle.test(bare) ? bare : undefined
}

/** A handle to compare: they are case-insensitive, and a leading "@" is not part of them. */
export function toHandleKey(handle: string): string {
  return normalizeText(handle).replace(/^@+/, '').toLowerCase()
}

/** The address of the channel that a handle names. */
export function toHandleAddress(platform: Platform, handle: string): ChannelAddress {
  const name = platformFacts[platform].isHandleCaseSensitive ? handle : handle.toLowerCase()
  return {
    platform,
    form: 'handle',
    reference: { channelId: undefined, handle: name },
    url: toChannelUrl(platform, name),
  }
}

/** The address of the channel that a YouTube id names. */
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

/** Addresses that name a channel by something else than its handle. */
const otherForms: Partial<Record<Platform, (segments: string[]) => ChannelAddress | undefined>> = {
  youtube: readYoutube,
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
