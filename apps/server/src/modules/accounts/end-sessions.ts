import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as sessions from './session-repository.ts'

/** Ends the session of the access token; its tokens, this one too, are refused from now on. */
export async function endSession({ db, log }: AccountContext, actor: Actor): Promise<void> {
  await sessions.deleteById(db, actor)
  log.info({ event: 'logout', ...actor }, 'signed out')
}

/** Ends every session of the user, this one too. */
export async function endAllSessions({ db, log }: AccountContext, { userId }: Actor): Promise<void> {
  const count = await sessions.deleteAll(db, userId)
  log.info({ event: 'logout-all', userId, count }, 'signed out everywhere')
}
