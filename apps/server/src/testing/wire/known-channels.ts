import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { LivePlatform } from '../../modules/discovery/platforms/live-platform.ts'
import type { PlatformProfile, ProfileReference } from '../../modules/discovery/platforms/platform-port.ts'
import { buildCreatorRecord } from '../factories.ts'

/** A platform that knows the channels that a test names, and fails when it says so; everything else of the product is real. */
export class KnownChannels {
  readonly live: LivePlatform
  /** Every channel that it was asked for. */
  readonly asked: ProfileReference[] = []
  readonly #platform: Platform
  #channels: PlatformProfile[] = []
  #failure: Error | undefined

  constructor(platform: Platform) {
    this.#platform = platform
    this.live = {
      mode: 'live',
      client: {
        platform,
        search: () => Promise.reject(new Error('Nobody searches')),
        fetchProfile: async (reference) => this.#fetch(reference),
        quota: async () => [],
      },
    }
  }

  /** Forgets all channels, failures and questions. */
  reset(): void {
    this.#channels = []
    this.#failure = undefined
    this.asked.length = 0
  }

  /** Has it know one more channel, or know it otherwise from now on. */
  add(given: Partial<PlatformProfile>): PlatformProfile {
    const profile = {
      ...buildCreatorRecord({ platform: this.#platform, ...given }),
      ...(given.posts && { posts: given.posts }),
    }
    this.#channels = [...this.#channels.filter(({ channel_id }) => channel_id !== profile.channel_id), profile]
    return profile
  }

  failWith(failure: Error | undefined): void {
    this.#failure = failure
  }

  #fetch(reference: ProfileReference): PlatformProfile | undefined {
    this.asked.push(reference)
    if (this.#failure) throw this.#failure
    return this.#channels.find(({ channel_id, handle }) =>
      reference.channelId === undefined
        ? handle.toLowerCase() === reference.handle.toLowerCase()
        : channel_id === reference.channelId,
    )
  }
}
