import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource } from '@troupe/contract/creators'
import type { PlatformClient } from './platform-port.ts'

/** A connected platform: the real one, or a stand-in with demo data. */
export interface LivePlatform {
  readonly client: PlatformClient
  readonly mode: 'live' | 'stand_in'
  /** Whether prices are estimated and categories made of its data; default: yes. A stand-in's always are. */
  readonly mayDerive?: boolean
}

/** The source of stored creators; data of a stand-in is marked as demo data. */
export function toSource({ client, mode }: LivePlatform): CreatorSource {
  return mode === 'stand_in' ? 'demo' : client.platform
}

export function findPlatform(platforms: readonly LivePlatform[], platform: Platform): LivePlatform | undefined {
  return platforms.find(({ client }) => client.platform === platform)
}

/** Share of every quota for reads that is reserved for users. */
const reservedShare = 0.5

/** Whether background work, which reads profiles and posts but never searches, may use the platform's quota. */
export async function hasQuotaToSpare({ client }: LivePlatform): Promise<boolean> {
  const states = await client.quota()
  return states.every(
    ({ used, limit, isForSearches }) => isForSearches || limit === undefined || used < limit * (1 - reservedShare),
  )
}
