import { maxBrandCategories } from '@troupe/contract/brand-analysis'
import { widerCategories } from './profiles/category-profiles.ts'
import type { ScoredCategory } from './score-categories.ts'

/**
 * From this share of the best score on a category is suggested beside the best. Set on the tuning half of `bench/src/analysis`, so that a brand of
 * one field gets two or three categories and hardly ever one that is beside the point.
 */
const leastShare = 0.5
/** A narrower field's wider one is right too, if less is said of it. */
const leastShareOfWider = 0.4
/** Closeness in meaning alone suggests only the best. */
const leastWordScore = 1

/** The categories to suggest, between one and five, of all in order of their scores. */
export function chooseCategories(scored: readonly ScoredCategory[]): ScoredCategory[] {
  const [best, ...others] = scored
  if (!best) return []
  const fitting = others.filter(({ id, score, wordScore }) => {
    const share = id === widerCategories[best.id] ? leastShareOfWider : leastShare
    return wordScore >= leastWordScore && score >= share * best.score
  })
  return [best, ...fitting].slice(0, maxBrandCategories)
}
