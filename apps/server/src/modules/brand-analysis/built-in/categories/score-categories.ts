import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import type { CueHit } from '../profiles/read-cues.ts'
import type { CategoryVectors } from './category-vectors.ts'

/** A sentence of a text with its cues and vector. */
export interface ReadPiece {
  readonly text: string
  readonly cues: readonly CueHit[]
  /** Undefined if the text was too long for all sentences to be encoded. */
  readonly vector: Float32Array | undefined
}

export interface ReadText {
  readonly pieces: readonly ReadPiece[]
  /** Vector of the first sentences together. */
  readonly opening: Float32Array | undefined
}

export interface ScoredCategory {
  readonly id: CategoryId
  readonly score: number
  /** Score of the words alone. */
  readonly wordScore: number
}

/**
 * Weight of sentences about wanted creators, which say less about a brand than its products do: "we want mums who film"
 * is not a brand for mothers.
 */
const seekingWeight = 0.6
export const seeking =
  /\b(?:we (?:want|look|sponsor|invite|seek|work with|would (?:like|love)|love|pay|hire|need)|looking for|seeking|creators?|influencers?|partners?|ambassadors?|wanted|welcome)\b/i

/**
 * Scores all categories for a text, best first: similarity in meaning in standard deviations, plus the score of the
 * words. The weights were tuned on the tuning half of `bench/src/analysis`.
 */
export function scoreCategories(
  { pieces, opening }: ReadText,
  { vectors, meaningWeight }: { vectors: CategoryVectors; meaningWeight: number },
): ScoredCategory[] {
  const meaning = scoreMeaning({ pieces, opening }, vectors)
  const words = scoreWords(pieces)
  return categories
    .map(({ id }, index) => {
      const wordScore = Math.log1p(words.get(id) ?? 0)
      return { id, score: meaningWeight * (meaning[index] ?? 0) + wordScore, wordScore }
    })
    .toSorted((first, second) => second.score - first.score)
}

const weigh = (text: string) => (seeking.test(text) ? seekingWeight : 1)

/**
 * Computes standard scores over the categories, since absolute similarities differ between encoders and texts.
 * Sentences alone miss the context and the opening alone misses details, so both count equally.
 */
function scoreMeaning({ pieces, opening }: ReadText, vectors: CategoryVectors): number[] {
  const bySentence = categories.map(() => 0)
  for (const { text, vector } of pieces) {
    compare(vector, vectors).forEach((value, index) => {
      bySentence[index] = (bySentence[index] ?? 0) + value * weigh(text)
    })
  }
  const sentences = standardize(bySentence)
  return compare(opening, vectors).map((value, index) => (value + (sentences[index] ?? 0)) / 2)
}

function compare(vector: Float32Array | undefined, vectors: CategoryVectors): number[] {
  return standardize(categories.map(({ id }) => (vector ? multiply(vector, vectors.get(id)) : 0)))
}

function multiply(first: Float32Array, second: Float32Array | undefined): number {
  return first.reduce((sum, value, index) => sum + value * (second?.[index] ?? 0), 0)
}

function standardize(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return values.map((value) => (deviation > 0 ? (value - mean) / deviation : 0))
}

/** Scores categories by words; each word counts once. */
function scoreWords(pieces: readonly ReadPiece[]): Map<CategoryId, number> {
  const seen = new Set<string>()
  const scores = new Map<CategoryId, number>()
  for (const { text, cues } of pieces) {
    for (const { words, weights } of cues) {
      const key = words.toLowerCase()
      if (seen.has(key)) continue
      seen.add(key)
      for (const [id, weight] of weights) scores.set(id, (scores.get(id) ?? 0) + weight * weigh(text))
    }
  }
  return scores
}
