import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import { claimTry } from '../platforms/creator-upkeep-repository.ts'
import { PlatformError } from '../platforms/platform-port.ts'
import { readAgain, type UpkeepParts } from '../platforms/refresh-creators.ts'
import { getProfile, type ProfileFindings } from './get-profile.ts'
import { getKnownCreator } from './known-creator.ts'
import { judgeRefresh, restAfterTryMs } from './refresh-policy.ts'

/**
 * Refreshes a creator on request of a user. Unlike background refreshes it may use the whole remaining quota.
 * @throws AppError `not_found`; `conflict` if the platform cannot be asked; `too_many_requests` within an hour of the last reading
 * or a minute of the last attempt; `unavailable` if the platform fails.
 */
export async function refreshProfile(parts: UpkeepParts, id: string): Promise<ProfileFindings> {
  const { database, clock, platforms } = parts
  const creator = await getKnownCreator(database, id)
  const now = clock.now()
  const judgement = judgeRefresh(creator, platforms, now)
  if ('obstacle' in judgement) throw new AppError('conflict', judgement.obstacle)
  if ('tooSoon' in judgement) throw refuse(judgement.tooSoon, judgement.possibleAt.getTime() - now.getTime())
  const triedBefore = new Date(now.getTime() - restAfterTryMs)
  if (!(await claimTry(database.kysely, creator.id, { at: now, triedBefore }))) {
    throw refuse(say('discovery.refresh_running', { platform: platformNames[creator.platform] }), restAfterTryMs)
  }
  try {
    return await getProfile(parts, String(await readAgain(parts, judgement.live, creator)))
  } catch (error) {
    throw error instanceof PlatformError ? toAppError(error, now) : error
  }
}

function refuse(reason: Message, waitMs: number): AppError {
  return new AppError('too_many_requests', say('discovery.refresh_refused', { reason }), {
    retryAfterSeconds: waitMs / 1000,
  })
}

function toAppError(error: PlatformError, now: Date): AppError {
  const wait = error.retryAt && { retryAfterSeconds: Math.max(1, (error.retryAt.getTime() - now.getTime()) / 1000) }
  return new AppError('unavailable', say('discovery.refresh_failed', { reason: error.said }), {
    ...wait,
    cause: error,
  })
}
