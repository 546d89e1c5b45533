import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { excludeWordsMaxLength, filterDefaults } from '@troupe/contract/search-filters'
import type { AdvancedFilters } from '../advanced-filters/advanced-filters.ts'
import { dropRead, keepRead } from '../api/read-filters.ts'
import type { SearchInput } from '../api/search-request.ts'
import type { BrandSelection } from './discover-actions.ts'

/**
 * Returns the input of a search after a selection from a brand analysis was applied. Its keywords, if any, replace the
 * text, with what was read from that; categories are added; criteria are no reading of a text, so another text keeps
 * them.
 */
export function applyBrandSelection(
  present: SearchInput,
  { keywords, categories, criteria }: BrandSelection,
): SearchInput {
  const input = dropRead({ ...present, query: keywords.join(' ') || present.query })
  const limits = applyBrandCriteria(input, criteria)
  const reading = keepRead(input, limits.filters)
  const namesPlatforms = criteria.some(({ filter }) => filter === 'platforms')
  return {
    ...input,
    ...limits,
    categories: [...new Set([...input.categories, ...categories])],
    reading: namesPlatforms ? { ...reading, platforms: null } : reading,
  }
}

interface Limits {
  platforms: Platform[]
  filters: AdvancedFilters
}

/**
 * Applies the criteria of a brand's text to the platforms and filters of a search; each replaces the filter of its
 * kind.
 */
function applyBrandCriteria(present: Limits, criteria: readonly BrandCriterion[]): Limits {
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
    case 'average_views_range':
      return { averageViews: toRange(criterion, filterDefaults.averageViews) }
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

/** Clamps a range to the limits of the filter and orders its ends. */
function toRange({ min, max }: Ends, limits: { min: number; max: number }) {
  const ends = [min ?? limits.min, max ?? limits.max].map((end) => Math.min(Math.max(end, limits.min), limits.max))
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

/** Converts fractions to percent with at most one decimal, as in the panel. */
function toPercent({ min, max }: Ends): Ends {
  const round = (fraction: number | undefined) => fraction && Math.round(fraction * 1000) / 10
  return { min: round(min), max: round(max) }
}

/** Joins words to exclude, with phrases in quotes, up to the maximum length of a search. */
function joinWords(values: readonly string[]): string {
  return values.reduce((joined, value) => {
    const phrase = /\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value
    const longer = `${joined} ${phrase}`.trim()
    return longer.length <= excludeWordsMaxLength ? longer : joined
  }, '')
}
