import { normalizeText } from '@troupe/contract/base/text'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { listWords, platformNames, platforms } from '@troupe/contract/catalogues/platform-names'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { parseHandle, youtubeId } from '@troupe/contract/discover/channel-url'
import { schemaText } from '@troupe/contract/messages/message'
import { toText } from './cells/cell-text.ts'
import {
  type ChannelLink,
  looksLikeLink,
  parseChannelLink,
  toChannelLink,
  toYoutubeLink,
} from './cells/channel-link.ts'

const backwards = platforms.toReversed()

/** Values of the columns that identify a creator, in column order. */
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
  /** Names that the list lacks, filled from another field; stored names take precedence. */
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

const titleLength = 300

/** Identifies the creator of a row by platform, id, handle, name and links. */
export function identify(cells: NamingCells, defaultPlatform: Platform | undefined): IdentityResult {
  const statedText = firstText(cells.platform)
  const stated = statedText === undefined ? undefined : parsePlatform(statedText)
  if (statedText !== undefined && !stated) {
    return refuse('platform', statedText, schemaText('imports.platform_unknown', { platforms: platforms.join(', ') }))
  }
  const { links, texts, problems } = sortOut(cells)
  const fitting = links.filter((link) => !stated || link.platform === stated)
  if (stated && links.length > 0 && fitting.length === 0) {
    problems.push({
      field: 'url',
      value: links[0]?.url ?? '',
      reason: schemaText('imports.link_of_other_platform', { platform: stated }),
    })
  }
  const platform =
    stated ?? fitting[0]?.platform ?? (texts.channelId && youtubeId.test(texts.channelId) ? 'youtube' : defaultPlatform)
  if (!platform) {
    return refuse('platform', '', schemaText('imports.no_platform', { platforms: listWords(backwards, 'or') }))
  }
  const own = fitting.filter((link) => link.platform === platform)
  const { handle, misplacedName } = readHandle(texts, platform)
  if (misplacedName !== undefined && texts.title !== undefined && misplacedName !== texts.title) {
    problems.push({ field: 'handle', value: misplacedName, reason: schemaText('imports.not_a_handle', { platform }) })
  }
  const title = texts.title ?? misplacedName
  const channel = chooseChannel(platform, texts, handle, own)
  const channelId = channel?.channelId ?? (title === undefined ? undefined : toNameKey(title))
  if (channelId === undefined) return refuse('title', '', schemaText('imports.nobody'))
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

/** Separates links, which occur in any of the columns, from other texts. */
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
      else
        problems.push({
          field,
          value,
          reason: schemaText('imports.not_a_channel_link', {
            platforms: listWords(
              backwards.map((platform) => platformNames[platform]),
              'or',
            ),
          }),
        })
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

/** Reads the handle from its column or from a name written "@like.this". An invalid handle counts as a name. */
function readHandle({ handle, title, channelId }: NamingTexts, platform: Platform) {
  const source = handle ?? [channelId, title].find((text) => text?.startsWith('@'))
  const parsed = source === undefined ? undefined : parseHandle(source, platform)
  return { handle: parsed, misplacedName: handle !== undefined && parsed === undefined ? handle : undefined }
}

/** Chooses the most reliable identifier of the channel: id, then current handle, then old name. */
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
  // A bare name in a list of YouTube channels is often an old user name, for which "/@name" may not exist.
  const isSure = platform !== 'youtube' || [texts.handle, texts.title, given].some((text) => text?.startsWith('@'))
  return { channelId: byHandle.channelId, url: links[0]?.url ?? (isSure ? byHandle.url : undefined) }
}

/** Uses the name as key if nothing else is known, so that importing the list again updates the same rows. */
function toNameKey(title: string): string {
  const folded = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return cut(`name:${folded === '' ? title.toLowerCase() : folded}`, 200)
}

function parsePlatform(text: string): Platform | undefined {
  const key = text.toLowerCase().replace(/[^a-z]/g, '')
  return platforms.find((platform) => platform === key || platformFacts[platform].shortNames.includes(key))
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
