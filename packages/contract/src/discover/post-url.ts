import type { Platform } from '../catalogues/platforms.ts'
import { parseHandle } from './channel-url.ts'

/** A post as named by its URL. */
export interface PostAddress {
  readonly platform: Platform
  /** The platform's id of the post; on Instagram, whose ids are not in its URLs, the short code. */
  readonly postId: string
  /** Handle of the channel without "@", if the URL names it. */
  readonly handle: string | undefined
  /** The canonical URL, built from the parsed parts. */
  readonly url: string
}

const maxLength = 2048
/** Whitespace, backslashes, and invisible or direction-changing characters. */
const forbidden = /[\s\\\p{C}]/u

type ReadParts = (segments: readonly string[], query: URLSearchParams) => PostAddress | undefined

const hosts: ReadonlyMap<string, ReadParts> = new Map([
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'].map(
    (host) => [host, readYoutube] as const,
  ),
  ['youtu.be', ([id = '']) => toVideo(id)],
  ...['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'].map((host) => [host, readTiktok] as const),
  ...['instagram.com', 'www.instagram.com', 'm.instagram.com'].map((host) => [host, readInstagram] as const),
])

/**
 * Parses the HTTPS URL of one post or video on one of the platforms' exact hosts. Returns undefined for everything else:
 * channels, and short links, which may lead anywhere.
 */
export function readPostUrl(text: string): PostAddress | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxLength || forbidden.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(trimmed)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined
  return hosts.get(hostname)?.(pathname.split('/').filter(Boolean), searchParams)
}

function readYoutube([kind = '', id = '']: readonly string[], query: URLSearchParams): PostAddress | undefined {
  if (kind === 'watch') return toVideo(query.get('v') ?? '')
  return ['shorts', 'live', 'embed'].includes(kind) ? toVideo(id) : undefined
}

function toVideo(postId: string): PostAddress | undefined {
  if (!/^[\w-]{11}$/.test(postId)) return undefined
  return { platform: 'youtube', postId, handle: undefined, url: `https://www.youtube.com/watch?v=${postId}` }
}

function readTiktok([name = '', kind = '', postId = '']: readonly string[]): PostAddress | undefined {
  if (!name.startsWith('@') || !['video', 'photo'].includes(kind) || !/^\d{15,20}$/.test(postId)) return undefined
  const handle = parseHandle(name, 'tiktok')?.toLowerCase()
  if (handle === undefined) return undefined
  return { platform: 'tiktok', postId, handle, url: `https://www.tiktok.com/@${handle}/${kind}/${postId}` }
}

const instagramKinds = ['p', 'reel', 'reels', 'tv']

function readInstagram(segments: readonly string[]): PostAddress | undefined {
  const [name, kind = '', postId = ''] = instagramKinds.includes(segments[0] ?? '')
    ? [undefined, ...segments]
    : segments
  const handle = name === undefined ? undefined : parseHandle(name, 'instagram')?.toLowerCase()
  if (name !== undefined && handle === undefined) return undefined
  if (!instagramKinds.includes(kind) || !/^[\w-]{5,40}$/.test(postId)) return undefined
  return { platform: 'instagram', postId, handle, url: `https://www.instagram.com/${kind}/${postId}/` }
}
