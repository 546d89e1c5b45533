import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource } from '@troupe/contract/creators'
import type { DataBasis } from '@troupe/contract/law/data-origins'
import { text } from '../../../lib/language/text.ts'

const ofPlatform = (platform: string) => (day: string) =>
  text('They were read from your public profile on {platform} on {day}.', { platform, day })

/** Texts of the notice about a reader's data. */
export const noticeTexts = {
  title: text('How we use your data'),
  loading: text('Loading'),
  lead: (email: string) => text('For the reader of {email}, to whom a mail was sent through this site.', { email }),
  controller: text('Who is responsible'),
  contact: (address: string) => text('Questions and requests: {address}', { address }),
  purpose: text('What for'),
  purposeText: text(
    'To offer you paid work: brands look for channels that suit them, and write to those that they find.',
  ),
  data: text('Which data'),
  dataText: text(
    'What your channel shows publicly: name, description, pictures, figures, posts, country, language and address. Some values are computed from these, such as an estimated price. To these come the mails that were exchanged with you, and notes about them.',
  ),
  source: text('Where they come from'),
  sources: {
    demo: () => text('They are invented.'),
    import: (day: string) => text('They come from a list that was stored on {day}.', { day }),
    youtube: ofPlatform(platformNames.youtube),
    tiktok: ofPlatform(platformNames.tiktok),
    instagram: ofPlatform(platformNames.instagram),
    onboarding: () => text('You registered the channel yourself.'),
  } satisfies Record<CreatorSource, (day: string) => string>,
  noSource: text('Your channel is not stored any more.'),
  fromList: text('Your address comes from a list of the sender.'),
  basis: text('On what legal basis'),
  bases: {
    legitimate_interest: text(
      'Legitimate interest (Art. 6(1)(f) GDPR): to offer work to people who present themselves publicly as creators.',
    ),
    consent: text('Your consent (Art. 6(1)(a) GDPR), which you may withdraw at any time.'),
    none: text('None is needed for invented data.'),
  } satisfies Record<DataBasis, string>,
  recipients: text('Who gets them, and for how long'),
  recipientsText: text(
    'The users of this site, and the companies that run its servers and carry its mails. They are kept as long as your channel is public and their source allows it, and are deleted when you ask for it.',
  ),
  rights: text('Your rights'),
  rightsText: text(
    'You may see your data, have them corrected, erased or handed to you, restrict their use, object to it, and complain to a data protection authority.',
  ),
  see: text('See everything stored about you'),
  object: text('Object: no more mails'),
  objected: text('You have objected: no more mails are sent to you by this sender through this site.'),
  missing: {
    title: text('This link is not valid'),
    text: text('Please open the link of a mail once more, or answer the mail and ask your question there.'),
  },
  failed: text('This did not work'),
  failedBecause: (reason: string) => text('This did not work: {reason}', { reason }),
  retry: text('Try again'),
} as const
