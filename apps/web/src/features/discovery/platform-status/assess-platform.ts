import type { PlatformStatus } from '@troupe/contract/discover/platform-status'

/** Summary for the operator. `paused`: recovers by itself; `failing`: may need help. */
export type PlatformCondition = 'working' | 'paused' | 'failing' | 'untried' | 'off'

type PlatformFailure = NonNullable<PlatformStatus['last_error']>

/** Finds the error that still applies: no success followed, and it is not a quota that has been reset since. */
export function findLastingError({ last_error, last_success_at, quota }: PlatformStatus): PlatformFailure | undefined {
  if (!last_error) return undefined
  if (last_success_at && Date.parse(last_success_at) > Date.parse(last_error.at)) return undefined
  // Without a known limit, a reset cannot be recognised.
  const limited = quota.filter(({ limit }) => limit !== null)
  const wasReset = limited.length > 0 && limited.every(({ used, limit }) => limit !== null && used < limit)
  if (last_error.kind === 'quota_exhausted' && wasReset) return undefined
  return last_error
}

export function assessPlatform(status: PlatformStatus): PlatformCondition {
  if (status.mode === 'off') return 'off'
  const error = findLastingError(status)
  if (error) return error.kind === 'quota_exhausted' || error.kind === 'rate_limited' ? 'paused' : 'failing'
  return status.last_success_at ? 'working' : 'untried'
}
