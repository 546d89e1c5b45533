import type { SessionRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as sessions from './session-repository.ts'

const mostListed = 100

/** The user's active sessions: the current one first, then by most recent use; at most 100. */
export async function listSessions(
  { db, clock }: Pick<AccountContext, 'db' | 'clock'>,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<SessionRow[]> {
  return sessions.list(db, { userId, firstId: sessionId, now: clock.now(), limit: mostListed })
}
