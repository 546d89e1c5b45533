import { platformNames } from '@troupe/contract/platform-names'
import type { Platform } from '@troupe/contract/platforms'
import type { OwnChannelMailKind } from '../../database/onboarding-tables.ts'
import type { MailMessage } from '../accounts/mailer-port.ts'
import { composeMailHtml, composeMailText, type MailPage } from './mail-page.ts'

/** Every text of these mails; the names of channels stand in them as their creators wrote them. */
const texts = {
  registered: {
    subject: 'Your channel is registered',
    heading: 'Welcome to our network',
    lead: (name: string) => `${name} is registered with Troupe, where brands look for creators.`,
    meaning:
      'On your own page you see everything that is stored about it, correct it, take it away as a file, or erase it.',
    reason: (email: string) => `This mail went to ${email} because the channel was registered with this address.`,
  },
  requested: {
    subject: 'The link to your channel',
    heading: 'Your channel on Troupe',
    lead: (count: number) =>
      count === 1 ? 'This is the new link to your own page.' : 'These are the new links to your own pages.',
    meaning:
      'There you see everything that is stored about a channel, correct it, take it away as a file, or erase it.',
    reason: (email: string) =>
      `This mail went to ${email} because somebody, most likely you, asked for it. Nothing has changed but the link.`,
  },
  erased: {
    subject: 'Your channel was erased',
    heading: 'Everything is erased',
    lead: 'What was stored about your channel was deleted for good: the profile, its history, its posts, and what you told us.',
    kept:
      'We will not store the channel again, and as long as no other channel is registered with this address, nobody invites or ' +
      'writes to it from here. To know them again we keep scrambled fingerprints, from which nobody can read either.',
    files:
      'Files that users had made before are deleted within a day. A mail that was being sent at that moment may still arrive.',
    note: 'This is our last mail about it.',
    reason: (email: string) => `This mail went to ${email} because the channel was registered with this address.`,
  },
  open: (name: string) => `Open the page of ${name}`,
  secret: 'Whoever has the link can do all of this: please do not pass it on. An earlier link does not work any more.',
} as const

/** A link to one channel's page. */
export interface OwnChannelLink {
  readonly platform: Platform
  readonly title: string
  readonly url: string
}

/** Where a creator's page is. What follows "#" reaches no server, and so no log. */
export function toOwnChannelUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/my-channel#token=${token}`
}

/** The mail to a creator about their own channel: with `erased` there are no links. */
export function composeOwnChannelMail(
  kind: OwnChannelMailKind,
  email: string,
  links: readonly OwnChannelLink[],
): MailMessage {
  const page = kind === 'erased' ? composeFarewell(email) : composeLinks(kind, email, links)
  return { to: email, subject: texts[kind].subject, text: composeMailText(page), html: composeMailHtml(page) }
}

function composeLinks(kind: 'registered' | 'requested', email: string, links: readonly OwnChannelLink[]): MailPage {
  const { heading, meaning, reason } = texts[kind]
  const names = links.map(toName)
  const lead = kind === 'registered' ? texts.registered.lead(names.join(', ')) : texts.requested.lead(links.length)
  return {
    heading,
    lead: [lead],
    body: [meaning],
    buttons: links.map((link) => ({ label: texts.open(toName(link)), url: link.url })),
    note: texts.secret,
    footer: [reason(email)],
  }
}

function composeFarewell(email: string): MailPage {
  const { heading, lead, kept, files, note, reason } = texts.erased
  return { heading, lead: [lead], body: [kept, files], buttons: [], note, footer: [reason(email)] }
}

/** One line, without marks that turn the direction of what follows. */
function toName({ title, platform }: OwnChannelLink): string {
  return `${title.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()} (${platformNames[platform]})`
}
