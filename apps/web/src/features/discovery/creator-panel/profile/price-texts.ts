import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { text } from '../../../../lib/language/text.ts'

/** Texts of a creator's price. Counts and amounts are formatted, amounts with their currency. */
export const priceTexts = {
  perPost: text('for one sponsored post'),
  sources: { estimated: text('Estimated'), stated: text('Named by the creator or a list') },
  named: text('Named by the creator'),
  unknown: text('Neither a price nor followers and views are known, so nothing can be estimated.'),
  noBasis: text('There is no estimate to compare it with: neither views nor followers are known.'),
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
