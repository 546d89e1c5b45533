import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Quantity } from '../../discovery/wish/words/marks.ts'

/** Limits of a quantity in its own unit: followers, a fraction for engagement, views of a post, US dollars. */
export interface AmountWish {
  readonly quantity: Quantity
  readonly min: number | undefined
  readonly max: number | undefined
  /** "No celebrities": ignored if the current range excludes these already. */
  readonly onlyNarrows?: boolean
}

/** "smaller": compared with the current criteria. */
export interface Rescale {
  readonly quantity: Exclude<Quantity, 'views'>
  readonly direction: 'up' | 'down'
  /** "Drop the big ones": moves only the corresponding end of the range. */
  readonly movesOneEnd?: boolean
}

export interface TopicWish {
  /** As written in the message. */
  readonly text: string
  readonly categories: readonly CategoryId[]
  readonly polarity: 'only' | 'also' | 'not' | 'more' | 'less'
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

/** Choices from a list: only these, these in addition, all but these. */
export interface Choice<Thing> {
  readonly only: readonly Thing[]
  readonly also: readonly Thing[]
  readonly not: readonly Thing[]
}
