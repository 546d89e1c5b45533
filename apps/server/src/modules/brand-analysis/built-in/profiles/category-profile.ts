import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** Description and cues of a category, written for brands and creators of its field. */
export interface CategoryProfile {
  /** Short texts for the sentence encoder: what such brands make and such creators show. */
  readonly about: readonly string[]
  /** Words and phrases, by commas, each of which all but names the category. */
  readonly cues: string
  /** Words and phrases, by commas, which are usual in it and in a few others. */
  readonly hints: string
}

export type CategoryProfiles<Id extends CategoryId = CategoryId> = Readonly<Record<Id, CategoryProfile>>
