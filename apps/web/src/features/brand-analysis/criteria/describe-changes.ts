import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { getCountryName, getLanguageName } from '../../../lib/format/names.ts'
import { formatCount, formatDollars, formatPercent } from '../../../lib/format/numbers.ts'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { criteriaTexts } from './criteria-texts.ts'

const listFormat = new Intl.ListFormat(activeLocale(), { type: 'conjunction' })

const texts = criteriaTexts.changes

/** Describes the changes of criteria, one phrase each, as a user would write them to the assistant. */
export function describeChanges(before: readonly BrandCriterion[], after: readonly BrandCriterion[]): string[] {
  return before.flatMap((criterion) => {
    const changed = after.find(({ filter }) => filter === criterion.filter)
    if (!changed) return [texts.taken[criterion.filter]]
    return describe(changed) === describe(criterion) ? [] : [describe(changed)]
  })
}

function describe(criterion: BrandCriterion): string {
  switch (criterion.filter) {
    case 'regions':
      return texts.only(listFormat.format(criterion.values.map(getCountryName)))
    case 'languages':
      return texts.languages(listFormat.format(criterion.values.map(getLanguageName)))
    case 'platforms':
      return texts.only(listFormat.format(criterion.values.map((platform) => platformNames[platform])))
    case 'subscriber_range':
      return texts.followers(describeRange(criterion, formatCount))
    case 'engagement_rate_range':
      return texts.engagement(describeRange(criterion, (fraction) => formatPercent(fraction * 100)))
    case 'average_views_range':
      return texts.views(describeRange(criterion, formatCount))
    case 'price_range':
      return texts.price(describeRange(criterion, formatDollars))
    case 'exclude_words':
      return texts.without(listFormat.format(criterion.values))
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
  if (min !== undefined && max !== undefined) return texts.range(format(min), format(max))
  if (min !== undefined) return texts.atLeast(format(min))
  return max === undefined ? texts.any : texts.upTo(format(max))
}
