import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { LivePlatform } from '../../modules/discovery/platforms/live-platform.ts'
import type { PlatformProfile, ProfileReference } from '../../modules/discovery/platforms/platform-port.ts'
import { buildCreatorRecord } from '../factories.ts'

/**
 * A platform that knows the channels a test adds, and fails when the test says so; everything else is the real product.
 */
export class KnownChannels {
  readonly live: LivePlatform
  /** All channels requested from it. */
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

  /** Forgets all channels, failures and requests. */
  reset(): void {
    this.#channels = []
    this.#failure = undefined
    this.asked.length = 0
  }

  /** Adds a channel, or replaces it. */
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
