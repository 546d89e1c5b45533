import type { SearchQuery } from '../analysis/query.ts'
import { countUnit, type Unit } from '../analysis/term-tests.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import { minCoverage, minNameSimilarity } from '../weights/ranking-weights.ts'
import type { SearchCandidate } from './search-candidate.ts'

type Answering = Pick<SearchCandidate, 'indexText' | 'similarity' | 'nameSimilarity' | 'categories'>

/**
 * Whether the catalogue contains an answer to a query: a creator that has enough of its words, its topic or a similar
 * name, or is nearer in meaning than chance. Otherwise, even the best candidates are accidental.
 * @param meaning undefined: no comparison of meaning.
 */
export function hasAnswer(
  candidates: readonly Answering[],
  query: Pick<SearchQuery, 'units' | 'glossUnits' | 'categories' | 'meaning'>,
  meaning: Pick<QueryMeaning, 'nearFrom'> | undefined,
): boolean {
  const nearFrom = meaning?.nearFrom ?? Number.POSITIVE_INFINITY
  const answers = (candidate: Answering) =>
    candidate.nameSimilarity >= minNameSimilarity ||
    candidate.categories.some((category) => query.categories.includes(category)) ||
    (candidate.similarity !== null && candidate.similarity >= nearFrom) ||
    hasEnough(query.units, candidate) ||
    hasEnough(query.glossUnits, candidate)
  return query.meaning === '' || candidates.some(answers)
}

function hasEnough(units: readonly Unit[], { indexText }: Answering): boolean {
  const found = units.filter((unit) => countUnit(unit, indexText) > 0).length
  return found >= Math.max(1, units.length * minCoverage)
}
