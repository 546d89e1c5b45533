import { weighUnits } from '../analysis/gloss-units.ts'
import type { SearchQuery } from '../analysis/query.ts'
import type { TermRarities } from '../analysis/term-rarities.ts'
import { countUnit } from '../analysis/term-tests.ts'
import { bm25 } from '../weights/ranking-weights.ts'
import type { StoredCandidate } from './search-candidate.ts'

interface CatalogueTexts {
  readonly rarities: TermRarities
  readonly catalogue: { readonly averageTermCount: number }
}

/**
 * Creates a function that returns the BM25 score (Robertson and Zaragoza 2009, section 3.3) of the units of a query.
 * Rare words count more, glosses less; further occurrences and occurrences in a long text count less. 0 if a creator has none of the
 * words.
 */
export function createWordScorer(
  query: Pick<SearchQuery, 'units' | 'glossUnits'>,
  { rarities, catalogue }: CatalogueTexts,
): (candidate: Pick<StoredCandidate, 'indexText' | 'termCount'>) => number {
  const { saturation, lengthPenalty } = bm25
  const weighed = weighUnits(query, rarities)
  return ({ indexText, termCount }) => {
    const length = termCount / (catalogue.averageTermCount || termCount || 1)
    const halfway = saturation * (1 - lengthPenalty + lengthPenalty * length)
    return weighed.reduce((sum, { unit, weight }) => {
      const count = countUnit(unit, indexText)
      return sum + (weight * count * (saturation + 1)) / (count + halfway)
    }, 0)
  }
}
