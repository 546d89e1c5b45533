import { isPersonalPassword } from '@troupe/contract/accounts'
import { say } from '@troupe/contract/messages/message'
import type { Actor, Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { requirePasswordFor } from '../local-passwords/local-passwords.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import * as devices from '../sessions/known-device-repository.ts'
import * as sessions from '../sessions/session-repository.ts'
import { confirmPassword } from './confirm-password.ts'

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/**
 * Sets a new password, given the current one, and ends all other sessions. The user is notified by mail.
 * @throws AppError `forbidden` when the current password is wrong, `invalid_input` when the new one is derived from
 * address or user name, `conflict` when it was changed elsewhere at the same time, `too_many_requests`.
 */
export async function changePassword(
  context: AccountContext,
  { actor, client }: { actor: Actor; client: Client },
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { db, clock, log, passwords } = context
  await requirePasswordFor(context, actor.userId)
  const user = await confirmPassword(context, actor, currentPassword)
  if (isPersonalPassword(newPassword, [user.email, user.username])) throw refusePersonal()
  const to = await passwords.hash(newPassword)

  const noticeId = await db.transaction().execute(async (transaction) => {
    const change = { userId: user.id, from: user.password_hash, to, now: clock.now() }
    const isChanged = await accounts.replacePasswordHash(transaction, change)
    if (!isChanged) throw new AppError('conflict', say('accounts.password_changed_elsewhere'))
    await sessions.deleteOthers(transaction, actor)
    await devices.forget(transaction, { userId: user.id, exceptSessionId: actor.sessionId })
    return noteForUser(context, transaction, { userId: user.id, kind: 'password-changed', client })
  })
  await wakeNoticeSender(context, noticeId)
  log.info({ event: 'password-changed', ...actor }, 'password changed, other sessions ended')
}

function refusePersonal(): AppError {
  return refuseInput(say('accounts.password_personal'), { loc: ['body', 'new_password'], type: 'custom' })
}
