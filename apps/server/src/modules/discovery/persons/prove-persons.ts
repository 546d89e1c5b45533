import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Creator, PersonReason } from '@troupe/contract/creators'
import { readChannelUrl, toHandleKey } from '@troupe/contract/discover/channel-url'

/** Two channels of one person, by their ids. */
export interface PersonLink {
  readonly ids: readonly [number, number]
  readonly reason: PersonReason
}

/** The fields that a proof rests on. */
export type ProvableChannel = Pick<
  Creator,
  | 'id'
  | 'platform'
  | 'channel_id'
  | 'title'
  | 'handle'
  | 'description'
  | 'email'
  | 'email_source'
  | 'confirmed_fields'
  | 'source'
>

/** A channel named in a text; YouTube channels are also named by their id. */
export interface NamedChannel {
  readonly platform: Platform
  readonly form: 'id' | 'handle'
  /** The id, or the handle as `toHandleKey` writes it. */
  readonly name: string
}

/** Links to the platforms. A host directly after one of the first characters is part of another host or an address. */
const links =
  /(?<![\w@./-])(?:https?:\/\/)?(?:[a-z]+\.)?(?:tiktok\.com|instagram\.com|instagr\.am|youtube\.com)\/[^\s<>"'()[\]{}|,;]+/gi
const hasHost = /tiktok\.com|instagr|youtube\.com/i
const endOfSentence = /[.:!?…]+$/

/** Lists the channels whose addresses a text contains, without duplicates; links to posts and short links name none. */
export function listNamedChannels(text: string): NamedChannel[] {
  if (!hasHost.test(text)) return []
  const found = new Map<string, NamedChannel>()
  for (const [link] of text.matchAll(links)) {
    const address = readChannelUrl(link.replace(endOfSentence, ''))
    const named = address && toNamed(address)
    if (named) found.set(toKey(named), named)
  }
  return [...found.values()]
}

function toNamed({ platform, form, reference }: NonNullable<ReturnType<typeof readChannelUrl>>) {
  if (form === 'id') return { platform, form, name: reference.handle }
  // Legacy names need not be handles, so they prove nothing.
  return form === 'handle' ? { platform, form, name: toHandleKey(reference.handle) } : undefined
}

const toKey = ({ platform, form, name }: NamedChannel) => `${platform} ${form} ${name}`

/** Returns the address confirmed by the owner of a channel, in lower case; undefined if there is none. */
export function findConfirmedAddress(channel: ProvableChannel): string | undefined {
  const isConfirmed = channel.email_source === 'creator' && channel.confirmed_fields.includes('email')
  return isConfirmed ? channel.email?.toLowerCase() : undefined
}

/**
 * Finds the channels that prove to be one person's: both descriptions name each other, each naming no other channel of
 * that platform, and their names are alike; or one address has been confirmed for both and for no second channel of a
 * platform. Demo creators and real ones are never the same. The links are computed at each reading and never stored, so
 * a channel that no longer names the other loses its proof at once.
 */
export function provePersons(channels: readonly ProvableChannel[]): PersonLink[] {
  const links = [...proveByNaming(channels), ...proveByAddress(channels)]
  return [...new Map(links.map((found) => [`${found.ids} ${found.reason}`, found])).values()]
}

function proveByNaming(channels: readonly ProvableChannel[]): PersonLink[] {
  const byKey = Map.groupBy(
    channels.flatMap((channel) => listKeys(channel).map((key) => ({ key, channel }))),
    ({ key }) => key,
  )
  const named = new Map(channels.map((channel) => [channel, findNamed(channel, byKey)]))
  return channels.flatMap((channel) =>
    [...(named.get(channel) ?? [])]
      .filter((other) => named.get(other)?.has(channel) && other.platform !== channel.platform)
      .filter((other) => isOfSameKind(channel, other) && haveLikeNames(channel, other))
      .map((other) => link(channel, other, 'named_each_other')),
  )
}

type HoldersByKey = ReadonlyMap<string, readonly { readonly channel: ProvableChannel }[]>

/**
 * Finds the channels that a description names, each as the only one of its platform. A name with two stored holders proves
 * nothing, since one of them may have given it up.
 */
function findNamed({ description }: ProvableChannel, byKey: HoldersByKey): ReadonlySet<ProvableChannel> {
  const byPlatform = Map.groupBy(listNamedChannels(description), ({ platform }) => platform)
  return new Set(
    [...byPlatform.values()].flatMap((mentions) => {
      const holders = new Set(mentions.map((mention) => findOnlyHolder(byKey.get(toKey(mention)))))
      const [holder] = holders
      return holder && holders.size === 1 ? [holder] : []
    }),
  )
}

function findOnlyHolder(holders: readonly { readonly channel: ProvableChannel }[] = []): ProvableChannel | undefined {
  return holders.length === 1 ? holders[0]?.channel : undefined
}

/** The names under which a channel is known. */
function listKeys({ platform, channel_id, handle }: ProvableChannel): string[] {
  return [
    toKey({ platform, form: 'handle', name: toHandleKey(handle) }),
    ...(platform === 'youtube' ? [toKey({ platform, form: 'id', name: channel_id })] : []),
  ]
}

function proveByAddress(channels: readonly ProvableChannel[]): PersonLink[] {
  const byAddress = Map.groupBy(channels, (channel) => findConfirmedAddress(channel) ?? '')
  return [...byAddress].flatMap(([address, holders]) => {
    const platforms = new Set(holders.map(({ platform }) => platform))
    // An address of two channels of one platform may be an agency's.
    if (address === '' || platforms.size < holders.length) return []
    return holders.flatMap((channel) =>
      holders
        .filter((other) => other !== channel && isOfSameKind(channel, other))
        .map((other) => link(channel, other, 'confirmed_together')),
    )
  })
}

function link(channel: ProvableChannel, other: ProvableChannel, reason: PersonReason): PersonLink {
  const [first, second] = [Number(channel.id), Number(other.id)]
  return { ids: [Math.min(first, second), Math.max(first, second)], reason }
}

const isOfSameKind = (channel: ProvableChannel, other: ProvableChannel) =>
  (channel.source === 'demo') === (other.source === 'demo')

/** Shorter names occur in others by chance. */
const minNameLength = 4

/** Whether a title or handle of one channel contains one of the other. Friends name each other, too. */
function haveLikeNames(channel: ProvableChannel, other: ProvableChannel): boolean {
  const [own, others] = [listNames(channel), listNames(other)]
  return own.some((name) => others.some((given) => name === given || contains(name, given) || contains(given, name)))
}

const contains = (name: string, part: string) => part.length >= minNameLength && name.includes(part)

function listNames({ title, handle }: ProvableChannel): string[] {
  return [title, handle].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).filter((name) => name !== '')
}
