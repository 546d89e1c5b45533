import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from './search-query.ts'
import { planWords } from './word-plans.ts'

function plan(text: string, shares: Record<string, number>, creatorCount = 1_000_000) {
  const statistics = { creatorCount, averageTermCount: 30, shares: new Map(Object.entries(shares)) }
  return planWords(parseSearchQuery(text), statistics).map(({ leg, match, tests }) => ({
    leg,
    match,
    scored: tests.map(({ test }) => test),
  }))
}

describe('the plan for the words of a search', () => {
  test('scores every match of words that are rare, or begin with a rare one', () => {
    expect(plan('crochet', { crochet: 0.001 })).toEqual([
      { leg: 'rare words', match: "'crochet' | 'crochet':*", scored: ["'crochet' | 'crochet':*"] },
    ])
  })

  test('finds a glued hashtag by both of its words', () => {
    expect(plan('home yoga', {})[0]?.scored).toEqual(["'home' | 'homeyoga':*", "'yoga' | 'homeyoga':*"])
  })

  test('takes the most followed of a word that everybody uses', () => {
    expect(plan('travel', { travel: 0.3 })).toEqual([{ leg: 'most words', match: "(('travel'))", scored: [] }])
  })

  test('asks for common words together, and scores those who have all', () => {
    expect(plan('vegan food', { vegan: 0.03, food: 0.05 }, 100_000)).toEqual([
      {
        leg: 'most words',
        match: "(('vegan' | 'veganfood':*) & ('food' | 'veganfood':*))",
        scored: ["('vegan' | 'veganfood':*) | ('food' | 'veganfood':*)"],
      },
    ])
  })

  test('takes the most followed of those who have all when words of one subject meet in too many', () => {
    expect(plan('vegan food', { vegan: 0.03, food: 0.05 })).toMatchObject([{ leg: 'most words', scored: [] }])
  })

  test('lets one of several common words be missing, and looks for a rare one alone', () => {
    const [rare, most] = plan('a, vegan, b, food, b, recipe, b, Leipzig', { vegan: 0.03, food: 0.05, recip: 0.04 })
    expect(rare).toMatchObject({ leg: 'rare words', match: expect.stringContaining("'leipzig' |") })
    expect(most?.match.split(') | (').length).toBe(4)
  })

  test('scores everybody in a small catalogue', () => {
    expect(plan('travel', { travel: 0.3 }, 3000)).toMatchObject([{ leg: 'rare words' }])
  })

  test('has nothing to do without words', () => {
    expect(plan('😀', {})).toEqual([])
  })
})
