import type { CategoryId } from '@troupe/contract/categories'
import type { BrandCase } from './brand-cases.ts'

export interface Judged {
  readonly brand: BrandCase
  /** The best first: of the analyser those it answers with, five at most. */
  readonly ranking: readonly CategoryId[]
}

/** Percentages of brands whose one right category is first, and among the first three. */
export function judgeRankings(judged: readonly Judged[]) {
  const share = (depth: number) =>
    Number(((100 * judged.filter((one) => isAmong(one, depth)).length) / judged.length).toFixed(1))
  return { brands: judged.length, first: share(1), 'first three': share(3) }
}

/** Whether the right category is among the first so many. */
export function isAmong({ brand, ranking }: Judged, depth: number): boolean {
  return ranking.slice(0, depth).includes(brand.category)
}
