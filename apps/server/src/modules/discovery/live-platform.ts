import type { CreatorSource } from '@troupe/contract/creators'
import type { Platform } from '@troupe/contract/platforms'
import type { PlatformClient } from './platform-port.ts'

/** A platform that is asked, and whether it is itself or a stand-in with made-up people. */
export interface LivePlatform {
  readonly client: PlatformClient
  readonly mode: 'live' | 'stand_in'
}

/** What a stand-in tells is demo data, and is marked as such. */
export function toSource({ client, mode }: LivePlatform): CreatorSource {
  return mode === 'stand_in' ? 'demo' : client.platform
}

export function findPlatform(platforms: readonly LivePlatform[], platform: Platform): LivePlatform | undefined {
  return platforms.find(({ client }) => client.platform === platform)
}
