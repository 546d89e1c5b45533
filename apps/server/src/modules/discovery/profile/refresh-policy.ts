import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { hours, minutes } from '../../../lib/durations.ts'
import { isListedName } from '../catalogue/storing/settle-channel-ids.ts'
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
  | { readonly obstacle: Message }
  /** Refreshing is possible later. */
  | { readonly tooSoon: Message; readonly possibleAt: Date }

/** Judges by the platform's connection and the last readings. */
export function judgeRefresh(
  creator: Pick<CreatorRow, 'platform' | 'source' | 'channel_id'> & ReadState,
  platforms: readonly LivePlatform[],
  now: Date,
): RefreshJudgement {
  const platform = platformNames[creator.platform]
  const live = findPlatform(platforms, creator.platform)
  if (!live) return { obstacle: say('discovery.refresh_not_connected', { platform }) }
  const isDemo = creator.source === 'demo'
  if (isDemo && live.mode === 'live') return { obstacle: say('discovery.refresh_of_demo', { platform }) }
  if (!isDemo && live.mode === 'stand_in') {
    return { obstacle: say('discovery.refresh_by_stand_in', { platform }) }
  }
  if (isListedName(creator.channel_id)) return { obstacle: say('discovery.refresh_of_name', { platform }) }
  const readAt = creator.profile_read_at?.getTime() ?? Number.NEGATIVE_INFINITY
  const triedAt = creator.tried_at?.getTime() ?? Number.NEGATIVE_INFINITY
  const possibleAt = Math.max(readAt + restAfterReadMs, triedAt + restAfterTryMs)
  if (possibleAt <= now.getTime()) return { live }
  const tooSoon =
    readAt + restAfterReadMs > now.getTime()
      ? say('discovery.refreshed_recently', { platform })
      : say('discovery.refresh_tried_recently', { platform })
  return { tooSoon, possibleAt: new Date(possibleAt) }
}
