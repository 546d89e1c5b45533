import { joinWords } from '../../../lib/format/punctuation.ts'
import { text } from '../../../lib/language/text.ts'

/** Texts of the search without an account. */
export const visitorSearchTexts = {
  label: text('Results of your search'),
  searching: text('Searching the catalogue…'),
  best: (count: number) =>
    text('{count, plural, one {The best match in this catalogue} other {The # best matches in this catalogue}}', {
      count,
    }),
  followers: (count: string) => text('{count} followers', { count }),
  noFollowers: text('Followers not known'),
  demo: text('Demo data'),
  words: (words: string, fields: readonly string[]) =>
    text('{words} in {fields}', { words, fields: joinWords(fields) }),
  fields: {
    bio: text('the bio'),
    topic: text('the topics'),
    name: text('the name'),
    handle: text('the handle'),
    post: text('a post'),
  },
  name: text('Name or handle'),
  meaning: text('Close in meaning'),
  category: text('Same subject'),
  filters: text('Passes these filters'),
  none: text('No creators found'),
  tooMany: text('Too many searches. Please try again in a minute.'),
  failed: text('The search did not work. Please try again.'),
  goOn: text('Sign up to see all results'),
  goOnAnyway: text('Sign up to search the platforms as well'),
} as const
