import { listPlatforms } from '@troupe/contract/catalogues/platform-names'
import type { MailMessage } from '../../../accounts/core/mailer-port.ts'
import { composeMailHtml, composeMailText, type MailPage } from '../../core/mail-page.ts'

const writtenDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** All texts of the mail. */
const texts = {
  subject: (inviter: string | null) =>
    inviter === null ? 'You are invited to register your channel' : `${inviter} invites you to register your channel`,
  heading: 'Register your channel with Troupe',
  lead: (inviter: string | null) =>
    inviter === null
      ? `You are invited to register your ${listPlatforms('or')} channel.`
      : `${inviter} invites you to register your ${listPlatforms('or')} channel.`,
  quotation: (inviter: string | null) => (inviter === null ? 'A few words to you' : `${inviter} writes`),
  meaning:
    'Brands use Troupe to find creators for paid work. You confirm what they see of your channel, say what you like to do and ' +
    'what a post costs, and may correct, take away or erase all of it later. It costs nothing.',
  button: 'Register my channel',
  until: (day: string) => `The link is yours alone and holds until ${day}. Please do not pass it on.`,
  reason: (email: string) => `This mail went to ${email} because somebody took it for the address of a creator.`,
  hint: 'Not you, or not interested? Leave it be: without the link nothing happens.',
  decline: 'I do not want any invitations',
}

export interface InvitationLinks {
  readonly register: string
  readonly decline: string
}

/** Builds the links of the mail. `publicUrl` has no trailing slash. */
export function toInvitationLinks(publicUrl: string, token: string): InvitationLinks {
  const register = `${publicUrl}/kol-onboarding?token=${token}`
  return { register, decline: `${register}&decline=1` }
}

/** Formats the expiry of an invitation, for the mail and the command: a day, in UTC. */
export function describeDay(date: Date): string {
  return writtenDay.format(date)
}

interface InvitationMail {
  readonly email: string
  /** Name of the inviting user; null for an operator. */
  readonly inviter: string | null
  readonly message: string
  readonly expiresAt: Date
  readonly links: InvitationLinks
}

/** Composes the invitation mail. Input of the inviting user appears as text, never as HTML or as a further header. */
export function composeInvitationMail({ email, inviter, message, expiresAt, links }: InvitationMail): MailMessage {
  const name = inviter === null ? null : toLine(inviter)
  const page: MailPage = {
    heading: texts.heading,
    lead: [texts.lead(name)],
    quotation: message === '' ? undefined : { by: texts.quotation(name), text: message },
    body: [texts.meaning],
    buttons: [{ label: texts.button, url: links.register }],
    note: texts.until(describeDay(expiresAt)),
    footer: [texts.reason(email), texts.hint],
    quietLink: { label: texts.decline, url: links.decline },
  }
  return { to: email, subject: texts.subject(name), text: composeMailText(page), html: composeMailHtml(page) }
}

/** Reduces a text to one line, without control characters such as those that change the text direction. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
