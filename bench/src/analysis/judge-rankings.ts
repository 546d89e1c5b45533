import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { allBrands } from './brands/all-brands.ts'

export interface BrandCase {
  readonly text: string
  readonly category: CategoryId
  /** Not used to choose descriptions, words and weights. */
  readonly isHeldOut: boolean
}

const tuningPlaces = 2

/** All described brands: in each category the first two are for tuning, the others are held out. */
export const brandCases: readonly BrandCase[] = categories.flatMap(({ id }) =>
  (allBrands[id] ?? []).map((text, place) => ({ text, category: id, isHeldOut: place >= tuningPlaces })),
)

export interface Judged {
  readonly brand: BrandCase
  /** The analyser's categories, best first, at most five. */
  readonly ranking: readonly CategoryId[]
}

/** Percentage of brands whose correct category is first, and among the first three. */
export function judgeRankings(judged: readonly Judged[]) {
  const share = (depth: number) =>
    Number(((100 * judged.filter((one) => isAmong(one, depth)).length) / judged.length).toFixed(1))
  return { brands: judged.length, first: share(1), 'first three': share(3) }
}

/** Whether the correct category is among the first `depth`. */
export function isAmong({ brand, ranking }: Judged, depth: number): boolean {
  return ranking.slice(0, depth).includes(brand.category)
}
