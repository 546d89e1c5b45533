import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Unanswerable } from '@troupe/contract/search-filters'

/** The meaning of a search text: a topic and criteria. */
export interface Wish {
  /** The normalised text; spans count its UTF-16 units. */
  readonly text: string
  /** The words that no criterion was read from, without function words at the ends. */
  readonly topic: string
  /** In the order of the text. */
  readonly criteria: readonly Criterion[]
  /** Criteria that words of the topic could also mean. */
  readonly offers: readonly Offer[]
}

/** A platform, a country, a language or a size of creators that words of the topic name. */
export interface Offer {
  readonly value: Extract<CriterionValue, { kind: 'platform' | 'country' | 'language' | 'followers' }>
  /** The words of the topic that name it. */
  readonly words: string
}

/** A part of the text that a criterion was read from: [start, end). */
export interface Span {
  readonly start: number
  readonly end: number
}

export type Criterion = CriterionValue & { readonly spans: readonly Span[] }

/** A new kind needs a rule in `read-criteria.ts` and its field in `to-filters.ts`. */
export type CriterionValue =
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** `city`: as written, if the text named a city. It is a preference and no filter. */
  | { readonly kind: 'country'; readonly countries: readonly string[]; readonly city?: string }
  /** ISO 639-1. */
  | { readonly kind: 'language'; readonly language: string }
  | ({ readonly kind: 'followers' } & Range)
  /** Fractions: 0.05 is 5 percent. */
  | ({ readonly kind: 'engagement' } & Range)
  /** Views of a post on average. */
  | ({ readonly kind: 'views' } & Range)
  /** US dollars per post. `said`: the price in the text if it is in another currency. */
  | ({ readonly kind: 'price'; readonly said?: SaidPrice } & Range)
  | { readonly kind: 'cheap' }
  /** High engagement, without a number. */
  | { readonly kind: 'engaged' }
  /** Monthly growth of followers as a fraction. */
  | { readonly kind: 'growth'; readonly min: number }
  | { readonly kind: 'verified' }
  | { readonly kind: 'email' }
  | { readonly kind: 'posted'; readonly days: number }
  | {
      readonly kind: 'exclude'
      readonly text: string
      readonly categories: readonly CategoryId[]
      /** Set if the text is the name of a country. */
      readonly countries?: readonly string[]
    }
  /** A creator to resemble: a handle without "@", or an address. */
  | { readonly kind: 'like'; readonly reference: string }
  /** A creator to look up, in the same format. */
  | { readonly kind: 'lookup'; readonly reference: string }
  | { readonly kind: 'count'; readonly count: number }
  /** A criterion on facts that are not known of any creator. */
  | { readonly kind: 'unanswerable'; readonly about: Unanswerable }

export interface Range {
  readonly min?: number
  readonly max?: number
}

export interface SaidPrice extends Range {
  /** ISO 4217. */
  readonly currency: string
}
