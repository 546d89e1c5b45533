import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { filterDefaults } from '@troupe/contract/search-filters'
import { getCountryName, getLanguageName } from '../../../../lib/format/names.ts'
import { formatCount, formatDollars, formatPercent } from '../../../../lib/format/numbers.ts'
import { assistantTexts } from './assistant-texts.ts'
import { joinWords } from './list-texts.ts'

const texts = assistantTexts.strategy

interface Fact {
  name: string
  value: string
}

/** Lists the criteria other than keywords and categories, without unrestricted ones. */
export function listFacts(criteria: CreatorCriteria): Fact[] {
  const { followers, engagement, platforms, regions, max_price, verified_only, with_email } = criteria
  const only = [verified_only && texts.verified, with_email && texts.withEmail].filter((part) => part !== false)
  const facts: readonly (readonly [name: string, value: string])[] = [
    [texts.followers, describeRange(followers, filterDefaults.subscribers.max, formatCount)],
    [texts.engagement, describeRange(engagement, 1, (fraction) => formatPercent(fraction * 100))],
    [texts.views, describeRange(criteria.average_views, filterDefaults.averageViews.max, formatCount)],
    [texts.platforms, joinWords(platforms.map((platform) => platformNames[platform]))],
    [texts.regions, joinWords(regions.map(getCountryName))],
    [texts.cities, joinWords(criteria.cities)],
    [texts.languages, joinWords(criteria.languages.map(getLanguageName))],
    [texts.price, max_price === null ? '' : texts.upTo(formatDollars(max_price))],
    [texts.posted, criteria.posted_within_days === null ? '' : texts.days(criteria.posted_within_days)],
    [texts.without, joinWords(criteria.excluded_keywords)],
    [texts.more, joinWords(only)],
  ]
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))
}

/** Formats a range; '' if it is unrestricted. A maximum at the open end does not restrict. */
function describeRange({ min, max }: { min: number; max: number }, openEnd: number, format: (value: number) => string) {
  const isOpen = max >= openEnd
  if (min > 0) return isOpen ? texts.from(format(min)) : texts.range(format(min), format(max))
  return isOpen ? '' : texts.upTo(format(max))
}
