import type { Turn, TurnChanges } from '@troupe/server/modules/brand-analysis/turns/turn'

interface Criteria {
  readonly regions?: readonly string[] | undefined
  readonly platforms?: readonly string[] | undefined
}

/** The reading of a message, in the fields of the labelled turns. */
export function toTurnPrediction(turn: Turn, criteria: Criteria): object {
  switch (turn.kind) {
    case 'change':
      return { kind: turn.kind, changes: toChanges(turn.changes, criteria) }
    case 'more':
      return { kind: turn.kind, changes: turn.like === undefined ? {} : { like: `#${turn.like}` } }
    case 'new_brand':
      return { kind: turn.kind, about: turn.words }
    case 'question':
    case 'smalltalk':
      return { kind: turn.kind, about: turn.about }
    case 'undo':
    case 'unread':
      return { kind: turn.kind }
  }
}

const fieldOf: Readonly<Record<string, string>> = {
  country: 'regions',
  platform: 'platforms',
  email: 'has_email',
  language: 'languages',
}

function toChanges(changes: TurnChanges, criteria: Criteria): object {
  const { countries, platforms, rescales, amounts, topics, city, drop, like } = changes
  const ranges = [
    ...amounts.map(({ quantity, min, max }) => [quantity, { min, max }]),
    ...rescales.map(({ quantity, direction }) => [quantity, toRescaled(quantity, direction)]),
  ]
  const of = (...polarities: readonly string[]) =>
    topics.filter(({ polarity }) => polarities.includes(polarity)).map(({ text }) => text)
  const regions = countries.also.length > 0 ? [...(criteria.regions ?? []), ...countries.also] : countries.only
  return {
    ...Object.fromEntries(ranges),
    ...(regions.length > 0 ? { regions } : {}),
    ...(city === undefined ? {} : { place: city }),
    ...(changes.clear.includes('platform') || platforms.only.length + platforms.also.length + platforms.not.length === 0
      ? {}
      : { platforms: toPlatforms(platforms, criteria.platforms ?? ['tiktok', 'instagram', 'youtube']) }),
    verified: changes.verified || undefined,
    has_email: changes.email || undefined,
    posted_within_days: changes.postedWithinDays,
    exclude: [...of('not'), ...countries.not],
    topic: of('only'),
    topic_add: of('also'),
    clear: changes.clear.map((property) => fieldOf[property] ?? property),
    ...(drop === undefined ? {} : { drop: `#${drop}` }),
    ...(like === undefined ? {} : { like: `#${like}` }),
  }
}

function toPlatforms({ only, also, not }: TurnChanges['platforms'], before: readonly string[]): string[] {
  const kept = only.length > 0 ? only : before
  return [...new Set([...kept, ...also])].filter((platform) => !not.some((each) => each === platform))
}

function toRescaled(quantity: string, direction: 'up' | 'down'): object {
  if (quantity === 'engagement') return { min: direction === 'up' ? 'higher' : 'lower' }
  return direction === 'up' && quantity === 'followers'
    ? { min: 'higher' }
    : { max: direction === 'up' ? 'higher' : 'lower' }
}
