import type { ContactLink, ContactOutcome, ContactRecord } from '@troupe/contract/campaigns/contact-records'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { betweenElements } from '../../../lib/format/punctuation.ts'
import { text, textAs } from '../../../lib/language/text.ts'
import { labelMergeFields } from '../name-merge-field.ts'

/** Before a time: '2 days ago'. */
const outcomes: Record<ContactOutcome, string> = {
  written: textAs('before a time', 'Written to'),
  answered: textAs('before a time', 'Answered'),
  bounced: textAs('before a time', 'Bounced'),
  refused: textAs('before a time', 'Refused'),
  complained: textAs('before a time', 'Reported as spam'),
  unsubscribed: textAs('before a time', 'Unsubscribed'),
}

const links: Record<ContactLink, (channel: string) => string> = {
  channel: (channel) => text('You wrote to {channel}.', { channel }),
  address: (channel) => text('You wrote to the same address as {channel}.', { channel }),
  person: (channel) => text('You wrote to the same person as {channel}.', { channel }),
}

const describeLink = ({ link, written_as: { title, platform } }: ContactRecord) =>
  links[link](text('{title} on {platform}', { title, platform: platformNames[platform] }))

/** Texts about what came of mails to a creator. */
export const contactTexts = {
  outcomes,
  describeLink,
  /** The outcome with its time, and the sentences about it. */
  all: (words: string, sentences: string) => text('{words}. {sentences}', { words, sentences }),
  /** The channel that was written to, and the last campaign, as sentences. */
  describe: (contact: ContactRecord) => {
    const { last_mail, campaigns } = contact
    const count = text('{campaigns, plural, one {# campaign} other {# campaigns}} so far.', { campaigns })
    const last = last_mail ? text('Last one: {name}.', { name: labelMergeFields(last_mail.campaign_name) }) : ''
    return [describeLink(contact), count, last].reduce((all, next) => `${all}${betweenElements(all, next)}${next}`)
  },
}
