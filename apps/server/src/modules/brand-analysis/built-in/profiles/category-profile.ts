import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** Description and cues of a category, written for brands and creators in its field. */
export interface CategoryProfile {
  /** Short texts for the sentence encoder: products of such brands and topics of such creators. */
  readonly about: readonly string[]
  /** Comma-separated words and phrases, each of which all but names the category. */
  readonly cues: string
  /** Comma-separated words and phrases that are common in this category and a few others. */
  readonly hints: string
}

export type CategoryProfiles<Id extends CategoryId = CategoryId> = Readonly<Record<Id, CategoryProfile>>
