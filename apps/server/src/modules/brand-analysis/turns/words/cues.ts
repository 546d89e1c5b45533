import type { Quantity } from '../../../discovery/wish/words/marks.ts'

/** A property of creators that a message mentions. */
export type Property = Quantity | 'country' | 'platform' | 'language' | 'verified' | 'email' | 'posted' | 'topics'

/** The meaning of a phrase in a conversation. */
export type Cue =
  | { readonly role: 'smalltalk'; readonly about: 'greeting' | 'thanks' | 'praise' | 'acknowledgement' }
  | { readonly role: 'undo' }
  /** Further creators, or, before a topic, more of it. */
  | { readonly role: 'more' }
  | { readonly role: 'newBrand' }
  /** The message describes the user's own brand. */
  | { readonly role: 'self' }
  /** A question word. `first`: only at the beginning of a clause. */
  | { readonly role: 'ask'; readonly where: 'anywhere' | 'first' }
  /** "can we": a wish in the form of a question. */
  | { readonly role: 'request' }
  /** The subject of a question other than a property. */
  | { readonly role: 'about'; readonly about: 'why' | 'meaning' | 'source' | 'advice' | 'reply' | 'nobody' | 'count' }
  /** `of`: of one creator or of several, if the word tells: "prices". */
  | { readonly role: 'property'; readonly property: Property; readonly of?: 'one' | 'several' }
  /** "smaller": compared with the current criteria. */
  | { readonly role: 'rescale'; readonly quantity: Exclude<Quantity, 'views'>; readonly direction: 'up' | 'down' }
  /** "the big ones". */
  | { readonly role: 'ones'; readonly quantity: 'followers' | 'price'; readonly size: 'up' | 'down' }
  /** A word for a size that alone, or before creators, is one, and elsewhere a word of the topic. */
  | { readonly role: 'size'; readonly size: 'mid' | 'mega' }
  | { readonly role: 'recent' }
  /** "does not matter": removes a limit. */
  | { readonly role: 'open' }
  /** "anywhere": removes the limit of this property. */
  | { readonly role: 'clear'; readonly property: Property }
  | {
      readonly role: 'polarity'
      readonly polarity: 'only' | 'also' | 'not' | 'more' | 'less'
      readonly where: 'before' | 'after'
      /** A mark beside it is no longer required: "not only verified". */
      readonly loosens?: true
      /** Takes the place of what is named before: "把TikTok换成YouTube". */
      readonly exchanges?: true
    }
  /** Puts the second of two things of a kind in the place of the first. `drops`: a single thing is no longer wanted. */
  | { readonly role: 'exchange'; readonly drops?: true }
  | { readonly role: 'limit'; readonly bound: 'min' | 'max' }
  /** Counted from 1; -1 is the last. */
  | { readonly role: 'ordinal'; readonly number: number }
  /** "number" before or after the number of a result. */
  | { readonly role: 'numberSign'; readonly where: 'before' | 'after' }
  /**
   * Refers to shown creators. `of`: to one, to several, or (`noun`) to as many as the noun beside it tells: "their
   * price", "their prices".
   */
  | { readonly role: 'pronoun'; readonly of?: 'one' | 'several' | 'noun' }
  /** A creator spoken of, in one word with what is wanted of it: "quítala". */
  | { readonly role: 'spokenOf'; readonly wants: 'like' | 'drop'; readonly of: 'one' | 'several' }
  /** `isJoint`: stands between two topics even where words have no blanks: "猫の動画". */
  | { readonly role: 'filler'; readonly isJoint?: true }

/** Cues by their names in the word tables. */
export const cues = {
  greeting: { role: 'smalltalk', about: 'greeting' },
  thanks: { role: 'smalltalk', about: 'thanks' },
  praise: { role: 'smalltalk', about: 'praise' },
  agreed: { role: 'smalltalk', about: 'acknowledgement' },
  undo: { role: 'undo' },
  more: { role: 'more' },
  newBrand: { role: 'newBrand' },
  self: { role: 'self' },
  ask: { role: 'ask', where: 'anywhere' },
  askFirst: { role: 'ask', where: 'first' },
  request: { role: 'request' },
  why: { role: 'about', about: 'why' },
  meaning: { role: 'about', about: 'meaning' },
  source: { role: 'about', about: 'source' },
  advice: { role: 'about', about: 'advice' },
  reply: { role: 'about', about: 'reply' },
  nobody: { role: 'about', about: 'nobody' },
  howMany: { role: 'about', about: 'count' },
  followers: { role: 'property', property: 'followers' },
  engagement: { role: 'property', property: 'engagement' },
  price: { role: 'property', property: 'price' },
  country: { role: 'property', property: 'country' },
  platform: { role: 'property', property: 'platform' },
  language: { role: 'property', property: 'language' },
  verified: { role: 'property', property: 'verified' },
  email: { role: 'property', property: 'email' },
  posted: { role: 'property', property: 'posted' },
  topics: { role: 'property', property: 'topics' },
  emails: { role: 'property', property: 'email', of: 'several' },
  emailOfOne: { role: 'property', property: 'email', of: 'one' },
  prices: { role: 'property', property: 'price', of: 'several' },
  priceOfOne: { role: 'property', property: 'price', of: 'one' },
  countries: { role: 'property', property: 'country', of: 'several' },
  languages: { role: 'property', property: 'language', of: 'several' },
  platforms: { role: 'property', property: 'platform', of: 'several' },
  smaller: { role: 'rescale', quantity: 'followers', direction: 'down' },
  bigger: { role: 'rescale', quantity: 'followers', direction: 'up' },
  cheaper: { role: 'rescale', quantity: 'price', direction: 'down' },
  dearer: { role: 'rescale', quantity: 'price', direction: 'up' },
  engaged: { role: 'rescale', quantity: 'engagement', direction: 'up' },
  bigOnes: { role: 'ones', quantity: 'followers', size: 'up' },
  smallOnes: { role: 'ones', quantity: 'followers', size: 'down' },
  dearOnes: { role: 'ones', quantity: 'price', size: 'up' },
  midSize: { role: 'size', size: 'mid' },
  megaSize: { role: 'size', size: 'mega' },
  cheapOnes: { role: 'ones', quantity: 'price', size: 'down' },
  recent: { role: 'recent' },
  open: { role: 'open' },
  anywhere: { role: 'clear', property: 'country' },
  anyPlatform: { role: 'clear', property: 'platform' },
  unverified: { role: 'clear', property: 'verified' },
  only: { role: 'polarity', polarity: 'only', where: 'before' },
  exchange: { role: 'exchange' },
  replace: { role: 'exchange', drops: true },
  exchangeFor: { role: 'polarity', polarity: 'only', where: 'before', exchanges: true },
  exchangeForAfter: { role: 'polarity', polarity: 'only', where: 'after', exchanges: true },
  onlyAfter: { role: 'polarity', polarity: 'only', where: 'after' },
  also: { role: 'polarity', polarity: 'also', where: 'before' },
  alsoAfter: { role: 'polarity', polarity: 'also', where: 'after' },
  notOnly: { role: 'polarity', polarity: 'also', where: 'before', loosens: true },
  fineToo: { role: 'polarity', polarity: 'also', where: 'after', loosens: true },
  not: { role: 'polarity', polarity: 'not', where: 'before' },
  notAfter: { role: 'polarity', polarity: 'not', where: 'after' },
  moreOf: { role: 'polarity', polarity: 'more', where: 'before' },
  moreOfAfter: { role: 'polarity', polarity: 'more', where: 'after' },
  lessOf: { role: 'polarity', polarity: 'less', where: 'before' },
  upTo: { role: 'limit', bound: 'max' },
  atLeast: { role: 'limit', bound: 'min' },
  first: { role: 'ordinal', number: 1 },
  second: { role: 'ordinal', number: 2 },
  third: { role: 'ordinal', number: 3 },
  fourth: { role: 'ordinal', number: 4 },
  fifth: { role: 'ordinal', number: 5 },
  sixth: { role: 'ordinal', number: 6 },
  seventh: { role: 'ordinal', number: 7 },
  eighth: { role: 'ordinal', number: 8 },
  last: { role: 'ordinal', number: -1 },
  number: { role: 'numberSign', where: 'before' },
  numberAfter: { role: 'numberSign', where: 'after' },
  pronoun: { role: 'pronoun' },
  pronounOne: { role: 'pronoun', of: 'one' },
  pronounByNoun: { role: 'pronoun', of: 'noun' },
  pronounMany: { role: 'pronoun', of: 'several' },
  dropOne: { role: 'spokenOf', wants: 'drop', of: 'one' },
  dropMany: { role: 'spokenOf', wants: 'drop', of: 'several' },
  likeOne: { role: 'spokenOf', wants: 'like', of: 'one' },
  likeMany: { role: 'spokenOf', wants: 'like', of: 'several' },
  joint: { role: 'filler', isJoint: true },
  filler: { role: 'filler' },
} as const satisfies Readonly<Record<string, Cue>>

export type CueName = keyof typeof cues

/**
 * The phrases of a language, separated by ", "; "*" marks a word as the beginning of longer ones. Accents and case are
 * ignored.
 */
export interface CueWords {
  /** ISO 639-1. */
  readonly language: string
  readonly phrases: Partial<Record<CueName, string>>
  /** Words that lose their vowel and are written together with the next, separated by ", ". */
  readonly elided?: string
  /** Suffixes that modify a word, with their meaning. */
  readonly endings?: readonly (readonly [ending: string, CueName])[]
}
