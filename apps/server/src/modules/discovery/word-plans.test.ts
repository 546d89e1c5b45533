import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from './search-query.ts'
import { planWords, toTermQuery } from './word-plans.ts'

function plan(text: string, shares: Record<string, number>, creatorCount = 1_000_000) {
  const statistics = { creatorCount, averageTermCount: 30, shares: new Map(Object.entries(shares)) }
  return planWords(parseSearchQuery(text), statistics).map(({ leg, groups, order }) => ({
    leg,
    order,
    groups: groups.map((group) => group.map(({ term }) => term)),
  }))
}

describe('the plan for the words of a search', () => {
  test('scores every match of words that are rare', () => {
    expect(plan('crochet penguins', { crochet: 0.001 })).toEqual([
      { leg: 'rare words', order: 'score', groups: [['penguin'], ['crochet']] },
    ])
  })

  test('takes the most followed of a word that everybody uses', () => {
    expect(plan('travel', { travel: 0.3 })).toEqual([{ leg: 'most words', order: 'popular', groups: [['travel']] }])
  })

  test('asks for common words together, and scores those who have all', () => {
    expect(plan('vegan fitness', { vegan: 0.03, fit: 0.05 })).toEqual([
      { leg: 'most words', order: 'score', groups: [['vegan', 'fit']] },
    ])
  })

  test('lets one of several common words be missing, and looks for a rare one alone', () => {
    const shares = { vegan: 0.03, fit: 0.05, recip: 0.04 }
    expect(plan('vegan fitness recipes Leipzig', shares)).toEqual([
      { leg: 'rare words', order: 'score', groups: [['leipzig']] },
      {
        leg: 'most words',
        order: 'score',
        groups: [
          ['vegan', 'recip', 'fit'],
          ['leipzig', 'recip', 'fit'],
          ['leipzig', 'vegan', 'fit'],
          ['leipzig', 'vegan', 'recip'],
        ],
      },
    ])
  })

  test('scores everybody in a small catalogue', () => {
    expect(plan('travel', { travel: 0.3 }, 3000)).toEqual([{ leg: 'rare words', order: 'score', groups: [['travel']] }])
  })

  test('has nothing to do without words', () => {
    expect(plan('😀', {})).toEqual([])
  })

  test('becomes a query in which a joined word is a beginning', () => {
    const [unit] = parseSearchQuery('vegan baking').units
    expect(unit && toTermQuery([[unit]])).toBe("(('vegan' | 'veganbak':* | 'vegan':*))")
  })
})
