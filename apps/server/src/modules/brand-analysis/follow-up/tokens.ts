import type { Platform } from '@troupe/contract/catalogues/platforms'

/** How the things that follow are wanted; `about` is said of topics, else it names what is meant. */
export type Polarity = 'only' | 'also' | 'not' | 'more' | 'less' | 'about'

export type Quantity = 'followers' | 'engagement' | 'price'

/** Meanings of a follow-up message's words. */
export type Mark =
  | { readonly kind: 'country'; readonly codes: readonly string[] }
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'platform'; readonly platforms: readonly Platform[] }
  /** A size of creators by name, as "micro". */
  | { readonly kind: 'size'; readonly min: number; readonly max: number }
  /** "smaller", "cheaper": than those looked for now. */
  | { readonly kind: 'rescale'; readonly quantity: Quantity; readonly direction: 'up' | 'down' }
  | { readonly kind: 'any_amount'; readonly quantity: Quantity }
  | { readonly kind: 'verified'; readonly wanted: boolean }
  | { readonly kind: 'email'; readonly wanted: boolean }
  | { readonly kind: 'polarity'; readonly polarity: Polarity }
  /** "too", "instead": how the thing before is wanted. */
  | { readonly kind: 'trailing'; readonly polarity: Polarity }
  /** "but": what comes is wanted otherwise than what was said. */
  | { readonly kind: 'turn' }
  | {
      readonly kind: 'bound'
      readonly bound: 'min' | 'max' | 'between' | 'to' | 'around'
      readonly quantity?: Quantity
    }
  /** Unit of a number; `other`: nothing that can be searched for. */
  | { readonly kind: 'quantity'; readonly quantity: Quantity | 'other' }
  | { readonly kind: 'people' }
  /** A description of the writer's own brand. */
  | { readonly kind: 'self' }
  | { readonly kind: 'brand' }
  | { readonly kind: 'and' }
  | { readonly kind: 'filler' }

export interface NumberToken {
  readonly kind: 'number'
  /** With its unit. */
  readonly value: number
  /** 1, or what the unit multiplies with. */
  readonly factor: number
  readonly quantity: 'engagement' | 'price' | undefined
  /** "50k+". */
  readonly isOpen: boolean
}

export type Token =
  | (Mark & { readonly text: string })
  | NumberToken
  | { readonly kind: 'word'; readonly text: string }
  /** A comma, a full stop. */
  | { readonly kind: 'break' }
