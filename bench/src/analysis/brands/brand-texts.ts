import type { CategoryId } from '@troupe/contract/catalogues/categories'

/**
 * Brands in their own words, by the category that fits them best. Each category has four: the first two for tuning, the
 * last two held out.
 */
export type BrandTexts = Partial<Record<CategoryId, readonly string[]>>
