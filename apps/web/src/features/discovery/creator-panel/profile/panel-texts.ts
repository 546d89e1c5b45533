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

/** Texts of a creator's price. Counts and amounts are formatted, amounts with their currency. */
export const priceTexts = {
  perPost: text('for one sponsored post'),
  sources: { estimated: text('Estimated'), stated: text('Named by the creator or a list') },
  named: text('Named by the creator'),
  unknown: text('Neither a price nor followers and views are known, so nothing can be estimated.'),
  noBasis: text('There is no estimate to compare it with: neither views nor followers are known.'),
  notAllowed: (platform: Platform) =>
    text('Nothing is estimated: {platform} allows that only to installations with its approval.', {
      platform: platformNames[platform],
    }),
  how: { estimated: text('How it is computed'), stated: text('What the estimate would be') },
  views: (platform: Platform, count: string, rate: string) =>
    text('{count} average views at {rate} per 1,000 on {platform}', { count, rate, platform: platformNames[platform] }),
  followers: (platform: Platform, count: string, rate: string) =>
    text('{count} followers at {rate} per 1,000 on {platform}', { count, rate, platform: platformNames[platform] }),
  mean: text('Geometric mean of the two'),
  category: (name: string) => text('Category: {name}', { name }),
  noCategory: text('Category: not known'),
  region: (name: string) => text('Country: {name}', { name }),
  noRegion: text('Country: not known'),
  engagement: (percent: string) => text('Engagement: {percent}', { percent }),
  noEngagement: text('Engagement: not known'),
  times: (factor: string) => `× ${factor}`,
  least: text('What even the smallest ask: at least'),
  result: text('Rounded as people round'),
  origin: text(
    'Rates: Word on the Block (2023). Factors: the published method of SponsorRate. A guide for a first offer, no quote.',
  ),
} as const
