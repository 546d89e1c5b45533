import { platforms } from '@troupe/contract/catalogues/platforms'

/**
 * Numbers of creators to find by words and topic, to find by meaning, and to rank: per requested result, with a
 * minimum. They suffice for 100,000 creators, of which they find 0.97 of the first 30 and 0.98 of the first 100.
 */
const counts = {
  byWords: { perResult: 10, min: 600 },
  byMeaning: { perResult: 2, min: 200 },
  /** By meaning if all creators are compared, which takes no longer for more. */
  compared: { perResult: 4, min: 150 },
  ranked: { perResult: 7, min: 500 },
} as const
const countsSuffice = 100_000
/**
 * Upper bound of the creators found by words: this share of the catalogue, but at least `few`. Beyond that, the planner
 * would sort all creators, which computes the score of each (200 ms at 3,000).
 */
const maxByWords = { share: 0.05, few: 150 } as const

/** Up to this number of filtered creators, all are compared, in words and in meaning. */
export const maxCompared = 5000
/** Maximum number of rows that an ordered index may read to find the candidates, for as many creators. */
const maxOverfetch = 2000
/**
 * If a smaller share of the catalogue passes the filters, reading all creators that pass is faster than an ordered
 * index.
 */
const minShare = 0.05
/** Maximum number of neighbours that pgvector's index returns. */
const maxReach = 1000

/** The size of a search and of the catalogue. */
export interface SearchSize {
  /** Number of results requested. */
  readonly limit: number
  /** Number of creators in the catalogue. */
  readonly creators: number
  /** Number of creators that pass the filters. */
  readonly filtered: number
  /** Whether the filters allow a single platform. */
  readonly hasOnePlatform: boolean
}

/** Returns the number of creators to find in a way, or to rank. */
export function countWanted(way: keyof typeof counts, { limit, creators }: SearchSize): number {
  const { perResult, min } = counts[way]
  return Math.ceil(Math.max(min, perResult * limit) * getGrowth(creators))
}

/** Whether to read all creators that pass the filters instead of an ordered index. */
export const readsFiltered = (size: SearchSize): boolean => getFilteredShare(size) < minShare

/** Returns the number of creators to find by the word index, which it can find quickly. */
export function countByIndex(size: SearchSize): number {
  const most = Math.max(maxByWords.few, maxByWords.share * size.creators)
  const reach = maxOverfetch * getGrowth(size.creators) * getIndexedShare(size)
  return Math.min(countWanted('byWords', size), Math.ceil(Math.min(most, reach)))
}

/** Returns the number of neighbours to ask the vector index for, so that enough of them pass the filters. */
export const countNeighbours = (wanted: number, size: SearchSize): number =>
  Math.min(maxReach, Math.ceil(wanted / getIndexedShare(size)))

/** Returns the share of the catalogue that passes the filters, 0 to 1. */
const getFilteredShare = ({ filtered, creators }: SearchSize): number => Math.min(1, filtered / creators)

/**
 * Returns the share of the used index that passes the filters, 0 to 1. The indexes of a single platform contain only
 * its creators, assumed to be an equal part of all.
 */
const getIndexedShare = (size: SearchSize): number =>
  Math.min(1, getFilteredShare(size) * (size.hasOnePlatform ? platforms.length : 1))

/**
 * Returns the factor for the counts of a larger catalogue. Those best in two lists are found within the first of each
 * in numbers that grow with the square root of the lists' length (Fagin 1999, "Combining fuzzy information from
 * multiple systems").
 */
const getGrowth = (creators: number): number => Math.sqrt(Math.max(1, creators / countsSuffice))
