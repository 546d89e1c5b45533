import { randomInt } from 'node:crypto'
import { verificationCodeLength } from '@troupe/contract/accounts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { composeCodeMail } from './code-mail.ts'
import * as verifications from './verification-repository.ts'

/**
 * Makes a code for a pending verification, stores its hash and mails it. Repeated, it makes a new one and the earlier is
 * dead, so that the code itself is never stored anywhere. Does nothing for a verification that was replaced or expired,
 * nor for the reset of a password of nobody.
 */
export async function deliverVerificationCode(
  { db, clock, log, mailer, passwords }: AccountContext,
  verificationId: string,
): Promise<void> {
  const now = clock.now()
  const verification = await verifications.findOpen(db, verificationId, now)
  if (!verification) return
  const { purpose, email, expiresAt } = verification
  if (purpose === 'password-reset') {
    const user = await accounts.findByEmail(db, email)
    if (!user || user.deactivated_at) return
  }
  const code = createCode()
  const isStored = await verifications.setCode(db, verificationId, await passwords.hash(code))
  if (!isStored) return
  const mail = composeCodeMail({ purpose, code, lifetimeMs: expiresAt.getTime() - now.getTime() })
  try {
    await mailer.send({ to: email, ...mail })
  } catch (error) {
    log.warn({ err: error, verificationId }, 'a code was not handed over; it is tried again')
    throw error
  }
}

function createCode(): string {
  return String(randomInt(10 ** verificationCodeLength)).padStart(verificationCodeLength, '0')
}
