import { toLine } from '@troupe/contract/base/text'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { addLanguage, formatMailDay, listMailPlatforms, sayMail } from '../../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../../../accounts/core/mailer-port.ts'
import { composeMailHtml, composeMailText, type MailPage } from '../../core/mail-page.ts'

export interface InvitationLinks {
  readonly register: string
  readonly decline: string
}

/** Builds the links of the mail, whose pages open in its language. `publicUrl` has no trailing slash. */
export function toInvitationLinks(publicUrl: string, token: string, language: MailLanguage): InvitationLinks {
  const register = addLanguage(`${publicUrl}/kol-onboarding?token=${token}`, language)
  return { register, decline: `${register}&decline=1` }
}

interface InvitationMail {
  readonly email: string
  /** Name of the inviting user; null for an operator. */
  readonly inviter: string | null
  readonly message: string
  readonly expiresAt: Date
  readonly language: MailLanguage
  readonly links: InvitationLinks
}

/** Composes the invitation mail. Input of the inviting user appears as text, never as HTML or as a further header. */
export function composeInvitationMail(mail: InvitationMail): MailMessage {
  const { email, message, expiresAt, language, links } = mail
  const { subject, lead, quotation } = mail.inviter === null ? sayForOperator(language) : sayFor(language, mail.inviter)
  const page: MailPage = {
    language,
    heading: sayMail(language, 'invitation.heading'),
    lead: [lead],
    quotation: message === '' ? undefined : { by: quotation, text: message },
    body: [sayMail(language, 'invitation.meaning')],
    buttons: [{ label: sayMail(language, 'invitation.button'), url: links.register }],
    note: sayMail(language, 'invitation.until', { day: formatMailDay(language, expiresAt) }),
    footer: [sayMail(language, 'invitation.reason', { email }), sayMail(language, 'invitation.hint')],
    quietLink: { label: sayMail(language, 'invitation.decline'), url: links.decline },
  }
  return { to: email, subject, text: composeMailText(page), html: composeMailHtml(page) }
}

function sayFor(language: MailLanguage, name: string) {
  const inviter = toLine(name)
  return {
    subject: sayMail(language, 'invitation.subject', { inviter }),
    lead: sayMail(language, 'invitation.lead', { inviter, platforms: listMailPlatforms(language) }),
    quotation: sayMail(language, 'invitation.quotation', { inviter }),
  }
}

function sayForOperator(language: MailLanguage) {
  return {
    subject: sayMail(language, 'invitation.subject_of_operator'),
    lead: sayMail(language, 'invitation.lead_of_operator', { platforms: listMailPlatforms(language) }),
    quotation: sayMail(language, 'invitation.quotation_of_operator'),
  }
}
