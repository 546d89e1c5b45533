import type { BrandFilter } from '@troupe/contract/brand-criteria'
import { text, textAs } from '../../../lib/language/text.ts'

const names: Record<BrandFilter, string> = {
  regions: text('Countries'),
  languages: text('Languages'),
  platforms: text('Platforms'),
  subscriber_range: text('Followers'),
  engagement_rate_range: text('Engagement (%)'),
  average_views_range: text('Average views'),
  price_range: text('Price per post (USD)'),
  exclude_words: textAs('name of the excluded words', 'Without'),
  verified_only: text('Verified'),
  has_email: text('E-mail'),
  audience: text('Audience'),
}

/**
 * Changes of criteria, as a user would write them to the assistant. If they are sent again, the server reads them:
 * translations must be words that it understands.
 */
const changes = {
  taken: {
    regions: text('any country'),
    languages: text('any language'),
    platforms: text('any platform'),
    subscriber_range: text('any size'),
    engagement_rate_range: text('any engagement'),
    average_views_range: text('any views'),
    price_range: text('any price'),
    exclude_words: text('nothing left out'),
    verified_only: text('not only verified'),
    has_email: text('email not needed'),
    audience: text('any audience'),
  } satisfies Record<BrandFilter, string>,
  only: (values: string) => text('only {values}', { values }),
  languages: (values: string) => text('in {values}', { values }),
  followers: (range: string) => text('{range} followers', { range }),
  engagement: (range: string) => text('{range} engagement', { range }),
  views: (range: string) => text('{range} average views', { range }),
  price: (range: string) => text('{range} per post', { range }),
  without: (values: string) => text('without {values}', { values }),
  range: (min: string, max: string) => text('{min} to {max}', { min, max }),
  atLeast: (amount: string) => text('at least {amount}', { amount }),
  upTo: (amount: string) => text('up to {amount}', { amount }),
  any: textAs('amount', 'any'),
}

/** Texts of a brand's criteria. */
export const criteriaTexts = {
  title: text('Asked for in the text'),
  names,
  changes,
  none: text('No limits were read. Add some in the search.'),
  only: { verified_only: text('Only verified creators'), has_email: text('Only creators with an e-mail address') },
  audienceHint: text('Not a filter: platforms do not report audiences.'),
  remove: (name: string) => text('Remove: {name}', { name }),
  min: textAs('lower limit', 'From'),
  max: textAs('upper limit', 'Up to'),
  endOf: (name: string, end: string) => text('{name}: {end}', { name, end }),
  noLimit: text('No limit'),
  page: (page: number) => text('Page {page}', { page }),
  searchAgain: text('Search again'),
  changed: text('The search does not use these changes yet.'),
} as const
