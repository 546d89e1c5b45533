import type { CategoryId } from '@troupe/contract/categories'

/** What the ranking knows of a creator who may be shown. */
export interface SearchCandidate {
  readonly id: number
  /** For each distinct term of the query, 0 to about 1: how much the creator's texts are about it. */
  readonly termRanks: readonly number[]
  readonly termCount: number
  /** Cosine of the meanings, -1 to 1; null while the creator is not embedded or nothing was compared. */
  readonly similarity: number | null
  /** Likeness of name or handle to the query, 0 to 1. */
  readonly nameSimilarity: number
  readonly nameKey: string
  readonly categories: readonly CategoryId[]
  readonly subscribers: number | null
  /** Percent. */
  readonly engagementRate: number | null
  readonly lastPostedAt: Date | null
  readonly fetchedAt: Date
}

/** How common words are in the catalogue. */
export interface TermStatistics {
  readonly creatorCount: number
  readonly averageTermCount: number
  /** Share of the creators that have a term, 0 to 1; rare ones are not there. */
  readonly shares: ReadonlyMap<string, number>
}
