import type { Match } from '@troupe/contract/creator-match'
import { describe, expect, test } from 'vitest'
import { days } from '../../../../lib/durations.ts'
import { completeMatch, type RankingQuery, rankCandidates } from './rank-candidates.ts'
import type { SearchCandidate } from './search-candidate.ts'
import { buildCandidate, now, rank, score, toRanking, withAverage } from './testing/rank-by-text.ts'

describe('the ranking', () => {
  test('puts creators with more of the words first, and weighs rare words more', () => {
    const text = 'vegan recipes'
    const [both, rare, common] = [['vegan', 'recip'], ['vegan'], ['recip']].map((terms) => buildCandidate(text, terms))
    if (!both || !rare || !common) throw new Error('three were built')
    expect(rank(text, [common, rare, both])).toEqual([both.id, rare.id, common.id])
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

  test.each(['@Kind_of_Peak', 'kind_of_peak'])('puts the handle written like %j above one that reads alike', (text) => {
    const same = buildCandidate(text, [], { handle: 'kind_of_peak', nameKey: 'kindofpeak' })
    const alike = buildCandidate(text, [], { handle: 'kindofpeak', nameKey: 'kindofpeak', similarity: 0.9 })
    expect(rank(text, [alike, same], withAverage(0.1))).toEqual([same.id, alike.id])
  })

  test('lets the category decide between equals, the first one most', () => {
    const none = buildCandidate('vegan', ['vegan'])
    const side = buildCandidate('vegan', ['vegan'], { categories: ['baking', 'vegan_vegetarian'] })
    const main = buildCandidate('vegan', ['vegan'], { categories: ['vegan_vegetarian', 'baking'] })
    expect(rank('vegan', [none, side, main])).toEqual([main.id, side.id, none.id])
  })

  test('prefers creators who speak the language of the query, if they are about its topic', () => {
    const english = buildCandidate('recetas', ['recip'])
    const spanish = buildCandidate('recetas', ['recip'], { language: 'es' })
    const golfer = buildCandidate('recetas', ['golf'], { language: 'es' })
    expect(rank('recetas', [golfer, english, spanish])).toEqual([spanish.id, english.id, golfer.id])
    const englishGolfer = buildCandidate('recetas', ['golf'])
    expect(score('recetas', golfer)).toBe(score('recetas', englishGolfer))
  })

  test('orders equals by engagement, activity, size and age of the data', () => {
    const plain = buildCandidate('vegan', ['vegan'])
    for (const given of [{ engagementRate: 6 }, { lastPostedAt: now.getTime() }, { subscribers: 2_000_000 }]) {
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
      rankCandidates([close, nearest, ...others], toRanking('vegan', withAverage(0.1)), 10).find(
        ({ id }) => id === close.id,
      )?.score
    expect(scoreOfClose(far)).toBe(scoreOfClose())
  })

  test('weighs closeness from the average of the catalogue to the nearest creator', () => {
    const [far, halfway, near, unknown] = [0.2, 0.5, 0.8, null].map((similarity) =>
      buildCandidate('somebody', [], { similarity }),
    )
    if (!far || !halfway || !near || !unknown) throw new Error('four were built')
    const among = (candidate: SearchCandidate, average: number | null) =>
      score('somebody', candidate, withAverage(average), [far, halfway, near, unknown])
    for (const average of [0.2, null]) {
      expect(among(near, average) - among(far, average)).toBeCloseTo(0.4)
      expect(among(halfway, average) - among(far, average)).toBeCloseTo(0.2)
    }
    expect(among(far, -0.2) - among(unknown, -0.2)).toBeCloseTo(0.4 * 0.4)
  })

  test('goes by meaning alone where no word can be searched for', () => {
    const far = buildCandidate('the', [], { similarity: 0.2 })
    const near = buildCandidate('the', [], { similarity: 0.6 })
    expect(rank('the', [far, near])).toEqual([near.id, far.id])
    expect(score('the', near)).toBeGreaterThan(0)
  })

  test('does not take the best of few vectors for near', () => {
    const candidate = buildCandidate('somebody', [], { similarity: 0.2 })
    const meaningOf = (deviation: number) => score('somebody', candidate, withAverage(0.1, deviation))
    expect(meaningOf(0.01)).toBe(meaningOf(0))
    expect(meaningOf(0) - meaningOf(0.1)).toBeCloseTo(0.4 * (1 - 1 / 3))
  })

  test('puts the word before the nearest meaning while only few creators have vectors', () => {
    const withWord = buildCandidate('vegan', ['vegan'])
    const near = buildCandidate('vegan', [], { similarity: 0.6 })
    expect(rank('vegan', [near, withWord], withAverage(0.1, 0.1))).toEqual([withWord.id, near.id])
  })

  test('weighs the similarity to the moved query instead, and keeps that to the query as the reason', () => {
    const [one, other] = [0.6, 0.5].map((similarity) => buildCandidate('vegan', [], { similarity }))
    if (!one || !other) throw new Error('two were built')
    const moved = new Map([one, other].map(({ id }, place) => [id, [0.3, 0.7][place] ?? 0]))
    const ranked = rankCandidates([one, other], toRanking('vegan', { ...withAverage(0.1), moved }), 2)
    expect(ranked.map(({ id }) => id)).toEqual([other.id, one.id])
    expect(ranked.map(({ factors }) => factors.meaning)).toEqual([0.5, 0.6])
  })

  test('takes names for alike from a similarity of 0.6 on', () => {
    const [none, little, enough] = [0, 0.59, 0.6].map((nameSimilarity) =>
      buildCandidate('somebody', [], { nameSimilarity, nameKey: 'another' }),
    )
    if (!none || !little || !enough) throw new Error('three were built')
    expect(score('somebody', little)).toBe(score('somebody', none))
    expect(score('somebody', enough) - score('somebody', none)).toBeCloseTo(0.06)
  })

  test('does not take a text of signs for a name', () => {
    const nameless = buildCandidate('🎂', [], { nameKey: '' })
    expect(score('🎂', nameless)).toBe(score('🎂', buildCandidate('🎂', [])))
  })

  test.each<[string, Partial<SearchCandidate>, Partial<SearchCandidate>, Partial<SearchCandidate>]>([
    ['engagement', { engagementRate: 0.1 }, { engagementRate: null }, { engagementRate: 8 }],
    ['number of followers', { subscribers: 1 }, { subscribers: null }, { subscribers: 9_000_000 }],
    ['last post', { lastPostedAt: 0 }, { lastPostedAt: null }, { lastPostedAt: now.getTime() }],
  ])('places creators whose %s is unknown between the best and the worst', (_what, ...figures) => {
    const scores = figures.map((given) => score('vegan', buildCandidate('vegan', ['vegan'], given)))
    expect(scores).toEqual(scores.toSorted((first, second) => first - second))
    expect(new Set(scores).size).toBe(3)
  })

  test('halves activity within 60 days and freshness within 90', () => {
    const browse = (given: Partial<SearchCandidate>) =>
      score('', buildCandidate('', [], { lastPostedAt: now.getTime(), ...given }))
    expect(browse({}) - browse({ lastPostedAt: now.getTime() - days(60) })).toBeCloseTo(0.05)
    expect(browse({}) - browse({ fetchedAt: now.getTime() - days(90) })).toBeCloseTo(0.025)
  })

  test('gives the reasons for a result', () => {
    const text = 'Vegan recipes'
    const candidate = buildCandidate(text, ['vegan'], {
      similarity: 0.5,
      nameSimilarity: 1,
      categories: ['vegan_vegetarian', 'travel'],
    })
    expect(rankCandidates([candidate], toRanking(text), 1)[0]?.factors).toEqual({
      meaning: 0.5,
      categories: ['vegan_vegetarian'],
      name: true,
      decided_by: ['words', 'categories', 'name'],
    })
  })
})

describe('the reasons for a place', () => {
  const decide = (text: string, given: Partial<SearchCandidate>, ranking: Partial<RankingQuery> = {}) =>
    rankCandidates([buildCandidate(text, [], given)], toRanking(text, ranking), 1)[0]?.factors.decided_by
  const golfer: Partial<SearchCandidate> = {
    categories: ['golf'],
    subscribers: 5_000_000,
    engagementRate: 8,
    lastPostedAt: now.getTime(),
  }

  test('are at most three, the strongest first', () => {
    expect(decide('', golfer, { filterCategories: ['golf'] })).toEqual(['popularity', 'categories', 'engagement'])
  })

  test('are those with a tenth of the score or more', () => {
    expect(decide('', { ...golfer, subscribers: 10_000_000, engagementRate: null, lastPostedAt: null })).toEqual([
      'popularity',
      'engagement',
    ])
  })

  test('may be small where nothing else speaks for a creator', () => {
    const figures = { subscribers: 1, engagementRate: 0 }
    expect(decide('', { ...figures, lastPostedAt: now.getTime() })).toEqual(['activity', 'freshness'])
  })

  test('may be the meaning or the language', () => {
    expect(decide('somebody', { similarity: 0.7, nameKey: 'another' }, withAverage(0.1))).toEqual(['meaning'])
    expect(decide('recetas', { language: 'es', categories: ['food_cooking'] })).toEqual(['categories', 'language'])
  })

  const match: Match = {
    words: [],
    missing: [],
    passages: [],
    meaning: null,
    categories: [],
    name: false,
    decided_by: ['engagement', 'activity'],
  }
  const complete = (given: Partial<Match>, sort: 'relevance' | 'followers', isFresh: boolean) =>
    completeMatch({ ...match, ...given }, { sort, isFresh }).decided_by

  test('begin with the order that was asked for', () => {
    expect(complete({ decided_by: ['words', 'name', 'activity'] }, 'followers', false)).toEqual([
      'sort',
      'words',
      'name',
    ])
    expect(complete({}, 'relevance', false)).toEqual(['engagement', 'activity'])
  })

  test('name the platform for a new creator that nothing else explains', () => {
    expect(complete({}, 'relevance', true)).toEqual(['platform', 'engagement', 'activity'])
    expect(complete({}, 'followers', true)).toEqual(['sort', 'platform', 'engagement'])
  })

  test.each<Partial<Match>>([
    { words: ['vegan'] },
    { categories: ['golf'] },
    { words: ['golf'], categories: ['golf'] },
    { name: true },
    { meaning: 0 },
  ])('do not name the platform for a new creator explained by %j', (given) => {
    expect(complete(given, 'relevance', true)).toEqual(['engagement', 'activity'])
  })

  test('keep what else a match tells', () => {
    const told = { ...match, words: ['vegan'], meaning: 0.5 }
    expect(completeMatch(told, { sort: 'relevance', isFresh: false })).toEqual(told)
  })

  test('give no meaning where none was compared, and none below nothing', () => {
    const meaning = (similarity: number | null) =>
      rankCandidates([buildCandidate('vegan', [], { similarity })], toRanking('vegan'), 1)[0]?.factors.meaning
    expect([meaning(null), meaning(-0.5), meaning(0.4)]).toEqual([null, 0, 0.4])
  })
})
