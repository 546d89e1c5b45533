import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { countFactors, read } from '../factors/factor-state-repository.ts'
import { requireLocalPasswords, requirePasswordFor } from '../local-passwords/local-passwords.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import * as devices from '../sessions/known-device-repository.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import * as sessions from '../sessions/session-repository.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from '../verification/check-code.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import { openCode } from '../verification/open-code.ts'
import { toStrangerTakes } from './login-limits.ts'

/**
 * Mails a code to the address if it has an account. Without an account the same work is done: a code is opened but never
 * mailed, so that later calls do not differ either.
 * @returns when the code expires.
 * @throws AppError `forbidden` where local passwords are off, `too_many_requests`.
 */
export async function requestPasswordReset(context: AccountContext, email: string, client: Client): Promise<Date> {
  requireLocalPasswords(context)
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
 * Sets a new password with the mailed code, ends all sessions and revokes all access tokens. It does not sign in.
 * @throws AppError `invalid_input` with a message for users, `forbidden` where local passwords are off and the account
 * is not exempt, `too_many_requests`.
 */
export async function resetPassword(
  context: AccountContext,
  { email, code, newPassword }: Reset,
  client: Client,
): Promise<void> {
  const { db, clock, log, passwords, rateLimits } = context
  const subject = { purpose: 'password-reset', email } as const
  const rightCode = await checkCode(context, { subject, code }, client)
  const owner = await accounts.findByEmail(db, email)
  if (owner) await requirePasswordFor(context, owner.id)
  const passwordHash = await passwords.hash(newPassword)

  const { userId, noticeId } = await db.transaction().execute(async (transaction) => {
    if (!(await codes.take(transaction, rightCode.codeId))) throw refuseExpired()
    const changed = await accounts.setPasswordByEmail(transaction, { email, passwordHash, now: clock.now() })
    // The account was deleted, deactivated or given another address since the code was mailed.
    if (!changed) throw refuseExpired()
    await sessions.deleteAll(transaction, changed)
    await devices.forget(transaction, { userId: changed })
    // Strangers may continue to guess; from now on the owner's browser is counted separately. A second factor has to be
    // proven first: a known browser has guesses of its own at its codes.
    const hasSecondFactor = countFactors(await read(transaction, changed)) > 0
    if (!hasSecondFactor) await rememberDevice(context, transaction, { userId: changed, client })
    // An intruder with the old password may have created tokens for later access.
    await context.revokeTokens(transaction, changed)
    return {
      userId: changed,
      noticeId: await noteForUser(context, transaction, { userId: changed, kind: 'password-reset', client }),
    }
  })
  await forgiveWrongCodes(context, subject, client)
  await rateLimits.giveBack(['codesByNetwork', { ip: client.ip }])
  await rateLimits.forgive(...toStrangerTakes(email, client.ip))
  await wakeNoticeSender(context, noticeId)
  log.info({ event: 'password-reset', userId, ip: client.ip }, 'password reset, all sessions and access tokens ended')
}
