import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { hours, minutes } from '../../../lib/durations.ts'
import { findPlatform, type LivePlatform } from '../platforms/live-platform.ts'
import type { ReadState } from './profile-repository.ts'

/** Minimum time between complete readings. */
export const restAfterReadMs = hours(1)
/** Minimum time between attempts. */
export const restAfterTryMs = minutes(1)

/** Whether a creator can be refreshed now. */
export type RefreshJudgement =
  | { readonly live: LivePlatform }
  /** Refreshing is impossible at present. */
  | { readonly obstacle: string }
  /** Refreshing is possible later. */
  | { readonly tooSoon: string; readonly possibleAt: Date }

/** Judges by the platform's connection and the last readings. */
export function judgeRefresh(
  creator: Pick<CreatorRow, 'platform' | 'source'> & ReadState,
  platforms: readonly LivePlatform[],
  now: Date,
): RefreshJudgement {
  const name = platformNames[creator.platform]
  const live = findPlatform(platforms, creator.platform)
  if (!live) return { obstacle: `${name} is not connected, so nothing newer can be read` }
  const isDemo = creator.source === 'demo'
  if (isDemo && live.mode === 'live') return { obstacle: `${name} does not know this creator, who is demo data` }
  if (!isDemo && live.mode === 'stand_in') {
    return { obstacle: `${name} is not connected: a stand-in with demo data answers for it` }
  }
  const readAt = creator.profile_read_at?.getTime() ?? Number.NEGATIVE_INFINITY
  const triedAt = creator.tried_at?.getTime() ?? Number.NEGATIVE_INFINITY
  const possibleAt = Math.max(readAt + restAfterReadMs, triedAt + restAfterTryMs)
  if (possibleAt <= now.getTime()) return { live }
  const tooSoon =
    readAt + restAfterReadMs > now.getTime()
      ? `This creator was read from ${name} less than an hour ago`
      : `This creator is being read from ${name}, or was tried a moment ago`
  return { tooSoon, possibleAt: new Date(possibleAt) }
}
