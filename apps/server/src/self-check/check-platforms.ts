import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import { list, quote, say } from '@troupe/contract/messages/message'
import { readMessage } from '@troupe/contract/messages/wire-message'
import type { Clock } from '../lib/clock.ts'
import { broken, type Check, describeAge, type Finding, good, look } from './check-result.ts'

interface PlatformParts {
  /** Connection, quota and last errors of each platform. */
  listPlatforms(): Promise<readonly PlatformStatus[]>
  readonly clock: Clock
}

/** The share of a quota from which it is reported. */
const lowQuota = 0.8
/** Failures that end by themselves. */
const passing = new Set(['quota_exhausted', 'rate_limited'])

/** Checks keys, quotas and last errors of the platforms as the server knows them; it asks no platform. */
export function createPlatformCheck({ listPlatforms, clock }: PlatformParts): Check {
  return {
    area: 'platforms',
    run: async () => (await listPlatforms()).flatMap((status) => judgePlatform(status, clock.now())),
  }
}

/** Judges what is known of a platform. */
export function judgePlatform(status: PlatformStatus, now: Date): Finding[] {
  const { platform, mode, last_success_at: success } = status
  const part = platformNames[platform]
  const setKeys = say('self_check.set_platform_keys', { keys: list(platformFacts[platform].settings.keys) })
  if (mode === 'off') return [look(say('self_check.platform_off'), setKeys, part)]
  if (mode === 'stand_in') return [look(say('self_check.platform_stand_in'), setKeys, part)]
  const failure = judgeFailure(status, now)
  if (failure) return [failure, ...judgeQuota(status)]
  const answered = success
    ? say('self_check.platform_answers', { age: describeAge(now.getTime() - Date.parse(success)) })
    : say('self_check.platform_untried')
  return [good(answered, part), ...judgeQuota(status)]
}

function judgeFailure({ platform, last_error: error, last_success_at: success }: PlatformStatus, now: Date) {
  if (!error || (success !== null && success > error.at)) return undefined
  const reason = readMessage(error.message_key ?? null, error.message_params ?? {}) ?? quote(error.message)
  const age = describeAge(now.getTime() - Date.parse(error.at))
  const judge = passing.has(error.kind) ? look : broken
  return judge(
    say('self_check.platform_fails', { age, reason }),
    say('self_check.see_platforms'),
    platformNames[platform],
  )
}

function judgeQuota({ platform, quota }: PlatformStatus): Finding[] {
  return quota.flatMap(({ name, used, limit, ...said }) => {
    if (limit === null || used < limit * lowQuota) return []
    const told = readMessage(said.message_key ?? null, said.message_params ?? {}) ?? quote(name)
    return [
      look(
        say('self_check.quota_low', { used, limit, name: told }),
        say('self_check.wait_for_quota'),
        platformNames[platform],
      ),
    ]
  })
}
