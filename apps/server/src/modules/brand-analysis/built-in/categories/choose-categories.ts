import { maxBrandCategories } from '@troupe/contract/brand-analysis'
import { widerCategories } from '../profiles/category-profiles.ts'
import type { ScoredCategory } from './score-categories.ts'

/*
 * These limits were tuned on the tuning half of `bench/src/analysis`, with words hidden at random as for the weights. A
 * clear text gets one or two categories; an unclear one gets three, one of which is right.
 */

/** A category named by words is suggested beside the best one from this share of the best score on. */
const leastShare = 0.5
/** Minimum word score of a category named by words: one word that all but names it. */
const leastWordScore = Math.log1p(1)
/** Minimum word score of an alternative: one hint that no other category shares. */
const leastAlternativeScore = Math.log1p(0.59)
/** A narrow category's wider category is suggested at a lower share of the best score. */
const leastShareOfWider = 0.4
/** From this share of the best score on, the order may be chance. */
const nearShare = 0.7
/** Below this score, even the best category is unsure. */
const sureScore = 4
const alternatives = 3

/**
 * Chooses one to five categories to suggest, from all in order of their scores. If the best has cues, or meaning cannot
 * be trusted, as in languages that the encoder does not know, the others need cues as well.
 */
export function chooseCategories(
  scored: readonly ScoredCategory[],
  { trustsMeaning }: { trustsMeaning: boolean },
): ScoredCategory[] {
  // If words name a category, similarity in meaning alone does not count: "cleaning tablets" are near to gadgets.
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
