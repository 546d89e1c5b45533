import { type CategoryId, categories } from '@troupe/contract/categories'
import { allBrands } from './brands/all-brands.ts'

export interface BrandCase {
  readonly text: string
  readonly category: CategoryId
  /** Never looked at while descriptions, words and weights were chosen. */
  readonly isHeldOut: boolean
}

const tuningPlaces = 2

/** All described brands: in each category the first two are for tuning, the others are held out. */
export const brandCases: readonly BrandCase[] = categories.flatMap(({ id }) =>
  (allBrands[id] ?? []).map((text, place) => ({ text, category: id, isHeldOut: place >= tuningPlaces })),
)
