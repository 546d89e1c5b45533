import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource } from '@troupe/contract/creators'
import { text, textAs } from '../../../../lib/language/text.ts'
import { joinParts, joinWords, quoteAll, quoteSome } from './list-texts.ts'

const sources: Record<CreatorSource, string> = {
  ...platformNames,
  demo: text('made up: demo data'),
  import: text('an imported list'),
  onboarding: text('the creator'),
}

/** Texts of the answers from the facts on the cards. */
export const factTexts = {
  takenFor: (title: string) => text('I take you to mean the first, {title}.', { title }),
  limit: (name: string, value: string) => textAs('limit of a search', '{name} {value}', { name, value }),
  noSuch: (shown: number) =>
    shown === 0
      ? text('There are no creators on screen yet.')
      : text('There are only {shown} creators on screen.', { shown }),
  nothingShown: text('There are no creators on screen to ask about.'),
  notKnown: text('not known'),
  followers: (title: string, value: string) => text('{title}: {value} followers', { title, value }),
  engagement: (title: string, value: string) => text('{title}: {value} engagement', { title, value }),
  views: (title: string, value: string) => text('{title}: {value} average views', { title, value }),
  price: (title: string, value: string) => text('{title}: {value} a post, estimated', { title, value }),
  priceStated: (title: string, value: string) => text('{title}: {value} a post, as stated', { title, value }),
  plain: (title: string, value: string) => text('{title}: {value}', { title, value }),
  verified: (title: string, isVerified: boolean) =>
    isVerified ? text('{title}: verified', { title }) : text('{title}: not verified', { title }),
  posted: (title: string, value: string) => text('{title}: last post {value}', { title, value }),
  why: (title: string, reasons: readonly string[]) =>
    text('{title}: {reasons}.', { title, reasons: joinParts(reasons) }),
  reasons: {
    words: (words: readonly string[]) => text('has {words} in the profile', { words: quoteAll(words) }),
    missing: (words: readonly string[]) => text('does not have {words}', { words: quoteAll(words) }),
    categories: (names: readonly string[]) => text('is about {names}', { names: joinWords(names) }),
    meaning: text('is close in meaning'),
    limits: text('is within all limits of this search'),
  },
  count: (count: number, shown: number) => text('{count} of the {shown} creators on screen.', { count, shown }),
  whyEmpty: (limits: readonly string[], ways: readonly string[]) =>
    text(
      'No creator was found within all of these limits: {limits}. You can take something back, for example with {ways}.',
      { limits: joinParts(limits), ways: quoteSome(ways) },
    ),
  meaning: {
    engagement: text(
      'Engagement is likes and comments of recent posts as a share of their views, or of the followers where no views are known.',
    ),
    price: text('The price of a post is stated by the creator, or estimated from followers, views and platform.'),
    followers: text('Followers are the subscribers or followers that the platform reports.'),
    verified: text('Verified creators have the mark of their platform.'),
    other: text('I can explain engagement, price, followers and verified.'),
  },
  source: (from: readonly CreatorSource[]) =>
    text('The figures come from {sources}. Each creator’s panel names the source and when it was read.', {
      sources: joinWords(from.map((source) => sources[source])),
    }),
  advice: (parts: readonly string[]) =>
    text('Of those on screen: {parts}. Which matters most is yours to decide.', { parts: joinParts(parts) }),
  mostEngaged: (title: string, value: string) => text('{title} has the highest engagement, {value}', { title, value }),
  mostFollowed: (title: string, value: string) => text('{title} has the most followers, {value}', { title, value }),
  cheapest: (title: string, value: string) => text('{title} is the cheapest, {value} a post', { title, value }),
  replies: text('How fast creators answer is not known here.'),
  audience: text('Nothing is known about the audience: the platforms do not tell.'),
  other: text(
    'I cannot answer that from the facts on screen. I can tell followers, engagement, price, e-mail, country, language, last post, and why a creator was found.',
  ),
  more: (count: number) => text('and {count} more', { count }),
} as const
