import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor, Client } from '../../../http/requests/endpoint-binding.ts'
import { type AppError, refuseInput } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import { refuseTaken } from '../registration/register.ts'
import { checkCode, forgiveWrongCodes, refuseExpired } from '../verification/check-code.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import { openCode } from '../verification/open-code.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * Mails a code to the new address; nothing changes until the code is entered.
 * @returns when the code expires.
 * @throws AppError `forbidden` when the password is wrong, `invalid_input` when it is already the account's address,
 * `conflict` when it belongs to another account, `too_many_requests`.
 */
export async function requestEmailChange(
  context: AccountContext,
  { actor, client }: { actor: Actor; client: Client },
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string | undefined },
): Promise<Date> {
  const user = await confirmPassword(context, actor, currentPassword)
  if (user.email === newEmail) throw refuseSame()
  await context.rateLimits.take(['emailChangesByUser', user.id])
  if (await accounts.findByEmail(context.db, newEmail)) throw refuseTaken('email')
  const subject = { purpose: 'email-change', email: newEmail, userId: user.id } as const
  return (await openCode(context, { subject, language: user.language }, client)).expiresAt
}

/**
 * Changes the account's address with the code that was mailed to the new one, and notifies the old one.
 * @throws AppError `invalid_input` with a message for users, `conflict` when another account took the address
 * meanwhile, `too_many_requests`.
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
    // Before the change, because it goes to the old address.
    const noticeId = await noteForUser(context, transaction, { userId, kind: 'email-changed', client })
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
  return refuseInput(say('accounts.same_email'), { loc: ['body', 'new_email'], type: 'custom' })
}
