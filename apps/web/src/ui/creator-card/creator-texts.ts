import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { betweenParts, joinWords } from '../../lib/format/punctuation.ts'
import { text } from '../../lib/language/text.ts'

/** Texts of a creator's card. */
export const creatorTexts = {
  unknown: text('not known'),
  verified: text('Verified'),
  on: (platform: Platform) => text('on {platform}', { platform: platformNames[platform] }),
  followers: text('Followers'),
  engagement: text('Engagement'),
  averageViews: text('Avg. views'),
  /** After a price, or above it. */
  price: text('per post'),
  /** The price has its currency. */
  priceTitle: (price: string) => text('Estimated price of one sponsored post: {price}', { price }),
  hasEmail: text('Email known'),
  hasNoEmail: text('No email known'),
  categories: text('Categories'),
  moreCategories: (count: number) => `+${count}`,
  demo: text('Demo data'),
  demoTitle: text('A synthetic creator, made up to try the product'),
  /** Before a time, such as "2 days ago". */
  updated: text('Updated'),
  /** Before a time, such as "2 days ago". */
  expired: text('Data expired'),
  confirmed: text('Confirmed'),
  /** After "Confirmed", for screen readers. */
  byTheCreator: text('by the creator'),
  confirmedTitle: (on: string) => text('Confirmed by the creator on {on}', { on }),
  vanished: (platform: Platform) => text('Not found on {platform}', { platform: platformNames[platform] }),
  vanishedTitle: (since: string) => text('The platform has known no such account since {since}', { since }),
  match: {
    short: text('Why:'),
    words: (words: string, fields: readonly string[]) =>
      text('{words} in {fields}', { words, fields: joinWords(fields) }),
    fields: {
      bio: text('the bio'),
      topic: text('the topics'),
      name: text('the name'),
      handle: text('the handle'),
      post: text('a post'),
    },
    passage: { bio: text('Bio'), topic: text('Topic'), name: text('Name'), handle: text('Handle'), post: text('Post') },
    datedPost: (day: string) => text('Post of {day}', { day }),
    /** Before a passage. */
    source: (source: string) => text('{source}:', { source }),
    glosses: (glosses: readonly { readonly word: string; readonly gloss: string }[]) =>
      text('({glosses})', {
        glosses: glosses.map(({ word, gloss }) => text('{word}, {gloss}', { word, gloss })).join(betweenParts),
      }),
    missing: (words: string) => text('Not found: {words}', { words }),
    name: text('Name or handle'),
    meaning: text('Close in meaning'),
    categories: (names: string) => names,
    language: text('Language of the search'),
    city: text('Names the city'),
    engagement: text('High engagement'),
    activity: text('Posts often'),
    popularity: text('Many followers'),
    freshness: text('Fresh data'),
    sort: text('The chosen order'),
    platform: text('Named by the platform just now'),
    none: text('Passes these filters'),
  },
} as const
