import { days } from '../../../../../lib/durations.ts'
import { buildRarities } from '../../../../../testing/term-rarities.ts'
import { joinIndexForms, toIndexTerm } from '../../analysis/index-text.ts'
import { parseSearchQuery } from '../../analysis/query.ts'
import { type RankingQuery, rankCandidates } from '../rank-candidates.ts'
import type { SearchCandidate } from '../search-candidate.ts'

/** When the candidates are ranked. */
export const now = new Date('2030-03-01T09:00:00Z')
const rarities = buildRarities({ vegan: 0.01, recip: 0.4 })
const weights = { words: 0.6, meaning: 0.4, feedback: { best: 3, words: 0.5, meaning: 0.5 } }
const catalogue = { averageTermCount: 20, average: null, deviation: 0 }

/** Builds the ranking of a text. */
export function toRanking(text: string, given: Partial<RankingQuery> = {}): RankingQuery {
  return { query: parseSearchQuery(text), filterCategories: [], rarities, catalogue, weights, now, ...given }
}

/** Builds a catalogue with this average similarity to the query. */
export const withAverage = (average: number | null, deviation = 0): Partial<RankingQuery> => ({
  catalogue: { averageTermCount: 20, average, deviation },
})

let ids = 0

/** Builds a candidate with the given terms, and defaults otherwise. */
export function buildCandidate(_text: string, terms: readonly string[], given: Partial<SearchCandidate> = {}) {
  return {
    id: ++ids,
    indexText: joinIndexForms(terms.map(toIndexTerm)),
    termCount: 20,
    similarity: null,
    nameSimilarity: 0,
    nameKey: 'somebody',
    handle: 'somebody',
    categories: [],
    language: 'en',
    subscribers: 1000,
    engagementRate: 2,
    lastPostedAt: now.getTime() - days(3),
    fetchedAt: now.getTime(),
    ...given,
  } satisfies SearchCandidate
}

/** Ranks candidates and returns their ids. */
export function rank(text: string, candidates: SearchCandidate[], given: Partial<RankingQuery> = {}) {
  return rankCandidates(candidates, toRanking(text, given), 10).map(({ id }) => id)
}

/** Scores one candidate, by default without others. */
export function score(
  text: string,
  candidate: SearchCandidate,
  given: Partial<RankingQuery> = {},
  others = [candidate],
) {
  const ranked = rankCandidates(others, toRanking(text, given), others.length)
  return ranked.find(({ id }) => id === candidate.id)?.score ?? Number.NaN
}
