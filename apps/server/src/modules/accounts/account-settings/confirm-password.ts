import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { getAccount } from '../sessions/authenticate.ts'

/**
 * Asks for the password again before a sensitive change, to protect a browser that was left open.
 * @returns the account of the signed-in user.
 * @throws AppError `forbidden` when it is wrong, `too_many_requests`.
 */
export async function confirmPassword(context: AccountContext, actor: Actor, password: string): Promise<UserRow> {
  const { log, passwords, rateLimits } = context
  await rateLimits.take(['passwordsBySession', actor.sessionId])
  const user = await getAccount(context, actor)
  if (!(await passwords.matches(user.password_hash, password))) {
    log.info({ event: 'password-refused', ...actor }, 'wrong current password')
    throw new AppError('forbidden', say('accounts.current_password_wrong'))
  }
  await rateLimits.forgive(['passwordsBySession', actor.sessionId])
  return user
}
