import { expect, test } from 'vitest'
import { parseSearchQuery } from '../analysis/query.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { SearchCandidate } from './search-candidate.ts'
import { buildCandidate, rank, score, toRanking, withAverage } from './testing/rank-by-text.ts'

test('doubles the score of creators who name a preferred city beside the topic, by any of its spellings', () => {
  const cities = ['New York', 'NYC'].map((spelling) => parseSearchQuery(spelling).units)
  const ranking = { query: { ...parseSearchQuery('vegan'), cities } }
  const scores = [['vegan'], ['vegan', 'york'], ['vegan', 'new', 'york'], ['vegan', 'nyc']].map((terms) =>
    score('vegan', buildCandidate('vegan', terms), ranking),
  )
  const plain = scores[0] ?? Number.NaN
  expect(scores).toEqual([plain, plain, 2 * plain, 2 * plain])
})

test('does not prefer creators who name the city and only come near the topic in meaning', () => {
  const ranking = { query: { ...parseSearchQuery('vegan'), cities: [parseSearchQuery('Berlin').units] } }
  const scoreIn = (terms: string[], given: Partial<SearchCandidate>) =>
    score('vegan', buildCandidate('vegan', terms, { similarity: 0.6, ...given }), { ...withAverage(0.1), ...ranking })
  expect(scoreIn(['berlin'], {})).toBe(scoreIn([], {}))
  for (const given of [{ categories: ['vegan_vegetarian'] }, { nameSimilarity: 1 }] as const) {
    expect(scoreIn(['berlin'], { ...given })).toBe(2 * scoreIn([], { ...given }))
  }
})

test('prefers creators who name the city where no topic is searched for', () => {
  const query = { ...parseSearchQuery(''), cities: [parseSearchQuery('Berlin').units] }
  const [elsewhere, there] = [[], ['berlin']].map((terms) => buildCandidate('', terms))
  if (!elsewhere || !there) throw new Error('two were built')
  expect(rank('', [elsewhere, there], { query })).toEqual([there.id, elsewhere.id])
})

test.each<[string, string[], Partial<SearchCandidate>, boolean]>([
  ['words', ['vegan'], {}, true],
  ['meaning', [], { similarity: 0.6 }, true],
  ['category', [], { categories: ['vegan_vegetarian'] }, true],
  ['name', [], { nameSimilarity: 1 }, true],
  ['popularity alone', [], { subscribers: 9_000_000, similarity: 0.1 }, false],
])('tells whether a creator fits the text by its %s', (_what, terms, given, fits) => {
  const candidate = buildCandidate('vegan', terms, given)
  expect(rankCandidates([candidate], toRanking('vegan', withAverage(0.1)), 1)[0]?.fits).toBe(fits)
})

test('takes all creators for fitting where no text is given', () => {
  expect(rankCandidates([buildCandidate('', [])], toRanking(''), 1)[0]?.fits).toBe(true)
})
