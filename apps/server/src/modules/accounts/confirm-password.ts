import { currentPasswordWrong } from '@troupe/contract/account-settings'
import { AppError } from '../../app-error.ts'
import type { UserRow } from '../../database/account-tables.ts'
import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { getAccount } from './authenticate.ts'

/**
 * The account of the signed-in user, who shows once more to know its password: whoever finds an open browser does not.
 * @throws AppError `forbidden` when it is wrong, `too_many_requests`.
 */
export async function confirmPassword(context: AccountContext, actor: Actor, password: string): Promise<UserRow> {
  const { log, passwords, rateLimits } = context
  await rateLimits.take(['passwordsBySession', actor.sessionId])
  const user = await getAccount(context, actor)
  if (!(await passwords.matches(user.password_hash, password))) {
    log.info({ event: 'password-refused', ...actor }, 'wrong current password')
    throw new AppError('forbidden', currentPasswordWrong)
  }
  await rateLimits.forgive(['passwordsBySession', actor.sessionId])
  return user
}
