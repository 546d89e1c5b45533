import type { Platform } from '@troupe/contract/platforms'
import { platformNames } from '@troupe/contract/platforms'

/** Everything a person reads on a creator's card. */
export const creatorTexts = {
  unknown: 'not known',
  verified: 'Verified',
  on: (platform: Platform) => `on ${platformNames[platform]}`,
  followers: 'Followers',
  engagement: 'Engagement',
  averageViews: 'Avg. views',
  price: 'per post',
  priceTitle: (exact: string) => `Estimated price of one sponsored post: $${exact}`,
  hasEmail: 'Email known',
  hasNoEmail: 'No email known',
  categories: 'Categories',
  moreCategories: (count: number) => `+${count}`,
  demo: 'Demo data',
  demoTitle: 'A synthetic creator, made up to try the product',
  updated: 'Updated',
  vanished: (platform: Platform) => `Not found on ${platformNames[platform]}`,
  vanishedTitle: (since: string) => `The platform has known no such account since ${since}`,
  match: {
    title: 'Why it matched',
    short: 'Why:',
    words: (words: string) => `${words} in the texts`,
    name: 'Name or handle',
    meaning: (percent: number) => `${percent}% close in meaning`,
    categories: (names: string) => names,
    language: 'Language of the search',
    engagement: 'High engagement',
    activity: 'Posts often',
    popularity: 'Many followers',
    freshness: 'Fresh data',
    sort: 'The chosen order',
    platform: 'Named by the platform just now',
    none: 'Passes these filters',
  },
} as const
