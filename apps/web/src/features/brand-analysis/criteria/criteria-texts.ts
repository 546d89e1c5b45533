import type { BrandFilter } from '@troupe/contract/brand-criteria'

const names: Record<BrandFilter, string> = {
  regions: 'Countries',
  languages: 'Languages',
  platforms: 'Platforms',
  subscriber_range: 'Followers',
  engagement_rate_range: 'Engagement (%)',
  price_range: 'Price per post (USD)',
  exclude_words: 'Without',
  verified_only: 'Verified',
  has_email: 'E-mail',
  audience: 'Audience',
}

/** Texts of a brand's criteria. */
export const criteriaTexts = {
  title: 'Asked for in the text',
  names,
  none: 'No limits were read. Add some in the search.',
  only: { verified_only: 'Only verified creators', has_email: 'Only creators with an e-mail address' },
  audienceHint: 'Not a filter: platforms do not report audiences.',
  remove: (name: string) => `Remove: ${name}`,
  min: 'From',
  max: 'Up to',
  endOf: (name: string, end: string) => `${name}: ${end}`,
  noLimit: 'No limit',
  page: (page: number) => `Page ${page}`,
  searchAgain: 'Search again',
  changed: 'The search does not use these changes yet.',
} as const
