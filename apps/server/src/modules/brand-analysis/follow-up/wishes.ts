import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Polarity, Quantity } from './tokens.ts'

/** A limit of a quantity in its own unit: followers, a fraction of them, US dollars. */
export interface AmountWish {
  readonly quantity: Quantity
  readonly min: number | undefined
  readonly max: number | undefined
  /** "No celebrities": an exclusion only. */
  readonly onlyNarrows?: boolean
}

/** "smaller": than those looked for now. */
export interface Rescale {
  readonly quantity: Quantity
  readonly direction: 'up' | 'down'
  /** "Drop the big ones": only the end of the range where these are moves. */
  readonly movesOneEnd?: boolean
}

export interface TopicWish {
  /** As it was said. */
  readonly text: string
  readonly categories: readonly CategoryId[]
  readonly polarity: Exclude<Polarity, 'about'>
}

/** Changes that a follow-up message asks for. */
export interface Wishes {
  readonly amounts: readonly AmountWish[]
  readonly rescales: readonly Rescale[]
  readonly anyAmounts: readonly Quantity[]
  readonly countries: Choice<string>
  readonly anywhere: boolean
  readonly platforms: Choice<Platform>
  readonly topics: readonly TopicWish[]
  readonly verified: boolean | undefined
  readonly email: boolean | undefined
}

/** Things out of a list: these alone, these beside the others, all but these. */
export interface Choice<Thing> {
  readonly only: readonly Thing[]
  readonly also: readonly Thing[]
  readonly not: readonly Thing[]
}
