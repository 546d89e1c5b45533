import type { CreatorCriteria } from '@troupe/contract/conversations'
import { type Message, say } from '@troupe/contract/messages/message'
import { filterDefaults } from '@troupe/contract/search-filters'
import type { Quantity } from '../../discovery/wish/words/marks.ts'
import type { AmountWish, Rescale } from './wishes.ts'

interface Range {
  readonly min: number
  readonly max: number
}

const anyFollowers: Range = filterDefaults.subscribers
const anyEngagement: Range = { min: 0, max: 1 }
const anyViews: Range = filterDefaults.averageViews
/** Maximum price for "cheaper" if no price was set. */
const firstPrice = 500
/** Minimum engagement for "higher engagement". */
const highEngagement = 0.03
const maxPrice = 1e9

/** Limits a quantity. The other end of the range stays unless the ends would cross. */
export function applyAmount(criteria: CreatorCriteria, wish: AmountWish): CreatorCriteria {
  const { quantity, min, max } = wish
  switch (quantity) {
    case 'price':
      return max === undefined ? criteria : { ...criteria, max_price: Math.min(max, maxPrice) }
    case 'engagement':
      return { ...criteria, engagement: limit(criteria.engagement, { min, max }, anyEngagement) }
    case 'views': {
      const views = limit(criteria.average_views, { min, max }, anyViews)
      return { ...criteria, average_views: mapRange(views, Math.round) }
    }
    case 'followers': {
      if (wish.onlyNarrows && isWithin(criteria.followers, wish)) return criteria
      const followers = limit(criteria.followers, { min, max }, anyFollowers)
      return { ...criteria, followers: mapRange(followers, Math.round) }
    }
  }
}

const mapRange = ({ min, max }: Range, map: (value: number) => number) => ({ min: map(min), max: map(max) })

const isWithin = (range: Range, { min, max }: AmountWish) =>
  range.min >= (min ?? range.min) && range.max <= (max ?? range.max)

function limit(
  before: Range,
  { min, max }: { readonly min: number | undefined; readonly max: number | undefined },
  open: Range,
): Range {
  const fit = (value: number) => Math.min(Math.max(value, open.min), open.max)
  if (min !== undefined && max !== undefined) return { min: fit(min), max: fit(max) }
  if (min !== undefined) return { min: fit(min), max: before.max > min ? before.max : open.max }
  if (max !== undefined) return { min: before.min < max ? before.min : open.min, max: fit(max) }
  return before
}

/** Removes the limits of a quantity. */
export function openAmount(criteria: CreatorCriteria, quantity: Quantity): CreatorCriteria {
  if (quantity === 'price') return { ...criteria, max_price: null }
  if (quantity === 'engagement') return { ...criteria, engagement: { ...anyEngagement } }
  if (quantity === 'views') return { ...criteria, average_views: { ...anyViews } }
  return { ...criteria, followers: { min: anyFollowers.min, max: anyFollowers.max } }
}

/**
 * Rescales a quantity for "smaller" or "cheaper": a third of the followers or three times as many, half of the price
 * or twice as much.
 */
export function applyRescale(
  criteria: CreatorCriteria,
  { quantity, direction, movesOneEnd }: Rescale,
): CreatorCriteria {
  if (quantity === 'price') {
    const { max_price: price } = criteria
    if (price === null) return direction === 'up' ? criteria : { ...criteria, max_price: firstPrice }
    return { ...criteria, max_price: round(direction === 'up' ? price * 2 : price / 2) }
  }
  if (quantity === 'engagement') {
    const min = Math.min(1, Math.max(highEngagement, round(criteria.engagement.min * 1.5)))
    return applyAmount(criteria, { quantity, min, max: undefined })
  }
  const factor = direction === 'up' ? 3 : 1 / 3
  const { min, max } = criteria.followers
  const isOpen = max >= anyFollowers.max && direction === 'up'
  const wanted = {
    min: movesOneEnd && direction === 'down' ? min : round(min * factor),
    max: isOpen || (movesOneEnd && direction === 'up') ? max : round(max * factor),
  }
  return applyAmount(criteria, { quantity, ...wanted })
}

/** Rounds to two digits, enough for an approximate value. */
const round = (value: number) => Number(value.toPrecision(2))

/** Describes the criteria for a quantity: "at most 50K followers". */
export function describeAmount({ max_price: price, ...ranges }: CreatorCriteria, quantity: Quantity): Message {
  if (quantity === 'price') {
    return price === null ? say('brand_change.any_price') : say('brand_change.price', { max: price })
  }
  if (quantity === 'views') return describeRange(quantity, ranges.average_views, anyViews)
  return describeRange(quantity, ranges[quantity], quantity === 'engagement' ? anyEngagement : anyFollowers)
}

function describeRange(quantity: 'engagement' | 'followers' | 'views', { min, max }: Range, open: Range): Message {
  if (min <= open.min && max >= open.max) return say(`brand_change.any_${quantity}`)
  if (min <= open.min) return say(`brand_change.most_${quantity}`, { max })
  if (max >= open.max) return say(`brand_change.least_${quantity}`, { min })
  return say(`brand_change.${quantity}`, { min, max })
}
