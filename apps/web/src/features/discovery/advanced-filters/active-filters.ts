import type { SearchFilterName } from '@troupe/contract/search-filters'
import { getCountryName, getLanguageName } from '../../../lib/format/names.ts'
import { formatCount, formatDollars, formatExact } from '../../../lib/format/numbers.ts'
import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import type { RangeField } from './filter-draft.ts'
import { filterTexts } from './filter-texts.ts'
import type { Range } from './range.ts'

const texts = filterTexts.active

/** An active filter with its label, and the filters without it. */
export interface ActiveFilter {
  /** The field of the request, followed by the item if the field is a list: "regions DE". */
  key: string
  label: string
  without: AdvancedFilters
}

/** The request fields of the filters. */
const requestFields = {
  subscribers: 'subscriber_range',
  engagementPercent: 'engagement_rate_range',
  averageViews: 'average_views_range',
  price: 'price_range',
  regions: 'regions',
  excludeRegions: 'exclude_regions',
  cities: 'cities',
  languages: 'languages',
  verifiedOnly: 'verified_only',
  minVideos: 'min_videos',
  minGrowthPercent: 'min_monthly_growth',
  hasEmail: 'has_email',
  postedWithinDays: 'posted_within_days',
  excludeWords: 'exclude_words',
  hideCollected: 'hide_collected',
  hideContacted: 'hide_contacted',
} as const satisfies Record<Exclude<keyof AdvancedFilters, 'sort' | 'literal'>, SearchFilterName | 'cities'>

/** Lists the filters that restrict the search, one entry per removable chip. The sort order is not a filter. */
export function listActiveFilters(filters: AdvancedFilters): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (field: keyof typeof requestFields, label: string) =>
    active.push({ key: requestFields[field], label, without: { ...filters, [field]: defaultFilters[field] } })
  const addItems = (
    field: 'regions' | 'excludeRegions' | 'cities' | 'languages',
    toLabel: (item: string) => string,
  ) => {
    for (const item of filters[field]) {
      const others = filters[field].filter((other) => other !== item)
      active.push({
        key: `${requestFields[field]} ${item}`,
        label: toLabel(item),
        without: { ...filters, [field]: others },
      })
    }
  }
  const addRange = (field: RangeField, name: string, format: typeof formatCount) => {
    const label = describeRange(name, { range: filters[field], limits: defaultFilters[field], format })
    if (label) add(field, label)
  }

  addRange('subscribers', texts.subscribers, formatCount)
  addRange('engagementPercent', texts.engagement, (percent) => `${formatExact(percent)}%`)
  addRange('averageViews', texts.averageViews, formatCount)
  addRange('price', texts.price, formatDollars)
  if (filters.minVideos > defaultFilters.minVideos) add('minVideos', texts.minVideos(formatExact(filters.minVideos)))
  if (filters.minGrowthPercent > 0) add('minGrowthPercent', texts.growing(formatExact(filters.minGrowthPercent)))
  addItems('regions', getCountryName)
  addItems('excludeRegions', (code) => texts.not(getCountryName(code)))
  addItems('cities', texts.cityFirst)
  addItems('languages', (code) => texts.inLanguage(getLanguageName(code)))
  if (filters.verifiedOnly) add('verifiedOnly', texts.verifiedOnly)
  if (filters.hasEmail) add('hasEmail', texts.hasEmail)
  if (filters.postedWithinDays !== null) {
    add('postedWithinDays', texts.postedWithin(filterTexts.postedWithinDays(filters.postedWithinDays)))
  }
  const phrases = filters.excludeWords.match(/"[^"]*"|[^\s"]+/g) ?? []
  for (const phrase of phrases) {
    const excludeWords = phrases.filter((other) => other !== phrase).join(' ')
    active.push({
      key: `${requestFields.excludeWords} ${phrase}`,
      label: texts.not(phrase.replaceAll('"', '')),
      without: { ...filters, excludeWords },
    })
  }
  if (filters.hideCollected) add('hideCollected', texts.hideCollected)
  if (filters.hideContacted) add('hideContacted', texts.hideContacted)
  return active
}

interface RangeDescription {
  range: Range
  limits: Range
  format: (value: number) => string
}

/** Describes the ends of a range that limit anything; null if neither does. */
function describeRange(name: string, { range, limits, format }: RangeDescription): string | null {
  const [hasMin, hasMax] = [range.min > limits.min, range.max < limits.max]
  if (hasMin && hasMax) return texts.between(name, format(range.min), format(range.max))
  if (hasMin) return texts.from(name, format(range.min))
  return hasMax ? texts.upTo(name, format(range.max)) : null
}
