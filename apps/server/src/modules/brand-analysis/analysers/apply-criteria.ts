import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { filterDefaults } from '@troupe/contract/search-filters'

const mostFollowers = filterDefaults.subscribers.max

type Suggestions = Pick<BrandAnalysis, 'suggested_follower_range' | 'engagement_rate_range' | 'target_platforms'>

/** Replaces suggestions by the criteria that the text states. */
export function applyCriteria(analysis: BrandAnalysis): BrandAnalysis {
  let applied = analysis
  for (const criterion of analysis.criteria) applied = { ...applied, ...toSuggestions(criterion) }
  return applied
}

function toSuggestions(criterion: BrandCriterion): Partial<Suggestions> {
  if (criterion.filter === 'platforms') return { target_platforms: criterion.values }
  if (criterion.filter === 'subscriber_range') {
    const { min = 0, max } = criterion
    return { suggested_follower_range: { min: Math.round(min), max: Math.round(max ?? Math.max(mostFollowers, min)) } }
  }
  if (criterion.filter === 'engagement_rate_range') {
    return { engagement_rate_range: { min: criterion.min ?? 0, max: Math.min(criterion.max ?? 1, 1) } }
  }
  return {}
}
