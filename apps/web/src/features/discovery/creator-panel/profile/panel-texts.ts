import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource, EmailSource } from '@troupe/contract/creators'
import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts of the creator panel. */
export const panelTexts = {
  untitled: text('Creator'),
  loading: text('Loading the creator'),
  close: text('Close'),
  missing: {
    title: text('Creator not found'),
    text: text('The link may be wrong, or the creator may have been removed.'),
    back: text('Back to the results'),
  },
  failed: text('The creator could not be loaded.'),
  retry: text('Try again'),
  viewProfile: (platform: Platform) => text('View on {platform}', { platform: platformNames[platform] }),
  emailSources: {
    profile: text('from the profile'),
    description: text('from the description'),
    post: text('from a post'),
    import: text('from an imported list'),
    creator: text('given by the creator'),
  } satisfies Record<EmailSource, string>,
  copyEmail: text('Copy the address'),
  copied: text('Copied'),
  data: {
    /** Before a time, such as "2 days ago". */
    from: (source: string) => text('Data from {source}, read', { source }),
    sources: {
      demo: text('the demo catalogue'),
      import: text('an imported list'),
      ...platformNames,
      onboarding: text('the platform'),
    } satisfies Record<CreatorSource, string>,
    /** Before a time. */
    confirmed: text('What is marked was confirmed by the creator'),
    refresh: text('Refresh'),
    reading: (platform: Platform) => text('Reading from {platform}', { platform: platformNames[platform] }),
    fresh: (platform: Platform) => text('Read from {platform} just now.', { platform: platformNames[platform] }),
    /** Before and after a time, such as "in 5 hours", from which the data can be refreshed. */
    possible: text('Possible'),
    possibleEnd: textAs('after the time from which data can be refreshed', '.'),
  },
  sections: {
    price: text('Price'),
    growth: text('Growth and engagement'),
    posts: text('Recent posts'),
    signals: text('Signals'),
    samePerson: text('Same person elsewhere'),
    similar: text('Similar creators'),
  },
  findSimilar: text('Search for creators like this one'),
  noPosts: text('No post has been read yet. Refresh the data to read them.'),
  morePosts: (count: number) => text('{count, plural, one {# earlier post} other {# earlier posts}}', { count }),
  untitledPost: text('Untitled post'),
  post: {
    views: (count: string) => text('{count} views', { count }),
    likes: (count: string) => text('{count} likes', { count }),
    comments: (count: string) => text('{count} comments', { count }),
    unknown: text('No figures known'),
  },
  tones: { good: text('Good sign'), notable: text('Worth a look') },
  noSignals: text('There is too little data to say anything about the audience or the figures.'),
  notKnown: text('What the data cannot say'),
  noSimilar: text('Nobody in the catalogue is close enough in meaning.'),
  closeness: (percent: number) => text('{percent}% alike', { percent }),
  followers: (count: string) => text('{count} followers', { count }),
  engagement: (percent: string) => text('{percent} engagement', { percent }),
} as const
