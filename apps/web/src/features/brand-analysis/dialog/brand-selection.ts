import type { BrandSummary, KeywordSource } from '@troupe/contract/brand-analysis'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { queryMaxLength } from '@troupe/contract/discovery'
import { dialogTexts } from './dialog-texts.ts'

/** Result of an analysis; the sources only for a document. */
export type FoundBrand = BrandSummary & { sources?: readonly KeywordSource[] }

/** Keywords and categories chosen from a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
}

/** Reason why a selection cannot become a search (its keywords, joined with spaces, exceed the limit), or null. */
export function findSelectionProblem({ keywords }: BrandSelection): string | null {
  const { length } = keywords.join(' ')
  return length > queryMaxLength ? dialogTexts.result.tooLong(length) : null
}
