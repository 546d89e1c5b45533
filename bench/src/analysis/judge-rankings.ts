import type { CategoryId } from '@troupe/contract/categories'
import type { BrandCase } from './brand-cases.ts'

export interface Judged {
  readonly brand: BrandCase
  readonly ranking: readonly CategoryId[]
}

/** Percentages of brands; `strict` counts only the one category, the others also those that fit as well. */
export function judgeRankings(judged: readonly Judged[]) {
  const share = (isRight: (one: Judged) => boolean) =>
    Number(((100 * judged.filter(isRight).length) / judged.length).toFixed(1))
  return {
    brands: judged.length,
    first: share((one) => isAmong(one, 1)),
    'first three': share((one) => isAmong(one, 3)),
    'first, strict': share(({ brand, ranking }) => ranking[0] === brand.category),
    'first three, strict': share(({ brand, ranking }) => ranking.slice(0, 3).includes(brand.category)),
  }
}

/** Whether a right category is among the first so many. */
export function isAmong({ brand, ranking }: Judged, depth: number): boolean {
  return ranking.slice(0, depth).some((id) => id === brand.category || brand.alsoRight.includes(id))
}
