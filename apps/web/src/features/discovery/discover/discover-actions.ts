import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { ResultActions } from '../results/result-actions.ts'

/** Keywords and categories chosen from a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
}

/** Actions of Discover besides searching, provided by the page. Actions that are not provided are not shown. */
export interface DiscoverActions extends ResultActions {
  /** Opens the brand analysis; what is chosen there is to be handed to `apply`. */
  onAnalyzeBrand?: (apply: (selection: BrandSelection) => void) => void
}
