import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { composeCodeMail } from './code-mail.ts'
import * as codes from './mailed-code-repository.ts'

/**
 * Mails a code. Retries mail the same code. Does nothing for a code that was replaced, used or has expired, or for a
 * password reset without an active account.
 */
export async function deliverVerificationCode(
  { db, clock, log, mailer, codeSecrets }: AccountContext,
  codeId: string,
): Promise<void> {
  const now = clock.now()
  const found = await codes.findOpen(db, codeId, now)
  if (!found || found.purpose === 'password-link') return
  const { purpose, email, expiresAt } = found
  if (purpose === 'password-reset') {
    const user = await accounts.findByEmail(db, email)
    if (!user || user.deactivated_at) return
  }
  const mail = composeCodeMail({
    purpose,
    code: codeSecrets.toDigits(codeId),
    longCode: codeSecrets.toLongCode(codeId),
    lifetimeMs: expiresAt.getTime() - now.getTime(),
  })
  try {
    await mailer.send({ to: email, ...mail })
  } catch (error) {
    log.warn({ err: error, codeId }, 'a code was not handed over; it is tried again')
    throw error
  }
}
