import { toLine } from '@troupe/contract/base/text'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { addLanguage, sayMail } from '../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import { composeMailHtml, composeMailText, type MailPage } from '../core/mail-page.ts'

/** A link to one channel's page. */
export interface OwnChannelLink {
  readonly platform: Platform
  readonly title: string
  readonly url: string
}

/** The address that a mail goes to, and the language of its reader. */
export interface MailReader {
  readonly email: string
  readonly language: MailLanguage
}

/** Purpose of a link to a creator's page: to open it, confirm a new address from either side, or stop an erasure. */
export type OwnChannelAct = 'token' | 'old-address' | 'new-address' | 'keep'

/** URL of a creator's page, which opens in the language. The fragment reaches no server, and thus no log. */
export function toOwnChannelUrl(
  publicUrl: string,
  token: string,
  language: MailLanguage,
  act: OwnChannelAct = 'token',
): string {
  return addLanguage(`${publicUrl}/my-channel#${act}=${token}`, language)
}

/** Composes the mail with the links to a creator's own pages, after registration or on request. */
export function composeLinkMail(
  kind: 'registered' | 'requested',
  reader: MailReader,
  links: readonly OwnChannelLink[],
): MailMessage {
  const { language, email } = reader
  const names = links.map(toChannelName)
  return toMail(reader, sayMail(language, `channel.${kind}.subject`), {
    heading: sayMail(language, `channel.${kind}.heading`),
    lead: [
      kind === 'registered'
        ? sayMail(language, 'channel.registered.lead', { name: names.join(sayMail(language, 'list.between')) })
        : sayMail(language, 'channel.requested.lead', { count: links.length }),
    ],
    body: [sayMail(language, `channel.${kind}.meaning`)],
    buttons: links.map((link) => ({
      label: sayMail(language, 'channel.open', { name: toChannelName(link) }),
      url: link.url,
    })),
    note: sayMail(language, `channel.${kind}.note`),
    footer: [sayMail(language, kind === 'registered' ? 'channel.reason' : 'channel.requested.reason', { email })],
  })
}

/**
 * Composes the last mail to a creator whose channel was erased. @param isWrittenTo whether another channel is
 * registered with the address.
 */
export function composeFarewellMail(
  reader: MailReader,
  { isWrittenTo }: { readonly isWrittenTo: boolean },
): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'channel.erased.subject'), {
    heading: sayMail(language, 'channel.erased.heading'),
    lead: [sayMail(language, 'channel.erased.lead')],
    body: [
      sayMail(language, 'channel.erased.kept'),
      sayMail(language, isWrittenTo ? 'channel.erased.written' : 'channel.erased.unwritten'),
      sayMail(language, 'channel.erased.files'),
    ],
    buttons: [],
    note: sayMail(language, 'channel.erased.note'),
    footer: [sayMail(language, 'channel.reason', { email })],
  })
}

/** Composes both versions of a mail from its parts. */
export function toMail(
  { email, language }: MailReader,
  subject: string,
  parts: Omit<MailPage, 'language'>,
): MailMessage {
  const page = { ...parts, language }
  return { to: email, subject, text: composeMailText(page), html: composeMailHtml(page) }
}

const longestName = 60

/**
 * Reduces a channel's name to one line that fits a button, without control characters such as those that change the
 * text direction.
 */
export function toChannelName({ title, platform }: Pick<OwnChannelLink, 'title' | 'platform'>): string {
  const line = Array.from(toLine(title))
  const name = line.length > longestName ? `${line.slice(0, longestName).join('').trim()}…` : line.join('')
  return `${name} (${platformNames[platform]})`
}
