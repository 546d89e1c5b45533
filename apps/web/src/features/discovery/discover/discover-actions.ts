import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { ResultActions } from '../results/result-actions.ts'

/** Keywords, categories and criteria chosen from a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
  /** Criteria in the brand's text. */
  criteria: readonly BrandCriterion[]
}

/** Actions of Discover other than searching, provided by the page. Actions that are not provided are hidden. */
export interface DiscoverActions extends ResultActions {
  /** Opens the brand analysis, which passes the selection to `apply`. */
  onAnalyzeBrand?: (apply: (selection: BrandSelection) => void) => void
}
