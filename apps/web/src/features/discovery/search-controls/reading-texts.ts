import type { Unanswerable } from '@troupe/contract/search-filters'
import { formatDollars } from '../../../lib/format/numbers.ts'
import { text } from '../../../lib/language/text.ts'

/** Texts on how the search text was understood. */
export const readingTexts = {
  label: text('How the text was understood'),
  city: (city: string, country: string) => text('{city}: {country}; city by what texts say', { city, country }),
  /** A price in another currency, converted to dollars at the rate of a day. */
  price: (said: string, dollars: number, day: string) =>
    text('{said} is about {dollars} (rate of {day}).', { said, dollars: formatDollars(dollars), day }),
  unanswered: (facts: string) => text('Not known of any creator, so not searched for: {facts}.', { facts }),
  facts: {
    audience_age: text('the age of the audience'),
    audience_gender: text('the gender of the audience'),
    audience_location: text('where the audience lives'),
    audience_income: text('the income of the audience'),
    creator_age: text('the age of a creator'),
    creator_gender: text('the gender of a creator'),
  } satisfies Record<Unanswerable, string>,
  /** A fact with the words that asked for it. */
  asked: (fact: string, words: string) => text('{fact} (“{words}”)', { fact, words }),
  unknown: (references: string) => text('Not known, so nothing can be like it: {references}.', { references }),
  /** A word of the topic that is also the name of a platform, a country, a language or a size of creators. */
  offer: (words: string) => text('“{words}” is searched for in texts.', { words }),
  /** Buttons that set a platform, countries, a language or a size. */
  onlyOn: (platforms: string) => text('Only creators on {platforms}', { platforms }),
  onlyIn: (countries: string) => text('Only creators in {countries}', { countries }),
  andMore: (countries: string, others: number) => text('{countries} and {others} more', { countries, others }),
  onlyWriting: (languages: string) => text('Only creators who write {languages}', { languages }),
  onlyOfSize: (min: string, max: string | undefined) =>
    max === undefined
      ? text('Only creators with {min} subscribers or more', { min })
      : text('Only creators with {min} to {max} subscribers', { min, max }),
  isOff: (platform: string) => text('{platform} is switched off for this search.', { platform }),
  searchThere: (platform: string) => text('Search {platform}', { platform }),
  /** Before the corrected and the typed text. */
  corrected: text('Showing results for'),
  /** Before the typed text, which ends the line. */
  instead: text('Search instead for'),
} as const
