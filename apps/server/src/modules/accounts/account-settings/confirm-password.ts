import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import { requirePasswordFor } from '../local-passwords/local-passwords.ts'
import { getAccount } from '../sessions/authenticate.ts'
import * as sessions from '../sessions/session-repository.ts'

/** How long a sign-in by single sign-on counts as a confirmation. */
const confirmedFor = minutes(10)

/**
 * Asks for the password again before a sensitive change, to protect a browser that was left open. Without a password,
 * the session must have begun by single sign-on a moment ago.
 * @returns the account of the signed-in user.
 * @throws AppError `forbidden` when the password is wrong, not allowed, or missing in an older session,
 * `too_many_requests`.
 */
export async function confirmPassword(
  context: AccountContext,
  actor: Actor,
  password: string | undefined,
): Promise<UserRow> {
  const { log, passwords, rateLimits } = context
  await rateLimits.take(['passwordsBySession', actor.sessionId])
  const user = await getAccount(context, actor)
  if (password === undefined) {
    await requireRecentSignIn(context, actor)
    return user
  }
  await requirePasswordFor(context, actor.userId)
  if (!(await passwords.matches(user.password_hash, password))) {
    log.info({ event: 'password-refused', ...actor }, 'wrong current password')
    throw new AppError('forbidden', say('accounts.current_password_wrong'))
  }
  await rateLimits.forgive(['passwordsBySession', actor.sessionId])
  return user
}

async function requireRecentSignIn({ db, clock }: AccountContext, { sessionId, userId }: Actor): Promise<void> {
  const since = new Date(clock.now().getTime() - confirmedFor)
  if (await sessions.isSignedInSince(db, { sessionId, userId, since })) return
  throw new AppError('forbidden', say('single_sign_on.sign_in_again'))
}
