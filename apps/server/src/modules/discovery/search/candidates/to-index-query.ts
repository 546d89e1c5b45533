import { toCategoryForm, toIndexTerm } from '../analysis/index-text.ts'
import type { SearchQuery } from '../analysis/query.ts'
import { type TermRarities, toRarity } from '../analysis/term-rarity-repository.ts'
import { fittedWeights } from '../weights/fitted-weights.ts'
import { bm25, mainCategoryRepeats, rankingWeights } from '../weights/ranking-weights.ts'

/** Asks the index of words for the best by words and topic. */
export interface IndexQuery {
  /** Forms of terms and categories, repeated by their weight. */
  readonly forms: string
  /** The part of the index's score of each category, before saturation and length. */
  readonly topics: readonly CategoryScore[]
}

interface CategoryScore {
  readonly category: SearchQuery['categories'][number]
  readonly score: number
}

/** Repetitions of a term for each compound. A rare compound would outweigh terms in the index, but not in the ranking. Measured: 1 to 5. */
const termRepeats = 5
/** Only so many of the rarest units count for the score that the best creator may have: hardly one has more words of a long text. */
const maxExpected = 4
/** The best score of a text, in sums of the rarities of its units: words that occur several times. Measured at 100,000: 1.2 to 1.6. */
const expectedShare = 1.4
/** Rarity of a category that the index does not know. */
const usualRarity = 4

/**
 * Builds the query of the index of words. The categories weigh in it what they weigh in the ranking: without them the best by words,
 * meaning and topic together are often thousands of places down in the order of the words alone.
 */
export function toIndexQuery({ units, categories }: SearchQuery, rarities: TermRarities): IndexQuery {
  const terms = units.map(({ term }) => toIndexTerm(term))
  const compounds = [...new Set(units.flatMap(({ joined }) => joined))].map(toIndexTerm)
  const best = termRepeats * expectedShare * sumRarest(units.map(({ term }) => toRarity(term, rarities)))
  const wanted = ((rankingWeights.categories / fittedWeights.words) * best) / categories.length
  const topics = categories.map((category) => {
    const rarity = rarities.categories.get(category) ?? usualRarity
    const repeats = Math.max(1, Math.round(wanted / (rarity * saturate(mainCategoryRepeats))))
    return { category, repeats, score: repeats * rarity }
  })
  const forms = [
    ...terms.flatMap((term) => repeat(term, termRepeats)),
    ...compounds,
    ...topics.flatMap(({ category, repeats }) => repeat(toCategoryForm(category), repeats)),
  ]
  return { forms: forms.join(' '), topics }
}

function sumRarest(rarities: readonly number[]): number {
  const rarest = rarities.toSorted((first, second) => second - first).slice(0, maxExpected)
  return rarest.reduce((sum, rarity) => sum + rarity, 0)
}

/** What so many occurrences count in a text of average length (BM25). */
function saturate(count: number): number {
  return (count * (bm25.saturation + 1)) / (count + bm25.saturation)
}

function repeat(form: string, times: number): string[] {
  return new Array<string>(times).fill(form)
}
