import { describe, expect, test } from 'vitest'
import { days } from '../../../../lib/durations.ts'
import { parseSearchQuery } from '../analysis/query.ts'
import { toRarity } from '../analysis/term-statistics.ts'
import type { TermStatistics } from '../analysis/term-statistics-repository.ts'
import { type RankingQuery, rankCandidates } from './rank-candidates.ts'
import type { SearchCandidate } from './search-candidate.ts'

const now = new Date('2030-03-01T09:00:00Z')
const statistics: TermStatistics = {
  creatorCount: 1000,
  averageTermCount: 20,
  shares: new Map([
    ['vegan', 0.01],
    ['recip', 0.4],
  ]),
}

function toRanking(text: string, given: Partial<RankingQuery> = {}): RankingQuery {
  return { query: parseSearchQuery(text), filterCategories: [], statistics, averageSimilarity: null, now, ...given }
}

let ids = 0

/** A candidate with the given terms and default values otherwise. */
function buildCandidate(text: string, terms: readonly string[], given: Partial<SearchCandidate> = {}): SearchCandidate {
  return {
    id: ++ids,
    ranks: toRanking(text).query.units.map(({ term }) => (terms.includes(term) ? 0.4 : 0)),
    termCount: 20,
    similarity: null,
    nameSimilarity: 0,
    nameKey: 'somebody',
    categories: [],
    language: 'en',
    subscribers: 1000,
    engagementRate: 2,
    lastPostedAt: now.getTime() - days(3),
    fetchedAt: now.getTime(),
    ...given,
  }
}

function rank(text: string, candidates: SearchCandidate[], given: Partial<RankingQuery> = {}) {
  return rankCandidates(candidates, toRanking(text, given), 10).map(({ id }) => id)
}

describe('the ranking', () => {
  test('puts creators with more of the words first, and weighs rare words more', () => {
    const text = 'vegan recipes'
    const [both, rare, common] = [['vegan', 'recip'], ['vegan'], ['recip']].map((terms) => buildCandidate(text, terms))
    if (!both || !rare || !common) throw new Error('three were built')
    expect(rank(text, [common, rare, both])).toEqual([both.id, rare.id, common.id])
  })

  test('prefers the shorter of two texts with the same hit', () => {
    const long = buildCandidate('vegan', ['vegan'], { termCount: 200 })
    const short = buildCandidate('vegan', ['vegan'], { termCount: 10 })
    expect(rank('vegan', [long, short])).toEqual([short.id, long.id])
  })

  test('orders creators without any of the words by meaning', () => {
    const far = buildCandidate('vegan', [], { similarity: 0.2 })
    const near = buildCandidate('vegan', [], { similarity: 0.6 })
    const unknown = buildCandidate('vegan', [])
    expect(rank('vegan', [unknown, far, near])).toEqual([near.id, far.id, unknown.id])
  })

  test('puts the exact name above everything else', () => {
    const fan = buildCandidate('vegan', ['vegan'], { similarity: 0.9, categories: ['vegan_vegetarian'] })
    const named = buildCandidate('vegan', [], { nameKey: 'thevegan vegan', nameSimilarity: 1 })
    expect(rank('vegan', [fan, named])).toEqual([named.id, fan.id])
  })

  test('lets the category decide between equals, the first one most', () => {
    const none = buildCandidate('vegan', ['vegan'])
    const side = buildCandidate('vegan', ['vegan'], { categories: ['baking', 'vegan_vegetarian'] })
    const main = buildCandidate('vegan', ['vegan'], { categories: ['vegan_vegetarian', 'baking'] })
    expect(rank('vegan', [none, side, main])).toEqual([main.id, side.id, none.id])
  })

  test('prefers creators who speak the language of the query', () => {
    const text = 'recetas'
    const english = buildCandidate(text, ['receta'])
    const spanish = buildCandidate(text, ['receta'], { language: 'es' })
    expect(rank(text, [english, spanish])).toEqual([spanish.id, english.id])
  })

  test('orders equals by engagement, activity, size and age of the data', () => {
    const plain = buildCandidate('vegan', ['vegan'])
    const better: Partial<SearchCandidate>[] = [
      { engagementRate: 6 },
      { lastPostedAt: now.getTime() },
      { subscribers: 2_000_000 },
    ]
    for (const given of better) {
      const other = buildCandidate('vegan', ['vegan'], given)
      expect(rank('vegan', [plain, other])[0]).toBe(other.id)
    }
    const old = buildCandidate('vegan', ['vegan'], { fetchedAt: now.getTime() - days(400) })
    expect(rank('vegan', [old, plain])[0]).toBe(plain.id)
  })

  test('browses by category and quality without a text', () => {
    const small = buildCandidate('', [], { subscribers: 10 })
    const large = buildCandidate('', [], { subscribers: 5_000_000 })
    const fitting = buildCandidate('', [], { subscribers: 10, categories: ['golf'] })
    expect(rank('', [small, large, fitting], { filterCategories: ['golf'] })).toEqual([fitting.id, large.id, small.id])
  })

  test('keeps the order of ids between equals, and to the limit', () => {
    const alike = [1, 2, 3].map(() => buildCandidate('vegan', ['vegan']))
    const ranked = rankCandidates(alike.toReversed(), toRanking('vegan'), 2)
    expect(ranked.map(({ id }) => id)).toEqual(alike.slice(0, 2).map(({ id }) => id))
  })

  test('scores closeness independently of the other results', () => {
    const close = buildCandidate('vegan', [], { similarity: 0.6 })
    const nearest = buildCandidate('vegan', [], { similarity: 0.8 })
    const far = buildCandidate('vegan', [], { similarity: -0.5 })
    const scoreOfClose = (...others: SearchCandidate[]) =>
      rankCandidates([close, nearest, ...others], toRanking('vegan', { averageSimilarity: 0.1 }), 10).find(
        ({ id }) => id === close.id,
      )?.score
    expect(scoreOfClose(far)).toBe(scoreOfClose())
  })

  test('gives the reasons for a result', () => {
    const text = 'Vegan recipes'
    const candidate = buildCandidate(text, ['vegan'], {
      similarity: 0.5,
      nameSimilarity: 0.8,
      categories: ['travel', 'vegan_vegetarian'],
    })
    expect(rankCandidates([candidate], toRanking(text), 1)[0]?.factors).toEqual({
      meaning: 0.5,
      categories: ['vegan_vegetarian'],
      name: true,
      decided_by: ['words', 'name', 'categories'],
    })
  })
})

describe('the rarity of a term', () => {
  test('decreases with the share of creators who use it', () => {
    const rarities = ['unheard', 'vegan', 'recip'].map((term) => toRarity(term, statistics))
    expect(rarities).toEqual(rarities.toSorted((first, second) => second - first))
    expect(Math.min(...rarities)).toBeGreaterThan(0)
  })

  test('is the same for all while nothing was counted', () => {
    expect(toRarity('vegan', { creatorCount: 0, averageTermCount: 0, shares: new Map() })).toBe(1)
  })
})
