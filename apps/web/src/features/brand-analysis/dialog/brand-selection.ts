import type { BrandSummary, KeywordSource } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { queryMaxLength } from '@troupe/contract/query-length'
import { dialogTexts } from './dialog-texts.ts'

/** Result of an analysis; only documents have sources. */
export type FoundBrand = BrandSummary & { sources?: readonly KeywordSource[] }

/** Keywords, categories and criteria chosen from a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
  /** Criteria in the text, as edited. */
  criteria: readonly BrandCriterion[]
}

/**
 * The reason why a selection cannot become a search (its keywords, joined with spaces, exceed the limit); null if it
 * can.
 */
export function findSelectionProblem({ keywords }: Pick<BrandSelection, 'keywords'>): string | null {
  const { length } = keywords.join(' ')
  return length > queryMaxLength ? dialogTexts.result.tooLong(length) : null
}
