import { Creator, FoundCreator } from '@troupe/contract/creators'

/** Fields of a creator that an assistant receives: enough to choose by, few enough for its context. */
const shortFields = {
  id: true,
  platform: true,
  title: true,
  handle: true,
  description: true,
  url: true,
  subscribers: true,
  average_views: true,
  engagement_rate: true,
  posting_frequency: true,
  estimated_price: true,
  price_source: true,
  region: true,
  language: true,
  email: true,
  content_categories: true,
  last_posted_at: true,
  source: true,
} as const

export const ShortCreator = Creator.pick(shortFields)
export const ShortFoundCreator = FoundCreator.pick({ ...shortFields, match: true })

const shownDescriptionLength = 300

/** Shortens the description to the part that shows its subject. */
export function shorten<C extends { description: string }>(creator: C): C {
  return { ...creator, description: creator.description.slice(0, shownDescriptionLength) }
}
