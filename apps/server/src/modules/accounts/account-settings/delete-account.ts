import type { Actor, Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import * as requests from '../verification/code-request-repository.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import * as verifiedAddresses from '../verification/verified-address-repository.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * Deletes the account with all its data: every table with user data references the user and cascades. The address
 * receives one notification.
 * @throws AppError `forbidden` when the password is wrong, `conflict` for the only owner of a workspace with others,
 * `too_many_requests`.
 */
export async function deleteAccount(
  context: AccountContext,
  { actor, client }: { actor: Actor; client: Client },
  password: string | undefined,
): Promise<void> {
  const { id: userId, email } = await confirmPassword(context, actor, password)
  const noticeId = await context.db.transaction().execute(async (transaction) => {
    const noticeId = await noteForUser(context, transaction, { userId, kind: 'account-deleted', client })
    await requests.deleteByEmail(transaction, email)
    await codes.deleteByEmail(transaction, email)
    await verifiedAddresses.deleteByEmail(transaction, email)
    await context.leaveWorkspaces(transaction, userId, context.clock.now())
    await accounts.deleteById(transaction, userId)
    return noticeId
  })
  await wakeNoticeSender(context, noticeId)
  context.log.info({ event: 'account-deleted', userId }, 'account deleted')
}
