import type { CategoryId } from '@troupe/contract/catalogues/categories'

/**
 * Brands in their own words by the one category that fits them best: four each, of which the first two are for tuning and the last two held
 * out.
 */
export type BrandTexts = Partial<Record<CategoryId, readonly string[]>>
