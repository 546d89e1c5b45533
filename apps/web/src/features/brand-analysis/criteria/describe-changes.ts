import type { BrandCriterion, BrandFilter } from '@troupe/contract/brand-criteria'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { getLanguageName } from '@troupe/contract/catalogues/languages'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { formatCount, formatDollars, formatPercent } from '../../../lib/format/numbers.ts'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const taken: Record<BrandFilter, string> = {
  regions: 'any country',
  languages: 'any language',
  platforms: 'any platform',
  subscriber_range: 'any size',
  engagement_rate_range: 'any engagement',
  price_range: 'any price',
  exclude_words: 'nothing left out',
  verified_only: 'not only verified',
  has_email: 'email not needed',
  audience: 'any audience',
}

/** Describes the changes of criteria, one phrase each, as a user would write them to the assistant. */
export function describeChanges(before: readonly BrandCriterion[], after: readonly BrandCriterion[]): string[] {
  return before.flatMap((criterion) => {
    const changed = after.find(({ filter }) => filter === criterion.filter)
    if (!changed) return [taken[criterion.filter]]
    return describe(changed) === describe(criterion) ? [] : [describe(changed)]
  })
}

function describe(criterion: BrandCriterion): string {
  switch (criterion.filter) {
    case 'regions':
      return `only ${listFormat.format(criterion.values.map(getCountryName))}`
    case 'languages':
      return `in ${listFormat.format(criterion.values.map(getLanguageName))}`
    case 'platforms':
      return `only ${listFormat.format(criterion.values.map((platform) => platformNames[platform]))}`
    case 'subscriber_range':
      return `${describeRange(criterion, formatCount)} followers`
    case 'engagement_rate_range':
      return `${describeRange(criterion, (fraction) => formatPercent(fraction * 100))} engagement`
    case 'price_range':
      return `${describeRange(criterion, formatDollars)} per post`
    case 'exclude_words':
      return `without ${listFormat.format(criterion.values)}`
    case 'audience':
      return listFormat.format(criterion.values)
    default:
      return criterion.filter
  }
}

function describeRange(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  format: (value: number) => string,
): string {
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`
  if (min !== undefined) return `at least ${format(min)}`
  return max === undefined ? 'any' : `up to ${format(max)}`
}
