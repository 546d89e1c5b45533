import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { minutes } from '../../../lib/durations.ts'
import { chooseUserMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { joinSentences, sayMail, type UserMailLanguage } from '../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../core/mailer-port.ts'
import type { CodeSubject } from './code-subject.ts'
import { composeRegistrationHtml, type RegistrationMailParts } from './registration-mail-html.ts'

interface CodeMail {
  readonly purpose: CodeSubject['purpose']
  /** Public URL of the installation, without a trailing slash. */
  readonly publicUrl: string
  readonly code: string
  readonly longCode: string
  readonly lifetimeMs: number
  /** A language that only mails to creators have becomes English in the other mails; only `address` is for creators. */
  readonly language: MailLanguage
}

interface CodeTexts {
  readonly language: MailLanguage
  /** The code comes first, so that it can be read in a notification. */
  readonly subject: string
  readonly lead: string
  readonly use: string
  readonly reason: string
  /** A sentence with a link that enters the code. */
  readonly link?: string
  readonly toHtml?: (parts: { lifetime: string; note: string; longCode: string }) => string
}

/** Composes the mail with a code. It contains no user input. */
export function composeCodeMail(mail: CodeMail): Omit<MailMessage, 'to'> {
  const { language, subject, lead, use, reason, link, toHtml } = toTexts(mail)
  const lifetime = sayMail(language, 'code.valid', { minutes: toMinutes(mail.lifetimeMs) })
  const note = joinSentences(language, [reason, sayMail(language, 'code.warning')])
  // After too many guesses by strangers, six digits are refused; the long code cannot be guessed.
  const longCode = sayMail(language, 'code.long', { longCode: mail.longCode })
  return {
    subject,
    text: [lead, joinSentences(language, [use, lifetime]), ...(link ? [link] : []), note, longCode].join('\n\n'),
    ...(toHtml ? { html: toHtml({ lifetime, note, longCode }) } : {}),
  }
}

function toTexts({ purpose, publicUrl, code, language }: CodeMail): CodeTexts {
  if (purpose === 'address') {
    return {
      language,
      subject: sayMail(language, 'code.address.subject', { code }),
      lead: sayMail(language, 'code.address.lead', { code }),
      use: sayMail(language, 'code.address.use'),
      reason: sayMail(language, 'code.address.reason'),
    }
  }
  const ofUser = chooseUserMailLanguage(language)
  return {
    language: ofUser,
    subject: sayMail(ofUser, `code.${purpose}.subject`, { code }),
    lead: sayMail(ofUser, `code.${purpose}.lead`, { code }),
    use: sayMail(ofUser, `code.${purpose}.use`),
    reason: sayMail(ofUser, `code.${purpose}.reason`),
    ...(purpose === 'registration' ? toRegistrationTexts(ofUser, code, publicUrl) : {}),
  }
}

/** The code follows after '#', which browsers send to no server. Only the browser that registered can use it. */
function toRegistrationTexts(language: UserMailLanguage, code: string, publicUrl: string) {
  const link = `${publicUrl}/auth?step=verify#code=${code}`
  return {
    link: sayMail(language, 'code.registration.link', { link }),
    toHtml: (parts: Pick<RegistrationMailParts, 'lifetime' | 'note' | 'longCode'>) =>
      composeRegistrationHtml({ ...parts, language, code, link }),
  }
}

/** Whole minutes, to the nearest, like the countdown that users see meanwhile: a mail takes seconds to be sent. */
function toMinutes(lifetimeMs: number): number {
  return Math.max(1, Math.round(lifetimeMs / minutes(1)))
}
