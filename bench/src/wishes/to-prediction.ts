import type { Criterion, Wish } from '@troupe/server/modules/discovery/wish/rules/wish'

/** The reading of a text, in the fields of the labelled wishes. */
export type Prediction = Readonly<Record<string, unknown>>

/** Fields that hold a list. */
const lists: ReadonlySet<string> = new Set(['platforms', 'regions', 'place', 'languages', 'exclude', 'unanswerable'])

export function toPrediction({ topic, criteria }: Wish): Prediction {
  // Quotes keep words together and are no part of the topic.
  const prediction: Record<string, unknown> = { topic: topic.replace(/["“”„«»「」]/g, '') }
  for (const [field, value] of criteria.flatMap(toFields)) {
    const before = prediction[field]
    prediction[field] = lists.has(field) ? [...(Array.isArray(before) ? before : []), ...[value].flat()] : value
  }
  return prediction
}

function toFields(criterion: Criterion): [string, unknown][] {
  switch (criterion.kind) {
    case 'platform':
      return [['platforms', criterion.platforms]]
    case 'country':
      return [
        ['regions', criterion.countries],
        ...(criterion.city ? [['place', criterion.city] as [string, unknown]] : []),
      ]
    case 'language':
      return [['languages', criterion.language]]
    case 'followers':
    case 'engagement':
      return [[criterion.kind, { min: criterion.min, max: criterion.max }]]
    case 'price':
      return [['price', criterion.said ?? { min: criterion.min, max: criterion.max }]]
    case 'cheap':
      return [['price', { max: 'low' }]]
    case 'verified':
      return [['verified', true]]
    case 'email':
      return [['has_email', true]]
    case 'posted':
      return [['posted_within_days', criterion.days]]
    // The labels have no field for these.
    case 'views':
    case 'engaged':
    case 'growth':
      return []
    case 'exclude':
      return [['exclude', criterion.text]]
    case 'like':
    case 'lookup':
      return [[criterion.kind, criterion.reference]]
    case 'count':
      return [['count', criterion.count]]
    case 'unanswerable':
      return [['unanswerable', criterion.about]]
  }
}
