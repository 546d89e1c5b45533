import type { NoticeKind } from '../../../database/tables/account-tables.ts'
import { formatMailTime, sayMail, type UserMailLanguage } from '../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../core/mailer-port.ts'

interface NoticeMail {
  readonly kind: NoticeKind
  readonly createdAt: Date
  readonly language: UserMailLanguage
}

/** Composes the mail about a change to an account. It contains no user input. */
export function composeNoticeMail({ kind, createdAt, language }: NoticeMail): Omit<MailMessage, 'to'> {
  const fact = sayMail(language, `notice.${kind}.fact`)
  const dated = sayMail(language, 'notice.dated', { fact, time: formatMailTime(language, createdAt) })
  return {
    subject: sayMail(language, `notice.${kind}.subject`),
    text: `${dated}\n\n${sayMail(language, `notice.${kind}.hint`)}`,
  }
}
