import type { Platform } from '@troupe/contract/catalogues/platforms'

export type Quantity = 'followers' | 'engagement' | 'price'

/**
 * What a phrase means for a search. A new wording goes into its language's table under a name of `meanings`, and a text that has it
 * into `testing/labelled-texts-data.ts`.
 */
export type Mark =
  /** A country, or a city of it; `adjective`: "German", which says where only of people. */
  | {
      readonly kind: 'place'
      readonly countries: readonly string[]
      readonly form: 'country' | 'city' | 'adjective'
      /** The language that an adjective also names; ISO 639-1. */
      readonly language?: string
    }
  /** ISO 639-1. `isWeak`: only where creators or limits are spoken of. */
  | { readonly kind: 'language'; readonly language: string; readonly isWeak: boolean }
  /** The name of a language, which is a word of the topic unless it is listed with a language that is asked for. */
  | { readonly kind: 'word'; readonly language?: string }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** Creators; of one platform if they are called after it. */
  | { readonly kind: 'people'; readonly platforms: readonly Platform[] }
  | { readonly kind: 'tier'; readonly min: number; readonly max: number | undefined }
  | { readonly kind: 'bound'; readonly bound: 'min' | 'max' | 'around' | 'between' | 'to' | 'and' }
  | { readonly kind: 'quantity'; readonly quantity: Quantity | 'other' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'percent' }
  /** ISO 4217. */
  | { readonly kind: 'currency'; readonly currency: string }
  /** That followers grow; `isFast`: faster than most, where creators are spoken of. */
  | { readonly kind: 'growth'; readonly isFast: boolean }
  | { readonly kind: 'verified' }
  | { readonly kind: 'email' }
  | { readonly kind: 'cheap' }
  /** That something was posted. */
  | { readonly kind: 'posted' }
  /** Still posting: within the days. */
  | { readonly kind: 'active'; readonly days: number }
  /** A time that ends now: "this week". */
  | { readonly kind: 'since'; readonly days: number }
  /** A unit of time. */
  | { readonly kind: 'days'; readonly days: number }
  /** What follows, or what stands before, is not wanted. `weak`: it may as well belong to a topic; `clause`: unless it begins one. */
  | { readonly kind: 'not'; readonly where: 'before' | 'after'; readonly strength: 'strong' | 'weak' | 'clause' }
  | { readonly kind: 'like'; readonly where: 'before' | 'after' }
  /** Creators are in the place that follows, or stands before. `weak`: only where creators or limits are spoken of. */
  | {
      readonly kind: 'in'
      readonly where: 'before' | 'after'
      readonly strength: 'strong' | 'weak'
      /** What it means before a number: "from 5k to 10k", "around 10k". */
      readonly bound?: 'between' | 'around'
    }
  | { readonly kind: 'audience' }
  | { readonly kind: 'gender' }
  | { readonly kind: 'aged' }
  | { readonly kind: 'years' }
  | { readonly kind: 'income' }
  /** The writer of the text: what follows is about them, until they say what they want. */
  | { readonly kind: 'self' }
  | { readonly kind: 'want' }
  | { readonly kind: 'only' }
  /** "but": what follows is wanted otherwise than what was said. */
  | { readonly kind: 'turn' }
  /** Holds a sentence together. */
  | { readonly kind: 'filler' }
  /** A topic, although its words mean something else alone. */
  | { readonly kind: 'topic' }
  /** What follows is a topic as it stands: "how to get verified". */
  | { readonly kind: 'literal' }

const followers = { kind: 'quantity', quantity: 'followers' } as const

/** Names of the meanings in the tables of words. */
export const meanings = {
  people: { kind: 'people', platforms: [] },
  tiktokers: { kind: 'people', platforms: ['tiktok'] },
  instagrammers: { kind: 'people', platforms: ['instagram'] },
  youtubers: { kind: 'people', platforms: ['youtube'] },
  tiktok: { kind: 'platform', platforms: ['tiktok'] },
  instagram: { kind: 'platform', platforms: ['instagram'] },
  youtube: { kind: 'platform', platforms: ['youtube'] },
  nano: { kind: 'tier', min: 1_000, max: 10_000 },
  micro: { kind: 'tier', min: 10_000, max: 100_000 },
  mid: { kind: 'tier', min: 50_000, max: 500_000 },
  macro: { kind: 'tier', min: 500_000, max: 1_000_000 },
  mega: { kind: 'tier', min: 1_000_000, max: undefined },
  min: { kind: 'bound', bound: 'min' },
  max: { kind: 'bound', bound: 'max' },
  around: { kind: 'bound', bound: 'around' },
  between: { kind: 'bound', bound: 'between' },
  to: { kind: 'bound', bound: 'to' },
  and: { kind: 'bound', bound: 'and' },
  followers,
  engagement: { kind: 'quantity', quantity: 'engagement' },
  price: { kind: 'quantity', quantity: 'price' },
  otherUnit: { kind: 'quantity', quantity: 'other' },
  half: { kind: 'number', value: 0.5 },
  quarter: { kind: 'number', value: 0.25 },
  one: { kind: 'number', value: 1 },
  two: { kind: 'number', value: 2 },
  three: { kind: 'number', value: 3 },
  four: { kind: 'number', value: 4 },
  five: { kind: 'number', value: 5 },
  six: { kind: 'number', value: 6 },
  seven: { kind: 'number', value: 7 },
  eight: { kind: 'number', value: 8 },
  nine: { kind: 'number', value: 9 },
  ten: { kind: 'number', value: 10 },
  twenty: { kind: 'number', value: 20 },
  thirty: { kind: 'number', value: 30 },
  fifty: { kind: 'number', value: 50 },
  hundred: { kind: 'times', factor: 100 },
  thousand: { kind: 'times', factor: 1_000 },
  tenThousand: { kind: 'times', factor: 10_000 },
  lakh: { kind: 'times', factor: 100_000 },
  million: { kind: 'times', factor: 1_000_000 },
  crore: { kind: 'times', factor: 10_000_000 },
  hundredMillion: { kind: 'times', factor: 100_000_000 },
  percent: { kind: 'percent' },
  dollar: { kind: 'currency', currency: 'USD' },
  euro: { kind: 'currency', currency: 'EUR' },
  pound: { kind: 'currency', currency: 'GBP' },
  yen: { kind: 'currency', currency: 'JPY' },
  yuan: { kind: 'currency', currency: 'CNY' },
  won: { kind: 'currency', currency: 'KRW' },
  rupee: { kind: 'currency', currency: 'INR' },
  real: { kind: 'currency', currency: 'BRL' },
  mexicanPeso: { kind: 'currency', currency: 'MXN' },
  lira: { kind: 'currency', currency: 'TRY' },
  ruble: { kind: 'currency', currency: 'RUB' },
  riyal: { kind: 'currency', currency: 'SAR' },
  dirham: { kind: 'currency', currency: 'AED' },
  rupiah: { kind: 'currency', currency: 'IDR' },
  dong: { kind: 'currency', currency: 'VND' },
  franc: { kind: 'currency', currency: 'CHF' },
  zloty: { kind: 'currency', currency: 'PLN' },
  growth: { kind: 'growth', isFast: false },
  fastGrowing: { kind: 'growth', isFast: true },
  verified: { kind: 'verified' },
  email: { kind: 'email' },
  cheap: { kind: 'cheap' },
  posted: { kind: 'posted' },
  today: { kind: 'since', days: 1 },
  thisWeek: { kind: 'since', days: 7 },
  thisMonth: { kind: 'since', days: 30 },
  lately: { kind: 'since', days: 90 },
  active: { kind: 'active', days: 90 },
  thisYear: { kind: 'since', days: 365 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
  month: { kind: 'days', days: 30 },
  year: { kind: 'days', days: 365 },
  not: { kind: 'not', where: 'before', strength: 'strong' },
  no: { kind: 'not', where: 'before', strength: 'clause' },
  without: { kind: 'not', where: 'before', strength: 'weak' },
  notAfter: { kind: 'not', where: 'after', strength: 'strong' },
  withoutAfter: { kind: 'not', where: 'after', strength: 'weak' },
  like: { kind: 'like', where: 'before' },
  likeAfter: { kind: 'like', where: 'after' },
  in: { kind: 'in', where: 'before', strength: 'strong' },
  from: { kind: 'in', where: 'before', strength: 'strong', bound: 'between' },
  near: { kind: 'in', where: 'before', strength: 'strong', bound: 'around' },
  inAfter: { kind: 'in', where: 'after', strength: 'strong' },
  ofAfter: { kind: 'in', where: 'after', strength: 'weak' },
  audience: { kind: 'audience' },
  gender: { kind: 'gender' },
  aged: { kind: 'aged' },
  yearsOld: { kind: 'years' },
  income: { kind: 'income' },
  self: { kind: 'self' },
  want: { kind: 'want' },
  only: { kind: 'only' },
  turn: { kind: 'turn' },
  filler: { kind: 'filler' },
  topic: { kind: 'topic' },
  literal: { kind: 'literal' },
} as const satisfies Readonly<Record<string, Mark>>

export type Meaning = keyof typeof meanings

/** The words of a language. A phrase is written as people write it, without accents if that is simpler; "*" ends a word that may go on. */
export interface LanguageWords {
  /** ISO 639-1. */
  readonly language: string
  /** Phrases by meaning, separated by ", ". */
  readonly phrases: Partial<Record<Meaning, string>>
  /** Names of countries by ISO 3166-1 alpha-2 code, beside those of `Intl.DisplayNames`, and with endings where the language has cases. */
  readonly countries: Readonly<Record<string, string>>
  /** What people and things of a country are called. */
  readonly adjectives: Readonly<Record<string, string>>
  /** Names of languages by ISO 639-1 code. */
  readonly languages: Readonly<Record<string, string>>
  /** Phrases that ask for a language, with "#" in the place of its name: "in #, # speaking"; "?" before what may as well be of a topic. */
  readonly speaking: string
  /** Names of cities as this language writes them, by country; those written as in English are left out. */
  readonly cities: Readonly<Record<string, string>>
}
