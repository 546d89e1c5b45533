import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSource } from '@troupe/contract/creators'

const sources: Record<CreatorSource, string> = {
  ...platformNames,
  demo: 'made up: demo data',
  import: 'an imported list',
  onboarding: 'the creator',
}

/** Texts of the answers from the facts on the cards. */
export const factTexts = {
  takenFor: (title: string) => `I take you to mean the first, ${title}.`,
  noSuch: (shown: number) =>
    shown === 0 ? 'There are no creators on screen yet.' : `There are only ${shown} creators on screen.`,
  nothingShown: 'There are no creators on screen to ask about.',
  notKnown: 'not known',
  followers: (title: string, value: string) => `${title}: ${value} followers`,
  engagement: (title: string, value: string) => `${title}: ${value} engagement`,
  price: (title: string, value: string) => `${title}: ${value} a post, estimated`,
  priceStated: (title: string, value: string) => `${title}: ${value} a post, as stated`,
  plain: (title: string, value: string) => `${title}: ${value}`,
  verified: (title: string, isVerified: boolean) => `${title}: ${isVerified ? 'verified' : 'not verified'}`,
  posted: (title: string, value: string) => `${title}: last post ${value}`,
  why: (title: string, reasons: readonly string[]) => `${title}: ${reasons.join('; ')}.`,
  reasons: {
    words: (words: readonly string[]) => `has ${words.map((word) => `“${word}”`).join(', ')} in the profile`,
    missing: (words: readonly string[]) => `does not have ${words.map((word) => `“${word}”`).join(', ')}`,
    categories: (names: readonly string[]) => `is about ${names.join(', ')}`,
    meaning: 'is close in meaning',
    limits: 'is within all limits of this search',
  },
  count: (count: number, shown: number) => `${count} of the ${shown} creators on screen.`,
  whyEmpty: (limits: readonly string[], ways: readonly string[]) =>
    `No creator was found within all of these limits: ${limits.join('; ')}. You can take something back, for example with ${ways
      .slice(0, 2)
      .map((way) => `“${way}”`)
      .join(' or ')}.`,
  meaning: {
    engagement:
      'Engagement is likes and comments of recent posts as a share of their views, or of the followers where no views are known.',
    price: 'The price of a post is stated by the creator, or estimated from followers, views and platform.',
    followers: 'Followers are the subscribers or followers that the platform reports.',
    verified: 'Verified creators have the mark of their platform.',
    other: 'I can explain engagement, price, followers and verified.',
  },
  source: (from: readonly CreatorSource[]) =>
    `The figures come from ${from.map((source) => sources[source]).join(', ')}. Each creator’s panel names the source and when it was read.`,
  advice: (parts: readonly string[]) =>
    `Of those on screen: ${parts.join('; ')}. Which matters most is yours to decide.`,
  mostEngaged: (title: string, value: string) => `${title} has the highest engagement, ${value}`,
  mostFollowed: (title: string, value: string) => `${title} has the most followers, ${value}`,
  cheapest: (title: string, value: string) => `${title} is the cheapest, ${value} a post`,
  replies: 'How fast creators answer is not known here.',
  audience: 'Nothing is known about the audience: the platforms do not tell.',
  other:
    'I cannot answer that from the facts on screen. I can tell followers, engagement, price, e-mail, country, language, last post, and why a creator was found.',
  more: (count: number) => `and ${count} more`,
} as const
