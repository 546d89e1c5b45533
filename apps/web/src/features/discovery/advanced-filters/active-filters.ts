import { getCountryName } from '@troupe/contract/catalogues/countries'
import { formatCount, formatDollars, formatExact } from '../../../lib/format/numbers.ts'
import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import { filterTexts } from './filter-texts.ts'
import type { Range } from './range.ts'

const texts = filterTexts.active

/** A filter that is not at its default, in words, and the filters as they are without it. */
export interface ActiveFilter {
  key: string
  label: string
  without: AdvancedFilters
}

/** The filters that restrict the search, one entry per removable chip. The sort order is not a filter. */
export function listActiveFilters(filters: AdvancedFilters): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (field: keyof AdvancedFilters, label: string) =>
    active.push({ key: field, label, without: { ...filters, [field]: defaultFilters[field] } })
  const addRange = (field: 'subscribers' | 'engagementPercent' | 'price', name: string, format: typeof formatCount) => {
    const label = describeRange(name, { range: filters[field], limits: defaultFilters[field], format })
    if (label) add(field, label)
  }

  addRange('subscribers', texts.subscribers, formatCount)
  addRange('engagementPercent', texts.engagement, (percent) => `${formatExact(percent)}%`)
  addRange('price', texts.price, formatDollars)
  if (filters.minVideos > defaultFilters.minVideos) add('minVideos', texts.minVideos(formatExact(filters.minVideos)))
  for (const region of filters.regions) {
    const regions = filters.regions.filter((other) => other !== region)
    active.push({ key: `region ${region}`, label: getCountryName(region), without: { ...filters, regions } })
  }
  if (filters.verifiedOnly) add('verifiedOnly', texts.verifiedOnly)
  if (filters.hasEmail) add('hasEmail', texts.hasEmail)
  if (filters.postedWithinDays !== null) {
    add('postedWithinDays', texts.postedWithin(filterTexts.postedWithinDays(filters.postedWithinDays)))
  }
  const excludeWords = filters.excludeWords.trim()
  if (excludeWords !== '') add('excludeWords', texts.excludeWords(excludeWords))
  if (filters.hideCollected) add('hideCollected', texts.hideCollected)
  if (filters.hideContacted) add('hideContacted', texts.hideContacted)
  return active
}

interface RangeDescription {
  range: Range
  limits: Range
  format: (value: number) => string
}

/** Only the ends that limit anything; null where neither does. */
function describeRange(name: string, { range, limits, format }: RangeDescription): string | null {
  const [hasMin, hasMax] = [range.min > limits.min, range.max < limits.max]
  if (hasMin && hasMax) return texts.between(name, format(range.min), format(range.max))
  if (hasMin) return texts.from(name, format(range.min))
  return hasMax ? texts.upTo(name, format(range.max)) : null
}
