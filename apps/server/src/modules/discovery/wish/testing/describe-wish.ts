import type { Criterion, Range } from '../rules/wish.ts'

/** Describes a criterion in one short line: "DE(Berlin)", "followers 1000..50000", "not gaming". */
export function describeCriterion(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'country':
      return criterion.countries.join('+') + (criterion.city === undefined ? '' : `(${criterion.city})`)
    case 'language':
      return `lang ${criterion.language}`
    case 'platform':
      return `on ${criterion.platforms.join('+')}`
    case 'followers':
    case 'engagement':
    case 'views':
    case 'price':
      return `${criterion.kind} ${describeRange(criterion)}`
    case 'posted':
      return `posted ${criterion.days}`
    case 'growth':
      return `growth ${criterion.min}`
    case 'exclude':
      return `not ${criterion.countries?.join('+') ?? criterion.text}`
    case 'like':
      return `like ${criterion.reference}`
    case 'lookup':
      return `find ${criterion.reference}`
    case 'count':
      return `count ${criterion.count}`
    case 'unanswerable':
      return `unknown ${criterion.about}`
    case 'cheap':
    case 'engaged':
    case 'verified':
    case 'email':
      return criterion.kind
  }
}

const describeRange = ({ min, max }: Range) => `${min ?? ''}..${max ?? ''}`
