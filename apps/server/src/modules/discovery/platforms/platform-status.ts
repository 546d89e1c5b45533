import { platforms as allPlatforms } from '@troupe/contract/catalogues/platforms'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import type { Database } from '../../../database/database.ts'
import { findPlatform, type LivePlatform } from './live-platform.ts'
import { listPlatformStates, type PlatformStateRow } from './platform-state-repository.ts'

interface StatusParts {
  readonly database: Pick<Database, 'kysely'>
  readonly platforms: readonly LivePlatform[]
}

/** Connection, quota and last errors of each platform. */
export async function getPlatformStatus({ database, platforms }: StatusParts): Promise<PlatformStatus[]> {
  const states = await listPlatformStates(database.kysely)
  return Promise.all(
    allPlatforms.map(async (platform) => {
      const live = findPlatform(platforms, platform)
      const state = live && states.find((row) => row.platform === platform)
      return {
        platform,
        mode: live?.mode ?? 'off',
        quota: live ? await readQuota(live) : [],
        last_error: state ? presentError(state) : null,
        last_success_at: state?.last_success_at?.toISOString() ?? null,
      }
    }),
  )
}

async function readQuota({ client }: LivePlatform): Promise<PlatformStatus['quota']> {
  const states = await client.quota()
  return states.map(({ name, used, limit, resetsAt }) => ({
    name,
    used,
    limit: limit ?? null,
    resets_at: resetsAt.toISOString(),
  }))
}

function presentError(state: PlatformStateRow): PlatformStatus['last_error'] {
  const { last_error_kind: kind, last_error_message: message, last_error_at: at } = state
  return kind && message !== null && at ? { kind, message, at: at.toISOString() } : null
}
