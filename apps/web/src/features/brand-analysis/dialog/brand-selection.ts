import type { BrandSummary, KeywordSource } from '@troupe/contract/brand-analysis'
import type { CategoryId } from '@troupe/contract/categories'
import { queryMaxLength } from '@troupe/contract/discovery'
import { dialogTexts } from './dialog-texts.ts'

/** What an analysis found; the sources are there where it was of a document. */
export type FoundBrand = BrandSummary & { sources?: readonly KeywordSource[] }

/** What was chosen of a brand analysis. */
export interface BrandSelection {
  keywords: readonly string[]
  categories: readonly CategoryId[]
}

/** What keeps a selection from becoming a search: its keywords, joined with spaces, are longer than one may be; or null. */
export function findSelectionProblem({ keywords }: BrandSelection): string | null {
  const { length } = keywords.join(' ')
  return length > queryMaxLength ? dialogTexts.result.tooLong(length) : null
}
