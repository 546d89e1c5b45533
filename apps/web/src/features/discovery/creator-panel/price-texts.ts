import type { Platform } from '@troupe/contract/platforms'
import { platformNames } from '@troupe/contract/platforms'

/** Everything a person reads about a creator's price. */
export const priceTexts = {
  perPost: 'for one sponsored post',
  sources: { estimated: 'Estimated', stated: 'Named by the creator or a list' },
  named: 'Named by the creator',
  unknown: 'Neither a price nor followers and views are known, so nothing can be estimated.',
  noBasis: 'There is no estimate to compare it with: neither views nor followers are known.',
  how: { estimated: 'How it is computed', stated: 'What the estimate would be' },
  views: (platform: Platform, count: string, rate: string) =>
    `${count} average views at ${rate} per 1,000 on ${platformNames[platform]}`,
  followers: (platform: Platform, count: string, rate: string) =>
    `${count} followers at ${rate} per 1,000 on ${platformNames[platform]}`,
  mean: 'Geometric mean of the two',
  category: (name: string) => `Category: ${name}`,
  noCategory: 'Category: not known',
  region: (name: string) => `Country: ${name}`,
  noRegion: 'Country: not known',
  engagement: (percent: string) => `Engagement: ${percent}`,
  noEngagement: 'Engagement: not known',
  times: (factor: string) => `× ${factor}`,
  least: 'What even the smallest ask: at least',
  result: 'Rounded as people round',
  origin:
    'Rates: Word on the Block (2023). Factors: the published method of SponsorRate. A guide for a first offer, no quote.',
} as const
