import type { CategoryId } from '@troupe/contract/categories'
import type { ResultActions } from './results/result-actions.ts'

/** What was chosen of a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
}

/** What the page around Discover offers beside searching. An action without somebody to do it is not on screen. */
export interface DiscoverActions extends ResultActions {
  /** Opens the brand analysis; what is chosen there is to be handed to `apply`. */
  onAnalyzeBrand?: (apply: (selection: BrandSelection) => void) => void
}
