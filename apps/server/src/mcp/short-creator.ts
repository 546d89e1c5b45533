import { Creator, FoundCreator } from '@troupe/contract/creators'

/** Fields of a creator that an assistant gets: enough to choose by, few enough for its context. */
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

/** The same with as much of the description as tells what it is about. */
export function shorten<C extends { description: string }>(creator: C): C {
  return { ...creator, description: creator.description.slice(0, shownDescriptionLength) }
}
