import { createHmac, createSecretKey } from 'node:crypto'
import { normalizeEmail } from '@troupe/contract/accounts'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { Platform } from '@troupe/contract/platforms'
import { normalizeText } from '@troupe/contract/text'
import type { Executor } from '../../database/database.ts'
import { deriveKey } from '../../secret-key.ts'
import * as repository from './erasure-repository.ts'

/** A channel as anything outside names it. */
export type NamedChannel = Pick<CreatorRecord, 'platform' | 'channel_id' | 'handle'>

/** What is not to be known again of a creator who asked to be forgotten. */
export interface Erased {
  readonly platform: Platform
  readonly channelId: string
  /** Only those that the platform gave: with one that a person has made up, somebody else would be kept out. */
  readonly handles: readonly string[]
  /** Only those that the creator has shown to read. */
  readonly emails: readonly string[]
}

interface Wanted<Channel extends NamedChannel> {
  readonly channels?: readonly Channel[]
  readonly emails?: readonly string[]
}

/**
 * Who asked to be forgotten. Kept are hashes under a key of this installation: they tell nobody who it was, and tell it again
 * when the channel or the address comes along.
 */
export interface Erasures {
  /**
   * Those of these channels and addresses, as they were given, that are not to be stored, invited or written to. One small
   * query as long as nobody was erased. In a transaction that stores creators, ask when their rows are locked: a creator who
   * is being erased at this moment is known as such then.
   */
  find<Channel extends NamedChannel>(db: Executor, wanted: Wanted<Channel>): Promise<FoundErased<Channel>>
  /** What stands for an address in the table, for statements that look it up themselves. */
  hashEmail(email: string): Buffer
  /** To be called in the transaction that deletes the creator. */
  remember(db: Executor, erased: Erased, now: Date): Promise<void>
}

export interface FoundErased<Channel> {
  readonly channels: ReadonlySet<Channel>
  readonly emails: ReadonlySet<string>
}

/** @param secretKey the installation's; under another one nobody who was erased is known any more. */
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

/** Handles have no case, and the sign before them is not theirs. */
function toHandleKey(handle: string): string {
  return normalizeText(handle).replace(/^@+/, '').toLowerCase()
}

function toText(key: Buffer): string {
  return key.toString('base64')
}
