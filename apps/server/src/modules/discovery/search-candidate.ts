import type { CategoryId } from '@troupe/contract/categories'

/** What the ranking knows of a creator from the database. */
export interface StoredCandidate {
  readonly id: number
  /** For each unit of the query, how much the creator's texts are about it: `ts_rank` of its `toTermTest`. */
  readonly ranks: readonly number[]
  readonly termCount: number
  /** Cosine of the meanings, -1 to 1; null while the creator is not embedded or nothing was compared. */
  readonly similarity: number | null
  readonly nameKey: string
  readonly categories: readonly CategoryId[]
  /** ISO 639-1. */
  readonly language: string | null
  readonly subscribers: number | null
  /** Percent. */
  readonly engagementRate: number | null
  /** Milliseconds since 1970. */
  readonly lastPostedAt: number | null
  readonly fetchedAt: number
}

/** A creator who may be shown. */
export interface SearchCandidate extends StoredCandidate {
  /** Likeness of name or handle to the query, 0 to 1; 0 also where it is too little to be looked at. */
  readonly nameSimilarity: number
}

/** How common words are in the catalogue. */
export interface TermStatistics {
  readonly creatorCount: number
  readonly averageTermCount: number
  /** Share of the creators that have a term, 0 to 1; rare ones are not there. */
  readonly shares: ReadonlyMap<string, number>
}

/** A sample of the creators by their terms. */
export interface TermSample {
  /** How many they are; they are numbered from 0. */
  readonly size: number
  /** The numbers of those who have a term; rare terms are not there. */
  readonly holders: ReadonlyMap<string, Uint16Array>
}

export interface SampledStatistics extends TermStatistics {
  readonly sample: TermSample
}
