import { chooseMailLanguage, chooseUserMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { composeCodeMail } from './code-mail.ts'
import * as codes from './mailed-code-repository.ts'

export interface CodeDelivery {
  readonly codeId: string
  /** BCP 47 codes, the most wanted first. */
  readonly languages?: readonly string[]
}

/**
 * Mails a code, in the language of the account that it is for, else in the first possible one of `languages`. Retries mail the same code. Does nothing for a code that was replaced, used or has expired, or for a
 * password reset without an active account.
 */
export async function deliverVerificationCode(
  { db, clock, log, mailer, codeSecrets, getPublicUrl }: AccountContext,
  { codeId, languages = [] }: CodeDelivery,
): Promise<void> {
  const now = clock.now()
  const found = await codes.findOpen(db, codeId, now)
  if (!found || found.purpose === 'password-link') return
  const { purpose, email, expiresAt } = found
  const user = purpose === 'password-reset' ? await accounts.findByEmail(db, email) : undefined
  if (purpose === 'password-reset' && (!user || user.deactivated_at)) return
  const mail = composeCodeMail({
    purpose,
    publicUrl: getPublicUrl(),
    code: codeSecrets.toDigits(codeId),
    longCode: codeSecrets.toLongCode(codeId),
    lifetimeMs: expiresAt.getTime() - now.getTime(),
    language:
      purpose === 'address'
        ? chooseMailLanguage({ chosen: 'creator', creator: undefined, writer: languages[0] })
        : chooseUserMailLanguage(user?.language, languages),
  })
  try {
    await mailer.send({ to: email, ...mail })
  } catch (error) {
    log.warn({ err: error, codeId }, 'a code was not handed over; it is tried again')
    throw error
  }
}
