import { AppError } from '../../app-error.ts'
import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as sessions from './session-repository.ts'

/**
 * Whom an access token speaks for. The session is looked up each time, so that signing out and deactivating work at
 * once and not only when the token expires.
 * @throws AppError `unauthenticated`
 */
export async function authenticate(
  { db, clock, accessTokens }: Pick<AccountContext, 'db' | 'clock' | 'accessTokens'>,
  accessToken: string,
): Promise<Actor> {
  const actor = await accessTokens.verify(accessToken)
  const isAlive = await sessions.isAlive(db, { ...actor, now: clock.now() })
  if (!isAlive) throw new AppError('unauthenticated', 'Authentication expired. Please log in again.')
  return actor
}
