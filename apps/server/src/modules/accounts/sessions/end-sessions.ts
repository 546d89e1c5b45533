import { say } from '@troupe/contract/messages/message'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as devices from './known-device-repository.ts'
import * as sessions from './session-repository.ts'

/** Ends the current session. Its tokens, including this one, are refused from now on. */
export async function endSession({ db, log }: AccountContext, actor: Actor): Promise<void> {
  await sessions.deleteById(db, actor)
  log.info({ event: 'logout', ...actor }, 'signed out')
}

/**
 * Ends one session of the user, possibly the current one, and forgets its browser.
 * @throws AppError `not_found`, also for another user's session.
 */
export async function endSessionById({ db, log }: AccountContext, actor: Actor, sessionId: string): Promise<void> {
  const { userId } = actor
  const isEnded = await db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, { userId, sessionId })
    return sessions.deleteById(transaction, { userId, sessionId })
  })
  if (!isEnded) throw new AppError('not_found', say('accounts.session_unknown'))
  log.info({ event: 'session-ended', userId, sessionId }, 'session ended by its user')
}

/** Ends all sessions of the user, including the current one. Only this browser remains known. */
export async function endAllSessions({ db, log }: AccountContext, { userId, sessionId }: Actor): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, { userId, exceptSessionId: sessionId })
    return sessions.deleteAll(transaction, userId)
  })
  log.info({ event: 'logout-all', userId, count }, 'signed out everywhere')
}
