import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { FastifyInstance } from 'fastify'
import type { PostAddress } from '../lib/platform-habits.ts'
import type { Channel, Post } from './channel.ts'
import { type SandboxClock, toDayNumber } from './clock.ts'
import { createDescriptions } from './descriptions.ts'
import { createDirectory } from './directory.ts'
import type { Faults } from './faults.ts'
import { countFollowers } from './growth.ts'
import { findFirstPost, findNewestPost } from './post-schedule.ts'
import { composePost, composePosts, countPosts } from './posts.ts'

export type { Channel, Post } from './channel.ts'

/** Data shared by all simulated platforms: the same people on the same day. */
export interface World {
  /** The sandbox's time; tests and the control endpoint set it. */
  now(): Date
  findById(platform: Platform, channelId: string): Channel | undefined
  /** Without `@`, in any letter case. */
  findByHandle(platform: Platform, handle: string): Channel | undefined
  /**
   * Lists channels whose name, texts, topics and categories match the words, best first and slightly by popularity.
   * `''` lists all channels, most followed first.
   */
  search(platform: Platform, text: string, keep?: (channel: Channel) => boolean): readonly Channel[]
  /**
   * At most `limit` posts, newest first, back to the channel's first. Depends on the day only: today's posts appear
   * tomorrow. Figures match the record's average views, engagement rate and posting frequency, and grow while a post is
   * young.
   */
  posts(channel: Channel, limit: number): readonly Post[]
  /** Number of the channel's posts on the world's day. */
  countPosts(channel: Channel): number
  /** The post with its channel; undefined if it does not exist or is not published yet. */
  findPost(platform: Platform, address: PostAddress): { channel: Channel; post: Post } | undefined
  /** Exact followers on the world's day, which slowly drift from those of the population's reference day. */
  followers(channel: Channel): number
  /** Changes what the owner of a channel says about it, until the next reset. */
  changeDescription(channel: Channel, description: string): void
  /** Undoes the changes of descriptions. */
  reset(): void
  /** Prepares the data without blocking requests for long; data that is needed earlier is prepared at once. */
  warmUp(signal?: AbortSignal): Promise<void>
}

export interface WorldOptions {
  readonly seed?: string
  /** Size of the demo catalogue. The platforms know its people and half as many others. */
  readonly catalogueCount?: number
  readonly clock: SandboxClock
}

/** State that can be reset: used quotas, ordered faults, logged calls. */
export interface Resettable {
  reset(): void
}

/** A platform's part of the sandbox. */
export interface PlatformStandIn {
  /** Settings that give the server's client access, without the address. */
  readonly settings: Readonly<Record<string, string>>
  /** Binds its routes. @returns The state that it keeps. */
  readonly register: (
    app: FastifyInstance,
    parts: { readonly world: World; readonly faults: Faults },
  ) => Promise<readonly Resettable[]>
}

/** Creates the world of a seed; the same seed and day give the same answers on every machine. */
export function createWorld({ seed = 'troupe', catalogueCount = 3000, clock }: WorldOptions): World {
  const descriptions = createDescriptions()
  const present = (channel: Channel | undefined) => channel && descriptions.apply(channel)
  const directory = createDirectory(seed, catalogueCount)
  const today = () => toDayNumber(clock.now())
  return {
    now: () => clock.now(),
    findById: (platform, channelId) => present(directory.of(platform).byId.get(channelId)),
    findByHandle: (platform, handle) => present(directory.of(platform).byHandle.get(handle.toLowerCase())),
    search: (platform, text, keep) => descriptions.applyAll(directory.of(platform).index.search(text, keep)),
    posts: (channel, limit) => composePosts(channel, today(), limit),
    countPosts: (channel) => countPosts(channel, today()),
    findPost(platform, address) {
      const channel = directory.of(platform).byPerson.get(address.person)
      if (!channel || address.post > findNewestPost(channel, today()) || address.post < findFirstPost(channel)) {
        return undefined
      }
      return { channel, post: composePost(channel, address.post, today()) }
    },
    followers: (channel) => countFollowers(channel, today()),
    changeDescription: (channel, description) => descriptions.change(channel, description),
    reset: () => descriptions.reset(),
    warmUp: (signal) => directory.warmUp(signal),
  }
}
