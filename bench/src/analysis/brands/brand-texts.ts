import type { CategoryId } from '@troupe/contract/categories'

/** A brand in its own words; `alsoRight` names a category that fits it just as well, where two truly overlap. */
export interface BrandText {
  readonly text: string
  readonly alsoRight: readonly CategoryId[]
}

/** Brands by the category that fits them best: four each, of which the first two are for tuning and the last two held out. */
export type BrandTexts = Partial<Record<CategoryId, readonly (string | BrandText)[]>>
