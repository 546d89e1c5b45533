import { maxBrandCategories } from '@troupe/contract/brand-analysis'
import { widerCategories } from '../profiles/category-profiles.ts'
import type { ScoredCategory } from './score-categories.ts'

/*
 * The limits were set on the tuning half of `bench/src/analysis`, with words hidden at random as for the weights: a clear text gets one or two categories, an
 * unclear one three, of which one is right.
 */

/** A category that the words speak of is suggested beside the best from this share of the best score on. */
const leastShare = 0.5
/** Least score of a chosen category: one word that all but names it. */
const leastWordScore = Math.log1p(1)
/** Least score of a category beside it: a hint that it shares with no other. */
const leastAlternativeScore = Math.log1p(0.59)
/** A narrower field's wider one is right too, if less is said of it. */
const leastShareOfWider = 0.4
/** So near to the best, the order may be chance. */
const nearShare = 0.7
/** Below this score the best itself is unsure. */
const sureScore = 4
const alternatives = 3

/**
 * The categories to suggest, between one and five, of all in order of their scores. Where words speak of the first, or meaning cannot be trusted, as in languages
 * that the encoder does not know, words have to speak of the others too.
 */
export function chooseCategories(
  scored: readonly ScoredCategory[],
  { trustsMeaning }: { trustsMeaning: boolean },
): ScoredCategory[] {
  // Where words name a field, closeness in meaning alone is none: "cleaning tablets" are near to gadgets.
  const isNamed = scored.some(({ wordScore }) => wordScore >= leastWordScore)
  const ranked = isNamed ? scored.filter(({ wordScore }) => wordScore > 0) : scored
  const [best] = ranked
  if (!best) return []
  const isFitting = ({ id, score, wordScore }: ScoredCategory, place: number): boolean => {
    if (place === 0) return true
    const needsWords = best.wordScore > 0 || !trustsMeaning
    if (score <= 0 || (needsWords && wordScore < leastAlternativeScore)) return false
    const isNear = place < alternatives && (best.score < sureScore || score >= nearShare * best.score)
    const share = id === widerCategories[best.id] ? leastShareOfWider : leastShare
    return isNear || (wordScore >= leastWordScore && score >= share * best.score)
  }
  return ranked.filter(isFitting).slice(0, maxBrandCategories)
}
