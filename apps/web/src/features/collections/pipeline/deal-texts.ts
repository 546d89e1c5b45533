import type { LinkFailure } from '@troupe/contract/pipeline/deals'
import { text } from '../../../lib/language/text.ts'

/** Texts of the deal with a creator. */
export const dealTexts = {
  open: (name: string) => text('Deal with {name}', { name }),
  loading: text('Loading the deal'),
  loadFailed: text('The deal could not be read'),
  fee: text('Fee'),
  currency: text('Currency'),
  noCurrency: text('No currency has this name.'),
  deliverables: text('What is to be made'),
  due: text('Content due'),
  dueWrong: text('Please enter a whole date that exists.'),
  dueHint: text('You are reminded three days before, and on the day.'),
  note: text('Note'),
  links: {
    title: text('What was made'),
    hint: (days: number) => text('Views, likes and comments are read once a day for {days, number} days.', { days }),
    label: text('Link to a video or post'),
    sample: 'https://www.youtube.com/watch?v=…',
    add: text('Add link'),
    remove: (url: string) => text('Remove {url}', { url }),
    full: (max: number) => text('There are {max, number} links; remove one to add another.', { max }),
    invalid: text('Please enter the full https:// link of a video or post on YouTube, TikTok or Instagram'),
    already: text('This post is in the list already.'),
    waiting: text('Figures are read soon.'),
    afterSaving: text('Figures are read once it is saved.'),
    views: (views: string) => text('{views} views', { views }),
    likes: (likes: string) => text('{likes} likes', { likes }),
    comments: (comments: string) => text('{comments} comments', { comments }),
    /** Change in views from the first day on which they were read. */
    change: (change: string, day: string) => text('{change} views since {day}', { change, day }),
    /** After figures that could not be renewed. */
    asOf: (day: string) => text('as of {day}', { day }),
    failures: {
      not_listed: (platform: string) =>
        text('{platform} tells figures of latest posts only, and this one is not among them. The link is kept.', {
          platform,
        }),
      unknown: (platform: string) => text('{platform} knows no such post. The link is kept.', { platform }),
      no_account: (platform: string) =>
        text(
          '{platform} can only be asked for an account, and the link does not name it. The link is kept; open the post from the profile to get a link that does.',
          { platform },
        ),
      not_connected: (platform: string) => text('{platform} is not connected, so there are no figures.', { platform }),
      no_allowance: (platform: string) =>
        text('Today’s requests to {platform} are kept for searches. It is tried again in some hours.', { platform }),
      failed: (platform: string) => text('{platform} did not answer. It is tried again in some hours.', { platform }),
    } satisfies Record<LinkFailure, (platform: string) => string>,
  },
  save: text('Save'),
  saved: text('Deal saved.'),
  saveFailed: text('Failed to save the deal'),
  assignFailed: text('Failed to assign the creator'),
} as const
