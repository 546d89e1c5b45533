import { AppError } from '../../app-error.ts'
import type { UserRow } from '../../database/account-tables.ts'
import type { Actor, Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { noteForUser, wakeNoticeSender } from './account-notices.ts'
import * as accounts from './account-repository.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from './codes/check-code.ts'
import * as codes from './codes/mailed-code-repository.ts'
import { openCode } from './codes/open-code.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseTaken } from './register.ts'

/**
 * Has a code mailed to the address that is to become the account's; until it is entered nothing changes.
 * @returns when the code expires.
 * @throws AppError `forbidden` when the password is wrong, `invalid_input` when it is the account's address already,
 * `conflict` when it is another's, `too_many_requests`.
 */
export async function requestEmailChange(
  context: AccountContext,
  { actor, client }: { actor: Actor; client: Client },
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string },
): Promise<Date> {
  const user = await confirmPassword(context, actor, currentPassword)
  if (user.email === newEmail) throw refuseSame()
  await context.rateLimits.take(['emailChangesByUser', user.id])
  if (await accounts.findByEmail(context.db, newEmail)) throw refuseTaken('email')
  const subject = { purpose: 'email-change', email: newEmail, userId: user.id } as const
  return (await openCode(context, { subject }, client)).expiresAt
}

/**
 * Makes the new address the account's with the code that was mailed to it; the old address is told.
 * @throws AppError `invalid_input` with a text for people, `conflict` when somebody else took the address meanwhile,
 * `too_many_requests`.
 */
export async function verifyEmailChange(
  context: AccountContext,
  { actor, client }: { actor: Actor; client: Client },
  { newEmail, code }: { newEmail: string; code: string },
): Promise<UserRow> {
  const { db, clock, log } = context
  const { userId } = actor
  const subject = { purpose: 'email-change', email: newEmail, userId } as const
  const rightCode = await checkCode(context, { subject, code }, client)

  const { user, noticeId } = await db.transaction().execute(async (transaction) => {
    if (!(await codes.take(transaction, rightCode.codeId))) throw refuseExpired()
    // Before the change: it goes to the old address.
    const noticeId = await noteForUser(context, transaction, { userId, kind: 'email-changed' })
    const user = await accounts.replaceEmail(transaction, { userId, email: newEmail, now: clock.now() })
    if (!user) throw refuseTaken('email')
    return { user, noticeId }
  })
  await forgiveWrongCodes(context, subject, client)
  await wakeNoticeSender(context, noticeId)
  log.info({ event: 'email-changed', ...actor, ip: client.ip }, 'address of the account changed')
  return user
}

function refuseSame(): AppError {
  const issue = { loc: ['body', 'new_email'], msg: 'This is already the address of your account', type: 'custom' }
  return new AppError('invalid_input', issue.msg, { issues: [issue] })
}
