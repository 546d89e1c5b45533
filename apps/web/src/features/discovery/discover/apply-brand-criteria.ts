import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { excludeWordsMaxLength, filterDefaults } from '@troupe/contract/search-filters'
import type { AdvancedFilters } from '../advanced-filters/advanced-filters.ts'

interface Limits {
  platforms: Platform[]
  filters: AdvancedFilters
}

/** The platforms and filters of a search with the criteria that a brand's text asks for; each replaces the filter of its kind. */
export function applyBrandCriteria(present: Limits, criteria: readonly BrandCriterion[]): Limits {
  let { platforms, filters } = present
  for (const criterion of criteria) {
    if (criterion.filter === 'platforms') platforms = criterion.values
    else filters = { ...filters, ...toFilters(criterion) }
  }
  return { platforms, filters }
}

function toFilters(criterion: Exclude<BrandCriterion, { filter: 'platforms' }>): Partial<AdvancedFilters> {
  switch (criterion.filter) {
    case 'regions':
      return { regions: criterion.values }
    case 'languages':
      return { languages: criterion.values }
    case 'subscriber_range':
      return { subscribers: toRange(criterion, filterDefaults.subscribers) }
    case 'engagement_rate_range':
      return { engagementPercent: toRange(toPercent(criterion), filterDefaults.engagementPercent) }
    case 'price_range':
      return { price: toRange(criterion, filterDefaults.price) }
    case 'exclude_words':
      return { excludeWords: joinWords(criterion.values) }
    case 'verified_only':
      return { verifiedOnly: true }
    case 'has_email':
      return { hasEmail: true }
    case 'audience':
      return {}
  }
}

interface Ends {
  min?: number | undefined
  max?: number | undefined
}

/** Within the limits of the filter, and the smaller end first. */
function toRange({ min, max }: Ends, limits: { min: number; max: number }) {
  const ends = [min ?? limits.min, max ?? limits.max].map((end) => Math.min(Math.max(end, limits.min), limits.max))
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

/** Percent with at most one decimal, as the panel has it. */
function toPercent({ min, max }: Ends): Ends {
  const round = (fraction: number | undefined) => fraction && Math.round(fraction * 1000) / 10
  return { min: round(min), max: round(max) }
}

/** Phrases in quotes, as many as a search takes. */
function joinWords(values: readonly string[]): string {
  return values.reduce((joined, value) => {
    const phrase = /\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value
    const longer = `${joined} ${phrase}`.trim()
    return longer.length <= excludeWordsMaxLength ? longer : joined
  }, '')
}
