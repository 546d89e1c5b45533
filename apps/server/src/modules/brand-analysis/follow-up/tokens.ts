import type { Platform } from '@troupe/contract/catalogues/platforms'

/** How the next items are wanted. `about` is used for topics. */
export type Polarity = 'only' | 'also' | 'not' | 'more' | 'less' | 'about'

export type Quantity = 'followers' | 'engagement' | 'price'

/** Meanings of a follow-up message's words. */
export type Mark =
  | { readonly kind: 'country'; readonly codes: readonly string[] }
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** A named size of creators, such as "micro". */
  | { readonly kind: 'size'; readonly min: number; readonly max: number }
  /** "smaller", "cheaper": compared with the current criteria. */
  | { readonly kind: 'rescale'; readonly quantity: Quantity; readonly direction: 'up' | 'down' }
  | { readonly kind: 'any_amount'; readonly quantity: Quantity }
  | { readonly kind: 'verified'; readonly wanted: boolean }
  | { readonly kind: 'email'; readonly wanted: boolean }
  | { readonly kind: 'polarity'; readonly polarity: Polarity }
  /** "too", "instead": sets the polarity of the item before. */
  | { readonly kind: 'trailing'; readonly polarity: Polarity }
  /** "but": resets the polarity. */
  | { readonly kind: 'turn' }
  | {
      readonly kind: 'bound'
      readonly bound: 'min' | 'max' | 'between' | 'to' | 'around'
      readonly quantity?: Quantity
    }
  /** Unit of a number. `other`: nothing that can be searched for. */
  | { readonly kind: 'quantity'; readonly quantity: Quantity | 'other' }
  | { readonly kind: 'people' }
  /** Announces a description of the user's own brand. */
  | { readonly kind: 'self' }
  | { readonly kind: 'brand' }
  | { readonly kind: 'and' }
  | { readonly kind: 'filler' }

export interface NumberToken {
  readonly kind: 'number'
  /** Includes the multiplier. */
  readonly value: number
  /** The multiplier, such as 1,000 for "k"; 1: none. */
  readonly factor: number
  readonly quantity: 'engagement' | 'price' | undefined
  /** Whether a plus follows: "50k+". */
  readonly isOpen: boolean
}

export type Token =
  | (Mark & { readonly text: string })
  | NumberToken
  | { readonly kind: 'word'; readonly text: string }
  /** A comma or a full stop. */
  | { readonly kind: 'break' }
