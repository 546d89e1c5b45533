import type { Unanswerable } from '@troupe/contract/search-filters'
import { formatDollars } from '../../../lib/format/numbers.ts'

/** Texts on how the search text was understood. */
export const readingTexts = {
  label: 'How the text was understood',
  city: (city: string, country: string) => `${city}: ${country}; city by what texts say`,
  /** A price in another currency, converted to dollars at the rate of a day. */
  price: (said: string, dollars: number, day: string) => `${said} is about ${formatDollars(dollars)} (rate of ${day}).`,
  unanswered: (facts: string) => `Not known of any creator, so not searched for: ${facts}.`,
  facts: {
    audience_age: 'the age of the audience',
    audience_gender: 'the gender of the audience',
    audience_location: 'where the audience lives',
    audience_income: 'the income of the audience',
    creator_age: 'the age of a creator',
    creator_gender: 'the gender of a creator',
  } satisfies Record<Unanswerable, string>,
  unknown: (references: string) => `Not known, so nothing can be like it: ${references}.`,
  /** A word of the topic that is also the name of a platform, a country, a language or a size of creators. */
  offer: (words: string) => `“${words}” is searched for in texts.`,
  /** Buttons that set a platform, countries, a language or a size. */
  onlyOn: (platforms: string) => `Only creators on ${platforms}`,
  onlyIn: (countries: string) => `Only creators in ${countries}`,
  andMore: (countries: string, others: number) => `${countries} and ${others} more`,
  onlyWriting: (languages: string) => `Only creators who write ${languages}`,
  onlyOfSize: (min: string, max: string | undefined) =>
    `Only creators with ${max === undefined ? `${min} subscribers or more` : `${min} to ${max} subscribers`}`,
  isOff: (platform: string) => `${platform} is switched off for this search.`,
  searchThere: (platform: string) => `Search ${platform}`,
  /** Before the corrected and the typed text. */
  corrected: 'Showing results for',
  instead: 'Search instead for',
} as const
