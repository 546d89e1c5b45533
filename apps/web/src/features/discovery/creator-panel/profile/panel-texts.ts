import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource, EmailSource } from '@troupe/contract/creators'
import { text } from '../../../../lib/language/text.ts'

/** Texts of the creator panel. */
export const panelTexts = {
  untitled: 'Creator',
  loading: 'Loading the creator',
  close: 'Close',
  missing: {
    title: 'Creator not found',
    text: 'The link may be wrong, or the creator may have been removed.',
    back: 'Back to the results',
  },
  failed: 'The creator could not be loaded.',
  retry: 'Try again',
  viewProfile: (platform: Platform) => `View on ${platformNames[platform]}`,
  emailSources: {
    profile: 'from the profile',
    description: 'from the description',
    post: 'from a post',
    import: 'from an imported list',
    creator: 'given by the creator',
  } satisfies Record<EmailSource, string>,
  copyEmail: 'Copy the address',
  copied: 'Copied',
  data: {
    from: (source: string) => `Data from ${source}, read`,
    sources: {
      demo: 'the demo catalogue',
      import: 'an imported list',
      ...platformNames,
      onboarding: 'the platform',
    } satisfies Record<CreatorSource, string>,
    confirmed: 'What is marked was confirmed by the creator',
    refresh: 'Refresh',
    reading: (platform: Platform) => `Reading from ${platformNames[platform]}`,
    fresh: (platform: Platform) => `Read from ${platformNames[platform]} just now.`,
    reason: (reason: string) => text('{reason}.', { reason }),
    possible: 'Possible',
  },
  sections: {
    price: 'Price',
    growth: 'Growth and engagement',
    posts: 'Recent posts',
    signals: 'Signals',
    samePerson: 'Same person elsewhere',
    similar: 'Similar creators',
  },
  findSimilar: 'Search for creators like this one',
  noPosts: 'No post has been read yet. Refresh the data to read them.',
  morePosts: (count: number) => (count === 1 ? '1 earlier post' : `${count} earlier posts`),
  untitledPost: 'Untitled post',
  post: {
    views: (count: string) => `${count} views`,
    likes: (count: string) => `${count} likes`,
    comments: (count: string) => `${count} comments`,
    unknown: 'No figures known',
  },
  tones: { good: 'Good sign', notable: 'Worth a look' },
  noSignals: 'There is too little data to say anything about the audience or the figures.',
  notKnown: 'What the data cannot say',
  noSimilar: 'Nobody in the catalogue is close enough in meaning.',
  closeness: (percent: number) => `${percent}% alike`,
  followers: (count: string) => `${count} followers`,
  engagement: (percent: string) => `${percent} engagement`,
} as const
