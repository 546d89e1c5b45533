import type { BrandCriterion, BrandFilter } from '@troupe/contract/brand-criteria'
import { platforms } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { filterDefaults } from '@troupe/contract/search-filters'

type Part = Partial<CreatorCriteria>

const mostPlatforms = 3
const mostExcluded = 10

/** Returns the search criteria that a criterion of a brand's text sets. */
export function toPart(criterion: BrandCriterion): Part {
  switch (criterion.filter) {
    case 'regions':
      return { regions: criterion.values }
    case 'languages':
      return { languages: criterion.values }
    case 'platforms':
      return { platforms: criterion.values.slice(0, mostPlatforms) }
    case 'subscriber_range':
      return { followers: { ...unlimited.followers, ...withoutBlanks(criterion) } }
    case 'engagement_rate_range':
      return { engagement: { ...unlimited.engagement, ...withoutBlanks(criterion) } }
    case 'average_views_range':
      return { average_views: toViews(criterion) }
    case 'price_range':
      return { max_price: criterion.max ?? null }
    case 'exclude_words':
      return { excluded_keywords: criterion.values.slice(0, mostExcluded) }
    case 'verified_only':
      return { verified_only: true }
    case 'has_email':
      return { with_email: true }
    case 'audience':
      return {}
  }
}

const unlimited = {
  followers: filterDefaults.subscribers,
  engagement: { min: 0, max: 1 },
  views: filterDefaults.averageViews,
}

/** Search criteria after a criterion is removed. */
const taken: Record<BrandFilter, Part> = {
  regions: { regions: [] },
  languages: { languages: [] },
  platforms: { platforms: [...platforms] },
  subscriber_range: { followers: unlimited.followers },
  engagement_rate_range: { engagement: unlimited.engagement },
  average_views_range: { average_views: unlimited.views },
  price_range: { max_price: null },
  exclude_words: { excluded_keywords: [] },
  verified_only: { verified_only: false },
  has_email: { with_email: false },
  audience: {},
}

/** Applies edits of a brand's criteria to the search criteria; other changes made since are kept. */
export function applyEdited(
  present: CreatorCriteria,
  before: readonly BrandCriterion[],
  after: readonly BrandCriterion[],
): CreatorCriteria {
  let criteria = present
  for (const criterion of before) {
    const edited = after.find(({ filter }) => filter === criterion.filter)
    if (edited !== criterion) criteria = { ...criteria, ...(edited ? toPart(edited) : taken[criterion.filter]) }
  }
  return criteria
}

/** A range above the highest limit would be reversed by it, and be refused. */
function toViews({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  const { min: lowest, max: highest } = unlimited.views
  const fit = (end: number) => Math.min(Math.round(end), highest)
  return { min: fit(min ?? lowest), max: fit(max ?? highest) }
}

function withoutBlanks({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
