import { createHmac, createSecretKey } from 'node:crypto'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { toHandleKey } from '@troupe/contract/discover/channel-url'
import { normalizeEmail } from '@troupe/contract/mail/email-address'
import type { Executor } from '../../../../database/database.ts'
import { deriveKey } from '../../../../lib/derive-key.ts'
import * as repository from './erasure-repository.ts'

/** A channel as named by an external source. */
export type NamedChannel = Pick<CreatorRecord, 'platform' | 'channel_id' | 'handle'>

/** The identifiers of an erased creator. */
export interface Erased {
  readonly platform: Platform
  readonly channelId: string
  /** Only handles confirmed by the platform: an invented one would block another person's channel. */
  readonly handles: readonly string[]
  /** Only addresses that the creator has proved to own. */
  readonly emails: readonly string[]
}

interface Wanted<Channel extends NamedChannel> {
  readonly channels?: readonly Channel[]
  readonly emails?: readonly string[]
}

/**
 * Registry of erased creators. It stores keyed hashes that do not reveal a creator but match when the channel or
 * address appears again.
 */
export interface Erasures {
  /**
   * Finds the channels and addresses that must not be stored, invited or contacted. Costs a single small query while
   * there are no erasures. A transaction that stores creators must call `keepFromErasing` first, so that concurrent
   * erasures are included.
   */
  find<Channel extends NamedChannel>(db: Executor, wanted: Wanted<Channel>): Promise<FoundErased<Channel>>
  /** Returns the key of an address in the table, for statements with a lookup of their own. */
  hashEmail(email: string): Buffer
  /** Call it in the transaction that deletes the creator. */
  remember(db: Executor, erased: Erased, now: Date): Promise<void>
}

export interface FoundErased<Channel> {
  readonly channels: ReadonlySet<Channel>
  readonly emails: ReadonlySet<string>
}

/** @param secretKey the key of the installation; erasures under another key no longer match. */
export function createErasures(secretKey: Buffer): Erasures {
  const key = createSecretKey(deriveKey(secretKey, 'erasures'))
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const hashEmail = (email: string) => hash('email', normalizeEmail(email))
  const hashHandle = (platform: Platform, handle: string) => hash('handle', platform, toHandleKey(handle))
  const hashChannelId = (platform: Platform, channelId: string) => hash('channel', platform, channelId)
  return {
    async find(db, { channels = [], emails = [] }) {
      if (channels.length + emails.length === 0 || !(await repository.hasAny(db))) return noneErased
      const keysOfChannels = channels.map(
        (channel) =>
          [
            channel,
            [hashChannelId(channel.platform, channel.channel_id), hashHandle(channel.platform, channel.handle)],
          ] as const,
      )
      const keysOfEmails = emails.map((email) => [email, [hashEmail(email)]] as const)
      const all = [...keysOfChannels, ...keysOfEmails].flatMap(([, keys]) => keys)
      const known = new Set((await repository.listKnown(db, all)).map(toText))
      const isKnown = (keys: readonly Buffer[]) => keys.some((each) => known.has(toText(each)))
      return {
        channels: new Set(keysOfChannels.flatMap(([channel, keys]) => (isKnown(keys) ? [channel] : []))),
        emails: new Set(keysOfEmails.flatMap(([email, keys]) => (isKnown(keys) ? [email] : []))),
      }
    },
    hashEmail,
    async remember(db, { platform, channelId, handles, emails }, now) {
      const keys = [
        hashChannelId(platform, channelId),
        ...handles.map((handle) => hashHandle(platform, handle)),
        ...emails.map(hashEmail),
      ]
      await repository.insertAll(db, [...new Map(keys.map((each) => [toText(each), each])).values()], now)
    },
  }
}

const noneErased = { channels: new Set<never>(), emails: new Set<string>() }

function toText(key: Buffer): string {
  return key.toString('base64')
}
