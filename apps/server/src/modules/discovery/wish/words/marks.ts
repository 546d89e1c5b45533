import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CountryGroup } from './country-groups-data.ts'

export type Quantity = 'followers' | 'engagement' | 'views' | 'price'

/**
 * The meaning of a phrase for a search. To add a wording, put it into its language's table under a name of `meanings`,
 * and a text with it into `testing/labelled-texts-data.ts`.
 */
export type Mark =
  /** A country or a city in it. `adjective`: "German", a place only if it describes creators. */
  | {
      readonly kind: 'place'
      readonly countries: readonly string[]
      readonly form: 'country' | 'city' | 'adjective'
      /** The language that an adjective also names; ISO 639-1. */
      readonly language?: string
    }
  /** ISO 639-1. `isWeak`: only if the text mentions creators or limits. */
  | { readonly kind: 'language'; readonly language: string; readonly isWeak: boolean }
  /** `language`: a language name, which belongs to the topic unless it is listed with a wanted language. */
  | { readonly kind: 'word'; readonly language?: string }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** Creators; of one platform if the word names it. `isGendered`: of one gender, as in "women who". */
  | { readonly kind: 'people'; readonly platforms: readonly Platform[]; readonly isGendered?: true }
  /**
   * `isName`: a name of a size that means little else in its language, unlike "medium" and 头部. `namesPeople`: one that
   * names the creators too: "microinfluencers".
   */
  | {
      readonly kind: 'tier'
      readonly min: number
      readonly max: number | undefined
      readonly isName?: true
      readonly namesPeople?: true
    }
  /**
   * `quantity`: what it limits if no word and no sign names a quantity: "cheaper than 300". `isLink`: between two
   * numbers, it makes them a range: "10.000 bis 50.000".
   */
  | {
      readonly kind: 'bound'
      readonly bound: 'min' | 'max' | 'around' | 'between' | 'to' | 'and'
      readonly quantity?: Quantity
      readonly isLink?: true
    }
  | { readonly kind: 'quantity'; readonly quantity: Quantity | 'other' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'percent' }
  /** ISO 4217. */
  | { readonly kind: 'currency'; readonly currency: string }
  /** A word for growth. `isFast`: faster than most, if the text mentions creators. */
  | { readonly kind: 'growth'; readonly isFast: boolean }
  | { readonly kind: 'verified' }
  | { readonly kind: 'email' }
  | { readonly kind: 'cheap' }
  /** Engagement that is high, without a number. */
  | { readonly kind: 'engaged' }
  /** A word for posting. `isNow`: it ends with "this", which makes a unit of time after it the present one. */
  | { readonly kind: 'posted'; readonly isNow?: true }
  /** "still posting": within this many days. */
  | { readonly kind: 'active'; readonly days: number }
  /** A period that ends now: "this week". */
  | { readonly kind: 'since'; readonly days: number }
  /** A unit of time. */
  | { readonly kind: 'days'; readonly days: number }
  /**
   * A negation of the words after or before it. Only a `strong` one always excludes; the others may belong to the topic
   * unless they begin a clause, or, for `clause`, follow creators or a criterion.
   */
  | {
      readonly kind: 'not'
      readonly where: 'before' | 'after'
      readonly strength: 'strong' | 'weak' | 'clause'
      /** The words before it are wanted in its place: "instead of". */
      readonly replaces?: true
    }
  | { readonly kind: 'like'; readonly where: 'before' | 'after' }
  /** A preposition of the place after or before it. `weak`: only if the text mentions creators or limits. */
  | {
      readonly kind: 'in'
      readonly where: 'before' | 'after'
      readonly strength: 'strong' | 'weak'
      /** The meaning before a number: "from 5k to 10k", "around 10k". */
      readonly bound?: 'between' | 'around'
    }
  | { readonly kind: 'audience' }
  /** `describes`: also creators before whose topic it stands, if it is `sure` or the words between are a `topic`. */
  | { readonly kind: 'gender'; readonly describes?: 'sure' | 'topic' }
  | { readonly kind: 'aged' }
  | { readonly kind: 'years' }
  | { readonly kind: 'income' }
  /** The writer of the text: the words after it are about the writer, up to a word for wanting. */
  | { readonly kind: 'self' }
  | { readonly kind: 'want' }
  | { readonly kind: 'only' }
  /** "but": ends the effect of a negation or restriction. */
  | { readonly kind: 'turn' }
  /** A function word. `isLast`: only at the end, as in "cakes too", and not in "too faced". */
  | { readonly kind: 'filler'; readonly isLast?: true }
  /** A topic, although its words have other meanings alone. */
  | { readonly kind: 'topic' }
  /** Makes the words after it a literal topic: "how to get verified". */
  | { readonly kind: 'literal' }

const followers = { kind: 'quantity', quantity: 'followers' } as const

/** Meanings by their names in the word tables. */
export const meanings = {
  people: { kind: 'people', platforms: [] },
  genderedPeople: { kind: 'people', platforms: [], isGendered: true },
  tiktokers: { kind: 'people', platforms: ['tiktok'] },
  instagrammers: { kind: 'people', platforms: ['instagram'] },
  youtubers: { kind: 'people', platforms: ['youtube'] },
  tiktok: { kind: 'platform', platforms: ['tiktok'] },
  instagram: { kind: 'platform', platforms: ['instagram'] },
  youtube: { kind: 'platform', platforms: ['youtube'] },
  nano: { kind: 'tier', min: 1_000, max: 10_000 },
  nanoPeople: { kind: 'tier', min: 1_000, max: 10_000, namesPeople: true },
  nanoName: { kind: 'tier', min: 1_000, max: 10_000, isName: true },
  micro: { kind: 'tier', min: 10_000, max: 100_000 },
  microPeople: { kind: 'tier', min: 10_000, max: 100_000, namesPeople: true },
  microName: { kind: 'tier', min: 10_000, max: 100_000, isName: true },
  mid: { kind: 'tier', min: 50_000, max: 500_000 },
  midPeople: { kind: 'tier', min: 50_000, max: 500_000, namesPeople: true },
  macro: { kind: 'tier', min: 500_000, max: 1_000_000 },
  macroPeople: { kind: 'tier', min: 500_000, max: 1_000_000, namesPeople: true },
  macroName: { kind: 'tier', min: 500_000, max: 1_000_000, isName: true },
  mega: { kind: 'tier', min: 1_000_000, max: undefined },
  megaPeople: { kind: 'tier', min: 1_000_000, max: undefined, namesPeople: true },
  megaName: { kind: 'tier', min: 1_000_000, max: undefined, isName: true },
  min: { kind: 'bound', bound: 'min' },
  max: { kind: 'bound', bound: 'max' },
  startingAt: { kind: 'bound', bound: 'min', isLink: true },
  upTo: { kind: 'bound', bound: 'max', isLink: true },
  biggerThan: { kind: 'bound', bound: 'min', quantity: 'followers' },
  smallerThan: { kind: 'bound', bound: 'max', quantity: 'followers' },
  cheaperThan: { kind: 'bound', bound: 'max', quantity: 'price' },
  around: { kind: 'bound', bound: 'around' },
  between: { kind: 'bound', bound: 'between' },
  to: { kind: 'bound', bound: 'to' },
  and: { kind: 'bound', bound: 'and' },
  followers,
  engagement: { kind: 'quantity', quantity: 'engagement' },
  highEngagement: { kind: 'engaged' },
  views: { kind: 'quantity', quantity: 'views' },
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
  postedThis: { kind: 'posted', isNow: true },
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
  insteadOf: { kind: 'not', where: 'before', strength: 'strong', replaces: true },
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
  genderOfCreators: { kind: 'gender', describes: 'sure' },
  genderBeforeTopic: { kind: 'gender', describes: 'topic' },
  aged: { kind: 'aged' },
  yearsOld: { kind: 'years' },
  income: { kind: 'income' },
  self: { kind: 'self' },
  want: { kind: 'want' },
  only: { kind: 'only' },
  turn: { kind: 'turn' },
  filler: { kind: 'filler' },
  fillerAtEnd: { kind: 'filler', isLast: true },
  topic: { kind: 'topic' },
  literal: { kind: 'literal' },
} as const satisfies Readonly<Record<string, Mark>>

export type Meaning = keyof typeof meanings

export type GroupNames = Readonly<Partial<Record<CountryGroup, string>>>

/** The words of a language. Accents are optional but in Vietnamese; "*" marks a word as the beginning of longer ones. */
export interface LanguageWords {
  /** ISO 639-1. */
  readonly language: string
  /** Phrases by meaning, separated by ", ". */
  readonly phrases: Partial<Record<Meaning, string>>
  /**
   * Country names by ISO 3166-1 alpha-2 code, in addition to those of `Intl.DisplayNames`, with case endings if the
   * language has them.
   */
  readonly countries: Readonly<Record<string, string>>
  /** Words for people and things of a country. */
  readonly adjectives: Readonly<Record<string, string>>
  /** Names of groups of countries; each language names them all. */
  readonly groups: Readonly<Record<CountryGroup, string>>
  readonly groupAdjectives: GroupNames
  /** Names of languages by ISO 639-1 code. */
  readonly languages: Readonly<Record<string, string>>
  /**
   * Phrases that ask for a language, with "#" in place of its name: "in #, # speaking". "?" marks phrases that may
   * belong to the topic.
   */
  readonly speaking: string
  /** Names of places that in small letters, without a preposition, are other words: "turkey". */
  readonly homonyms?: string
  /** Words that in small letters are spelled like a name but for their accents: "à la main". */
  readonly commonWords?: string
  /** Words before an audience: "for women". */
  readonly towards?: string
  /** Words before a topic: "about Japan". */
  readonly about?: string
  /** Ends of a relative clause that stands before its noun. */
  readonly relativeEndings?: string
  /** "And", written together with the word before or after it. */
  readonly joiners?: { readonly ending?: string; readonly beginning?: string }
  /** The article that is written together with a word. */
  readonly article?: string
  /** Endings of the last number's word that make it the beginning of a range: "10만에서 50만". */
  readonly rangeEndings?: string
  /** Endings after the apostrophe of a place that mean "in" or "from": "Almanya'da". */
  readonly placeEndings?: string
  /** Particles of topic and object, by whether the syllable before ends in a consonant. */
  readonly particles?: { readonly afterConsonant: string; readonly afterVowel: string }
  /** City names in this language by country, without those spelled as in English. */
  readonly cities: Readonly<Record<string, string>>
}
