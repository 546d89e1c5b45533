import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as devices from './known-device-repository.ts'
import * as sessions from './session-repository.ts'

/** Ends the session of the access token; its tokens, this one too, are refused from now on. */
export async function endSession({ db, log }: AccountContext, actor: Actor): Promise<void> {
  await sessions.deleteById(db, actor)
  log.info({ event: 'logout', ...actor }, 'signed out')
}

/**
 * Ends one session of the user, which may be this one, and forgets its browser.
 * @throws AppError `not_found`, also for another user's session.
 */
export async function endSessionById({ db, log }: AccountContext, actor: Actor, sessionId: string): Promise<void> {
  const { userId } = actor
  const isEnded = await db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, { userId, sessionId })
    return sessions.deleteById(transaction, { userId, sessionId })
  })
  if (!isEnded) throw new AppError('not_found', 'There is no such session')
  log.info({ event: 'session-ended', userId, sessionId }, 'session ended by its user')
}

/** Ends every session of the user, this one too; this browser alone stays a known one. */
export async function endAllSessions({ db, log }: AccountContext, { userId, sessionId }: Actor): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, { userId, exceptSessionId: sessionId })
    return sessions.deleteAll(transaction, userId)
  })
  log.info({ event: 'logout-all', userId, count }, 'signed out everywhere')
}
