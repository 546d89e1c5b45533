import type { OwnDataKind } from '@troupe/contract/law/own-data'
import { text } from '../../../lib/language/text.ts'

/** Texts of the page with everything stored about a person. */
export const ownDataTexts = {
  title: text('Everything stored about you'),
  loading: text('Loading'),
  lead: (email: string, time: string) => text('For the holder of {email}, as of {time}.', { email, time }),
  ask: (days: number) =>
    text(
      'Enter your address. If anything is stored about it, a link is mailed to you, which is valid for {days, plural, one {# day} other {# days}}.',
      { days },
    ),
  dead: text('This link is not valid any more.'),
  email: text('Email address'),
  submit: text('Send me the link'),
  sent: text(
    'If anything is stored about this address, the link is on its way. If no mail arrives, nothing is stored.',
  ),
  notSent: text('The link could not be sent'),
  download: text('Download as a file'),
  print: text('Print'),
  recipients: text('Companies that have written to you or collected your channel'),
  noRecipients: text('None'),
  nothing: text('Nothing is stored about this address.'),
  hint: text('The names of the fields are those of the file. Names of users are left out.'),
  cut: (count: number) => text('Only the first {count, number} are shown.', { count }),
  kinds: {
    profiles: text('Profiles'),
    origins: text('Where each value comes from, and on what legal basis'),
    posts: text('Posts'),
    figures: text('Figures by day'),
    registrations: text('Your registrations'),
    invitations: text('Invitations'),
    sent_mails: text('Mails to you'),
    received_mails: text('Mails from you'),
    notices: text('Notices about your data'),
    suppressions: text('Your objections to mails'),
    collections: text('Notes of users about your channel'),
    deals: text('Agreements'),
    linked_channels: text('Channels that users take for one person’s'),
  } satisfies Record<OwnDataKind, string>,
  failed: text('This did not work'),
  retry: text('Try again'),
} as const
