import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { ResultActions } from '../results/result-actions.ts'

/** Keywords, categories and criteria chosen from a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
  /** What the brand's text asks of creators. */
  criteria: readonly BrandCriterion[]
}

/** Actions of Discover besides searching, provided by the page. Actions that are not provided are not shown. */
export interface DiscoverActions extends ResultActions {
  /** Opens the brand analysis; what is chosen there is to be handed to `apply`. */
  onAnalyzeBrand?: (apply: (selection: BrandSelection) => void) => void
}
