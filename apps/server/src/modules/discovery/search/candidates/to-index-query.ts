import { weighUnits } from '../analysis/gloss-units.ts'
import { toCategoryForm, toIndexTerm } from '../analysis/index-text.ts'
import type { SearchQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { type TermRarities, toRarity } from '../analysis/term-rarities.ts'
import { isExcluded } from '../analysis/term-tests.ts'
import { fittedWeights } from '../weights/fitted-weights.ts'
import { bm25, mainCategoryRepeats, rankingWeights } from '../weights/ranking-weights.ts'

/** A query of the word index for the best creators by words and topic. */
export interface IndexQuery {
  /** Forms of terms and categories, repeated by weight. */
  readonly forms: string
  /** Each category's part of the index's score, before saturation and length. */
  readonly topics: readonly CategoryScore[]
}

interface CategoryScore {
  readonly category: SearchQuery['categories'][number]
  readonly score: number
}

/** Repetitions of a term, so that the weight of a compound can be a fraction of it. */
const termRepeats = 5
/**
 * Weight of a compound relative to the terms that it counts for in the ranking. Fully weighted, creators with both
 * forms would fill the first places, though in the ranking the second form adds little. Measured at 100,000 creators:
 * 0 to 1.
 */
const compoundShare = 0.5
/**
 * Maximum number of units, the rarest ones, that count for the expected best score: hardly any creator has more words
 * of a long text.
 */
const maxExpected = 4
/**
 * Expected best score of a text, relative to the sum of its units' rarities; above 1, since words repeat. Measured at
 * 100,000 creators: 1.2 to 1.6.
 */
const expectedShare = 1.4
/** Assumed rarity of a category that the index does not know. */
const usualRarity = 4

/**
 * Builds the query of the word index. Categories weigh the same as in the ranking: without them, the best creators by
 * words, meaning and topic are often thousands of places down the order by words.
 */
export function toIndexQuery({ units, glossUnits, categories }: SearchQuery, rarities: TermRarities): IndexQuery {
  const weighed = weighUnits({ units, glossUnits }, rarities)
  const expected = weighed.map(({ weight }) => weight)
  const best = termRepeats * expectedShare * sumRarest(expected)
  const wanted = ((rankingWeights.categories / fittedWeights.words) * best) / categories.length
  const topics = categories.map((category) => {
    const rarity = rarities.categories.get(category) ?? usualRarity
    const repeats = Math.max(1, Math.round(wanted / (rarity * saturate(mainCategoryRepeats))))
    return { category, repeats, score: repeats * rarity }
  })
  const forms = [
    ...weighed.flatMap(({ unit: { term }, weight }) =>
      repeat(toIndexTerm(term), Math.max(1, Math.round((termRepeats * weight) / toRarity(term, rarities)))),
    ),
    ...repeatCompounds(units, rarities),
    ...topics.flatMap(({ category, repeats }) => repeat(toCategoryForm(category), repeats)),
  ]
  return { forms: forms.join(' '), topics }
}

/**
 * Leaves out the units and categories that the filters exclude. No creator that passes has them, and the index would
 * read all those that do, only to skip them.
 */
export function leaveOutExcluded(
  { units, glossUnits, categories, ...rest }: SearchQuery,
  { exclusionTests, excludedCategories }: Pick<SearchFilters, 'exclusionTests' | 'excludedCategories'>,
): SearchQuery {
  return {
    ...rest,
    units: units.filter((unit) => !isExcluded(unit, exclusionTests)),
    glossUnits: glossUnits.filter((unit) => !isExcluded(unit, exclusionTests)),
    categories: categories.filter((category) => !excludedCategories.includes(category)),
  }
}

/** Lists compounds such as "homeworkout"; each counts for all terms that it contains, whatever its own rarity. */
function repeatCompounds(units: SearchQuery['units'], rarities: TermRarities): string[] {
  const compounds = [...new Set(units.flatMap(({ joined }) => joined))]
  return compounds.flatMap((compound) => {
    const meant = units.filter(({ joined }) => joined.includes(compound)).map(({ term }) => toRarity(term, rarities))
    const sum = meant.reduce((sum, rarity) => sum + rarity, 0)
    const repeats = (compoundShare * termRepeats * sum) / toRarity(compound, rarities)
    return repeat(toIndexTerm(compound), Math.max(1, Math.round(repeats)))
  })
}

function sumRarest(rarities: readonly number[]): number {
  const rarest = rarities.toSorted((first, second) => second - first).slice(0, maxExpected)
  return rarest.reduce((sum, rarity) => sum + rarity, 0)
}

/** Returns the BM25 weight of this many occurrences in a text of average length. */
function saturate(count: number): number {
  return (count * (bm25.saturation + 1)) / (count + bm25.saturation)
}

function repeat(form: string, times: number): string[] {
  return new Array<string>(times).fill(form)
}
