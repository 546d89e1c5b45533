import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { noteForUser, wakeNoticeSender } from './account-notices.ts'
import * as accounts from './account-repository.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from './codes/check-code.ts'
import * as codes from './codes/mailed-code-repository.ts'
import { openCode } from './codes/open-code.ts'
import * as devices from './devices/known-device-repository.ts'
import { rememberDevice } from './devices/remember-device.ts'
import { toStrangerTakes } from './login.ts'
import * as sessions from './session-repository.ts'

/**
 * Has a code mailed to the address if it has an account. Everything that is done here is the same if it has none: a code
 * that is never mailed is opened, so that what follows is the same, too.
 * @returns when the code expires.
 * @throws AppError `too_many_requests`
 */
export async function requestPasswordReset(context: AccountContext, email: string, client: Client): Promise<Date> {
  await context.rateLimits.take(['codesByNetwork', { ip: client.ip }])
  const { expiresAt } = await openCode(context, { subject: { purpose: 'password-reset', email } }, client)
  return expiresAt
}

interface Reset {
  readonly email: string
  readonly code: string
  readonly newPassword: string
}

/**
 * Sets a new password with the mailed code, ends every session and revokes every access token; nobody is signed in by it.
 * @throws AppError `invalid_input` with a text for people, `too_many_requests`.
 */
export async function resetPassword(
  context: AccountContext,
  { email, code, newPassword }: Reset,
  client: Client,
): Promise<void> {
  const { db, clock, log, passwords, rateLimits } = context
  const subject = { purpose: 'password-reset', email } as const
  const rightCode = await checkCode(context, { subject, code }, client)
  const passwordHash = await passwords.hash(newPassword)

  const { userId, noticeId } = await db.transaction().execute(async (transaction) => {
    if (!(await codes.take(transaction, rightCode.codeId))) throw refuseExpired()
    const changed = await accounts.setPasswordByEmail(transaction, { email, passwordHash, now: clock.now() })
    // Deleted, deactivated or given another address since the code was mailed.
    if (!changed) throw refuseExpired()
    await sessions.deleteAll(transaction, changed)
    await devices.forget(transaction, { userId: changed })
    // Strangers may go on guessing: the browser of the owner is counted apart from now on.
    await rememberDevice(context, transaction, { userId: changed, client })
    // Whoever knew the old password may have made tokens to come back with.
    await context.revokeTokens(transaction, changed)
    return {
      userId: changed,
      noticeId: await noteForUser(context, transaction, { userId: changed, kind: 'password-reset' }),
    }
  })
  await forgiveWrongCodes(context, subject, client)
  await rateLimits.giveBack(['codesByNetwork', { ip: client.ip }])
  await rateLimits.forgive(...toStrangerTakes(email, client.ip))
  await wakeNoticeSender(context, noticeId)
  log.info({ event: 'password-reset', userId, ip: client.ip }, 'password reset, all sessions and access tokens ended')
}
