import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { noteForUser, wakeNoticeSender } from './account-notices.ts'
import * as accounts from './account-repository.ts'
import * as requests from './codes/code-request-repository.ts'
import * as codes from './codes/mailed-code-repository.ts'
import { confirmPassword } from './confirm-password.ts'
import * as verifiedAddresses from './verified-address-repository.ts'

/**
 * Deletes the account and all that belongs to it: every table of a user's things names the user and goes with it. The
 * address is told, once.
 * @throws AppError `forbidden` when the password is wrong, `too_many_requests`.
 */
export async function deleteAccount(context: AccountContext, actor: Actor, password: string): Promise<void> {
  const { id: userId, email } = await confirmPassword(context, actor, password)
  const noticeId = await context.db.transaction().execute(async (transaction) => {
    const noticeId = await noteForUser(context, transaction, { userId, kind: 'account-deleted' })
    await requests.deleteByEmail(transaction, email)
    await codes.deleteByEmail(transaction, email)
    await verifiedAddresses.deleteByEmail(transaction, email)
    await accounts.deleteById(transaction, userId)
    return noticeId
  })
  await wakeNoticeSender(context, noticeId)
  context.log.info({ event: 'account-deleted', userId }, 'account deleted')
}
