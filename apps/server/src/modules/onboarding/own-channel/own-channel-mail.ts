import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import { composeMailHtml, composeMailText, type MailPage } from '../core/mail-page.ts'

const secret = 'Whoever has the link can do all of this: please keep it to yourself.'
const registeredReason = (email: string) =>
  `This mail went to ${email} because the channel was registered with this address.`

/** All texts of these mails. */
const texts = {
  registered: {
    subject: 'Your channel is registered',
    heading: 'Welcome to our network',
    lead: (name: string) => `${name} is registered with Troupe, where brands look for creators.`,
    meaning:
      'On your own page you see everything that is stored about it, correct it, take it away as a file, or erase it.',
    note: `${secret} Keep this mail: the link leads there as long as you do not ask for another one.`,
    reason: registeredReason,
  },
  requested: {
    subject: 'The link to your channel',
    heading: 'Your channel on Troupe',
    lead: (count: number) =>
      count === 1 ? 'This is the new link to your own page.' : 'These are the new links to your own pages.',
    meaning:
      'There you see everything that is stored about a channel, correct it, take it away as a file, or erase it.',
    note: `${secret} Earlier links do not work any more.`,
    reason: (email: string) =>
      `This mail went to ${email} because somebody, most likely you, asked for it. Nothing has changed but the link.`,
  },
  erased: {
    subject: 'Your channel was erased',
    heading: 'Your channel is erased',
    lead: 'What was stored about your channel was deleted for good: the profile, its history, its posts, and what you told us.',
    kept: 'We will not store the channel again. To know it we keep a scrambled fingerprint, from which nobody can read who it was.',
    unwritten: 'The same is true of this address: nobody invites or writes to it from here.',
    written: 'Another channel is registered with this address, so brands may go on writing to it.',
    files:
      'Files that users had made before are deleted within a day. A mail that was being sent at that moment may still arrive.',
    note: 'This is our last mail about it.',
    reason: registeredReason,
  },
  open: (name: string) => `Open the page of ${name}`,
} as const

/** A link to one channel's page. */
export interface OwnChannelLink {
  readonly platform: Platform
  readonly title: string
  readonly url: string
}

/** URL of a creator's page. The fragment reaches no server, and thus no log. */
export function toOwnChannelUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/my-channel#token=${token}`
}

/** Composes the mail with the links to a creator's own pages, after registration or on request. */
export function composeLinkMail(
  kind: 'registered' | 'requested',
  email: string,
  links: readonly OwnChannelLink[],
): MailMessage {
  const { subject, heading, meaning, note, reason } = texts[kind]
  const names = links.map(toName)
  const lead = kind === 'registered' ? texts.registered.lead(names.join(', ')) : texts.requested.lead(links.length)
  return toMail(email, subject, {
    heading,
    lead: [lead],
    body: [meaning],
    buttons: links.map((link) => ({ label: texts.open(toName(link)), url: link.url })),
    note,
    footer: [reason(email)],
  })
}

/**
 * Composes the last mail to a creator whose channel was erased. @param isWrittenTo whether another channel is
 * registered with the address.
 */
export function composeFarewellMail(email: string, { isWrittenTo }: { readonly isWrittenTo: boolean }): MailMessage {
  const { subject, heading, lead, kept, written, unwritten, files, note, reason } = texts.erased
  const body = [kept, isWrittenTo ? written : unwritten, files]
  return toMail(email, subject, { heading, lead: [lead], body, buttons: [], note, footer: [reason(email)] })
}

function toMail(to: string, subject: string, page: MailPage): MailMessage {
  return { to, subject, text: composeMailText(page), html: composeMailHtml(page) }
}

const longestName = 60

/**
 * Reduces a channel's name to one line that fits a button, without control characters such as those that change the
 * text direction.
 */
function toName({ title, platform }: OwnChannelLink): string {
  const line = Array.from(title.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
  const name = line.length > longestName ? `${line.slice(0, longestName).join('').trim()}…` : line.join('')
  return `${name} (${platformNames[platform]})`
}
