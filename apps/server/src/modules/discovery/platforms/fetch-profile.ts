import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import type { LivePlatform } from './live-platform.ts'
import {
  type PlatformCall,
  PlatformError,
  type PlatformProfile,
  type ProfileReference,
  RequestBudget,
} from './platform-port.ts'
import { noteAnswer, noteFailure } from './platform-state-repository.ts'

/** Enough for the profile, its posts, their figures and up to two retries. */
const requestsPerProfile = 6

interface StateParts {
  readonly db: Executor
  readonly clock: Clock
}

/**
 * Reads one creator from the platform without storing it.
 * @returns undefined if the account does not exist.
 * @throws PlatformError, which is also recorded as the platform's state.
 */
export async function fetchProfile(
  parts: StateParts,
  live: LivePlatform,
  reference: ProfileReference,
): Promise<PlatformProfile | undefined> {
  return askPlatform(parts, live, (call) => live.client.fetchProfile(reference, call))
}

/**
 * Makes one call to a platform.
 * @throws PlatformError, which is also recorded as the platform's state.
 */
export async function askPlatform<T>(
  { db, clock }: StateParts,
  { client }: LivePlatform,
  ask: (call: PlatformCall) => Promise<T>,
): Promise<T> {
  try {
    const answer = await ask({
      budget: new RequestBudget(requestsPerProfile),
      signal: AbortSignal.timeout(seconds(20)),
    })
    await noteAnswer(db, client.platform, clock.now())
    return answer
  } catch (error) {
    if (error instanceof PlatformError && error.kind !== 'out_of_budget') {
      const { kind, said } = error
      await noteFailure(db, client.platform, { kind, said, at: clock.now() })
    }
    throw error
  }
}
