import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { bm25 } from '../weights/ranking-weights.ts'

/** Rarities of terms in the catalogue. */
export interface TermRarities {
  /** Estimated number of creators, at least 1. */
  readonly creatorCount: number
  /**
   * Inverse document frequency of BM25 (Robertson and Zaragoza 2009, section 3.3); terms that no creator has are
   * absent.
   */
  readonly known: ReadonlyMap<string, number>
  /** Inverse document frequency of the categories. */
  readonly categories: ReadonlyMap<CategoryId, number>
}

/** What the word index of a part of the catalogue says of forms. */
export interface PartScores {
  /** Estimated number of creators. */
  readonly creators: number
  /** The index's score of each form; null or 0: no creator has it. */
  readonly scores: readonly (number | null)[]
}

/** The index's score of a single term in a text of no length, divided by the term's rarity. */
const scoreOfOne = (bm25.saturation + 1) / (1 + bm25.saturation * (1 - bm25.lengthPenalty))

/**
 * Joins the scores of all parts, each of which has an index of its own.
 * @returns the number of creators, at least 1, and the rarity of each form: its inverse document frequency of BM25 (Robertson
 * and Zaragoza 2009, section 3.3) over all parts; 0 if no creator has it.
 */
export function joinParts(parts: readonly PartScores[]): { creatorCount: number; rarities: readonly number[] } {
  const creatorCount = Math.max(1, sum(parts.map(({ creators }) => creators)))
  const rarities = (parts[0]?.scores ?? []).map((_, place) => {
    const each = parts.map(({ creators, scores }) => ({ creators, rarity: (scores[place] ?? 0) / scoreOfOne }))
    return each.length === 1 ? (each[0]?.rarity ?? 0) : joinRarities(each, creatorCount)
  })
  return { creatorCount, rarities }
}

/** The rarity by the numbers of creators with a form, which follow from its rarity in each part. */
function joinRarities(parts: readonly { creators: number; rarity: number }[], creatorCount: number): number {
  const having = parts.map(({ creators, rarity }) =>
    rarity > 0 ? Math.max(1, (creators + 1) * Math.exp(-rarity) - 0.5) : 0,
  )
  const all = sum(having)
  return all === 0 ? 0 : Math.log((creatorCount + 1) / (all + 0.5))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns the rarity of a term; the maximum if no creator has it. */
export function toRarity(term: string, { creatorCount, known }: TermRarities): number {
  return known.get(term) ?? Math.log(1 + (creatorCount + 0.5) / 0.5)
}

/** Returns the share of creators with a term, 0 to 1; the rarity is its negative logarithm. */
export function toShare(term: string, { known }: TermRarities): number {
  const rarity = known.get(term)
  return rarity === undefined ? 0 : Math.exp(-rarity)
}
