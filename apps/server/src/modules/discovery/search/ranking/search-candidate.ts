import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** The stored facts about a creator that the ranking uses. */
export interface StoredCandidate {
  readonly id: number
  /** The output of `toSearchFields`. */
  readonly indexText: string
  /** Number of terms in it. */
  readonly termCount: number
  /** Cosine similarity to the query, -1 to 1; null: not embedded yet or not compared. */
  readonly similarity: number | null
  readonly nameKey: string
  /** In the platform's spelling. */
  readonly handle: string
  readonly categories: readonly CategoryId[]
  /** ISO 639-1. */
  readonly language: string | null
  readonly subscribers: number | null
  /** Percent. */
  readonly engagementRate: number | null
  /** Milliseconds since 1970. */
  readonly lastPostedAt: number | null
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

export interface SearchCandidate extends StoredCandidate {
  /** Similarity of name or handle to the query, 0 to 1; 0 if too low to be considered. */
  readonly nameSimilarity: number
}
