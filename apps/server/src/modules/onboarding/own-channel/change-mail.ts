import type { Platform } from '@troupe/contract/catalogues/platforms'
import { formatMailDay, sayMail } from '../../../lib/mail-texts/say-mail.ts'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import { type MailReader, toChannelName, toMail } from './own-channel-mail.ts'

/** The channel that a mail is about, and the link that answers it. */
interface Subject {
  readonly platform: Platform
  readonly title: string
  readonly url: string
}

/**
 * Composes the mail that asks the old address about a new one. @param isProven whether the channel is proved, so that
 * the old address is told only.
 */
export function composeOldAddressMail(
  reader: MailReader,
  subject: Subject,
  {
    newEmail,
    expiresAt,
    isProven,
  }: { readonly newEmail: string; readonly expiresAt: Date; readonly isProven: boolean },
): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'channel.address.subject'), {
    heading: sayMail(language, 'channel.address.old.heading'),
    lead: [sayMail(language, 'channel.address.old.lead', { name: toChannelName(subject), email: newEmail })],
    body: [sayMail(language, isProven ? 'channel.address.old.told' : 'channel.address.old.asked')],
    buttons: [
      {
        label: sayMail(language, isProven ? 'channel.address.old.stop' : 'channel.address.old.answer'),
        url: subject.url,
      },
    ],
    note: sayMail(language, 'channel.address.until', { day: formatMailDay(language, expiresAt) }),
    footer: [sayMail(language, 'channel.reason', { email })],
  })
}

/** Composes the mail that asks the new address for its confirmation. */
export function composeNewAddressMail(reader: MailReader, subject: Subject, expiresAt: Date): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'channel.address.subject'), {
    heading: sayMail(language, 'channel.address.new.heading'),
    lead: [sayMail(language, 'channel.address.new.lead', { name: toChannelName(subject) })],
    body: [sayMail(language, 'channel.address.new.asked')],
    buttons: [{ label: sayMail(language, 'channel.address.new.answer'), url: subject.url }],
    note: sayMail(language, 'channel.address.until', { day: formatMailDay(language, expiresAt) }),
    footer: [sayMail(language, 'channel.address.reason', { email })],
  })
}

/** Composes the mail to the new address once it has replaced the old one, with the link to the page. */
export function composeAddressChangedMail(reader: MailReader, subject: Subject): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'channel.address.changed.subject'), {
    heading: sayMail(language, 'channel.address.changed.subject'),
    lead: [sayMail(language, 'channel.address.changed.lead', { name: toChannelName(subject) })],
    body: [sayMail(language, 'channel.registered.meaning')],
    buttons: [{ label: sayMail(language, 'channel.open', { name: toChannelName(subject) }), url: subject.url }],
    note: sayMail(language, 'channel.requested.note'),
    footer: [sayMail(language, 'channel.reason', { email })],
  })
}

/** Composes the notice of an erasure that was asked for without a proof. */
export function composeErasureNotice(reader: MailReader, subject: Subject, dueAt: Date): MailMessage {
  const { language, email } = reader
  const day = formatMailDay(language, dueAt)
  return toMail(reader, sayMail(language, 'channel.erasure.subject', { day }), {
    heading: sayMail(language, 'channel.erasure.heading'),
    lead: [sayMail(language, 'channel.erasure.lead', { name: toChannelName(subject), day })],
    body: [sayMail(language, 'channel.erasure.asked')],
    buttons: [{ label: sayMail(language, 'channel.erasure.stop'), url: subject.url }],
    note: sayMail(language, 'channel.erasure.note'),
    footer: [sayMail(language, 'channel.erasure.reason', { email })],
  })
}

/** Composes the mail to a registered address after another one proved the channel. */
export function composePassedOnMail(reader: MailReader, subject: Omit<Subject, 'url'>): MailMessage {
  const { language, email } = reader
  return toMail(reader, sayMail(language, 'channel.passed.subject'), {
    heading: sayMail(language, 'channel.passed.subject'),
    lead: [sayMail(language, 'channel.passed.lead', { name: toChannelName(subject) })],
    body: [],
    buttons: [],
    note: sayMail(language, 'channel.passed.note'),
    footer: [sayMail(language, 'channel.reason', { email })],
  })
}
