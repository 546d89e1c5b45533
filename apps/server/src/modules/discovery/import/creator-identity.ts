import { parseHandle, youtubeId } from '@troupe/contract/channel-url'
import { type Platform, platforms } from '@troupe/contract/platforms'
import { normalizeText } from '@troupe/contract/text'
import { toText } from './cell-text.ts'
import { type ChannelLink, looksLikeLink, parseChannelLink, toChannelLink, toYoutubeLink } from './channel-link.ts'

/** What the columns that name a creator hold, in the order of the columns. */
export interface NamingCells {
  readonly platform: readonly unknown[]
  readonly channelId: readonly unknown[]
  readonly title: readonly unknown[]
  readonly handle: readonly unknown[]
  readonly url: readonly unknown[]
}

export interface CreatorIdentity {
  readonly platform: Platform
  readonly channelId: string
  readonly title: string
  readonly handle: string
  readonly url: string | undefined
  /** Set where the list gave none and another of the names stands in: a stored one is better then. */
  readonly assumed: readonly ('title' | 'handle')[]
}

export interface IdentityProblem {
  readonly field: keyof NamingCells
  readonly value: string
  readonly reason: string
}

type IdentityResult =
  | { readonly identity: CreatorIdentity; readonly problems: readonly IdentityProblem[] }
  | { readonly identity: undefined; readonly refusal: IdentityProblem }

const otherPlatformNames: Record<string, Platform> = {
  yt: 'youtube',
  ig: 'instagram',
  insta: 'instagram',
  tt: 'tiktok',
}
const titleLength = 300

/** Finds out who a row is about from whatever it gives: platform, id, handle, name, links. */
export function identify(cells: NamingCells, defaultPlatform: Platform | undefined): IdentityResult {
  const statedText = firstText(cells.platform)
  const stated = statedText === undefined ? undefined : parsePlatform(statedText)
  if (statedText !== undefined && !stated) {
    return refuse('platform', statedText, `not one of the platforms ${platforms.join(', ')}`)
  }
  const { links, texts, problems } = sortOut(cells)
  const fitting = links.filter((link) => !stated || link.platform === stated)
  if (stated && links.length > 0 && fitting.length === 0) {
    problems.push({
      field: 'url',
      value: links[0]?.url ?? '',
      reason: `a link to another platform than ${stated}; left out`,
    })
  }
  const platform =
    stated ?? fitting[0]?.platform ?? (texts.channelId && youtubeId.test(texts.channelId) ? 'youtube' : defaultPlatform)
  if (!platform) {
    return refuse(
      'platform',
      '',
      'no platform: add a column "platform", or say --platform youtube, instagram or tiktok',
    )
  }
  const own = fitting.filter((link) => link.platform === platform)
  const { handle, misplacedName } = readHandle(texts, platform)
  if (misplacedName !== undefined && texts.title !== undefined && misplacedName !== texts.title) {
    problems.push({ field: 'handle', value: misplacedName, reason: `cannot be a handle on ${platform}; left out` })
  }
  const title = texts.title ?? misplacedName
  const channel = chooseChannel(platform, texts, handle, own)
  const channelId = channel?.channelId ?? (title === undefined ? undefined : toNameKey(title))
  if (channelId === undefined) return refuse('title', '', 'nothing says who it is: no name, handle, id or link')
  const knownHandle = handle ?? own.find((link) => link.handle !== undefined)?.handle
  const shown = title ?? knownHandle ?? channelId
  const assumed: ('title' | 'handle')[] = []
  if (title === undefined) assumed.push('title')
  if (knownHandle === undefined) assumed.push('handle')
  return {
    identity: {
      platform,
      channelId,
      title: cut(shown, titleLength),
      handle: cut(knownHandle ?? shown, 200),
      url: channel?.url,
      assumed,
    },
    problems,
  }
}

interface NamingTexts {
  readonly channelId: string | undefined
  readonly title: string | undefined
  readonly handle: string | undefined
}

/** Links stand in any naming column; what is left in the others are texts. */
function sortOut(cells: NamingCells): { links: ChannelLink[]; texts: NamingTexts; problems: IdentityProblem[] } {
  const links: ChannelLink[] = []
  const problems: IdentityProblem[] = []
  const takeText = (field: 'channelId' | 'title' | 'handle' | 'url'): string | undefined => {
    let text: string | undefined
    for (const cell of cells[field]) {
      const value = toText(cell)
      if (value === undefined) continue
      if (field !== 'url' && !looksLikeLink(value)) {
        text ??= normalizeText(value)
        continue
      }
      const link = parseChannelLink(value)
      if (link) links.push(link)
      else problems.push({ field, value, reason: 'not a link to a channel on YouTube, Instagram or TikTok; left out' })
    }
    return text === '' ? undefined : text
  }
  takeText('url')
  return {
    links,
    problems,
    texts: { channelId: takeText('channelId'), handle: takeText('handle'), title: takeText('title') },
  }
}

/** A handle from its column, or a name written "@like.this"; what stood in the column but can be none is a name. */
function readHandle({ handle, title, channelId }: NamingTexts, platform: Platform) {
  const source = handle ?? [channelId, title].find((text) => text?.startsWith('@'))
  const parsed = source === undefined ? undefined : parseHandle(source, platform)
  return { handle: parsed, misplacedName: handle !== undefined && parsed === undefined ? handle : undefined }
}

/** The most certain of what names the channel: an id, then a current handle, then an old name. */
function chooseChannel(
  platform: Platform,
  texts: NamingTexts,
  handle: string | undefined,
  links: readonly ChannelLink[],
): { channelId: string; url: string | undefined } | undefined {
  const given = texts.channelId
  const byHandle = handle === undefined ? undefined : toChannelLink(platform, handle)
  if (given !== undefined && !given.startsWith('@') && !/\s/.test(given) && given.length <= 200) {
    if (platform === 'youtube' && youtubeId.test(given)) return toYoutubeLink(given)
    return { channelId: given, url: links[0]?.url ?? byHandle?.url }
  }
  const withId = links.find((link) => link.handle === undefined) ?? links.find((link) => link.channelId.startsWith('@'))
  if (withId) return withId
  if (!byHandle) return links[0]
  // A bare name in a list of YouTube channels is often an old user name, which "/@name" need not lead to.
  const isSure = platform !== 'youtube' || [texts.handle, texts.title, given].some((text) => text?.startsWith('@'))
  return { channelId: byHandle.channelId, url: links[0]?.url ?? (isSure ? byHandle.url : undefined) }
}

/** Where nothing but a name is known it is the key, so that the same list imported again finds its rows again. */
function toNameKey(title: string): string {
  const folded = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return cut(`name:${folded === '' ? title.toLowerCase() : folded}`, 200)
}

function parsePlatform(text: string): Platform | undefined {
  const key = text.toLowerCase().replace(/[^a-z]/g, '')
  return platforms.find((platform) => platform === key) ?? otherPlatformNames[key]
}

function firstText(cells: readonly unknown[]): string | undefined {
  return cells.map(toText).find((text) => text !== undefined)
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? text.slice(0, maxLength).toWellFormed() : text
}

function refuse(field: keyof NamingCells, value: string, reason: string): IdentityResult {
  return { identity: undefined, refusal: { field, value, reason } }
}
