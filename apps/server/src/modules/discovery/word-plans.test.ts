import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from './search-query.ts'
import { countUnread, planWords } from './word-plans.ts'

function plan(
  text: string,
  shares: Record<string, number>,
  { creatorCount = 1_000_000, kept = 1, lanes = 1 as 1 | 2 } = {},
) {
  const statistics = { creatorCount, averageTermCount: 30, shares: new Map(Object.entries(shares)) }
  return planWords(parseSearchQuery(text), statistics, { kept, lanes }).map(({ leg, matches, units }) => ({
    leg,
    match: (matches ?? []).join(' | '),
    scored: units.map(({ term }) => term),
  }))
}

describe('the plan for the words of a search', () => {
  test('scores every match of words that are rare, or begin with a rare one', () => {
    expect(plan('crochet', { crochet: 0.0005 })).toEqual([{ leg: 'words', match: "'crochet':*", scored: ['crochet'] }])
  })

  test('finds a glued hashtag by both of its words', () => {
    expect(plan('home yoga', {})[0]?.match).toBe("'home' | 'homeyoga':* | 'yoga' | 'homeyoga':*")
  })

  test('takes those who are all about a word that everybody uses', () => {
    const [words] = plan('jumble', { jumbl: 0.3, '1~jumbl': 0.1, '2~jumbl': 0.01, '3~jumbl': 0.0005 })
    expect(words).toEqual({ leg: 'words', match: "(('3~jumbl'))", scored: ['jumbl'] })
  })

  test('takes the most followed where too many are all about it', () => {
    const shares = { jumbl: 0.3, '1~jumbl': 0.3, '2~jumbl': 0.2, '3~jumbl': 0.2, '4~jumbl': 0.2, '5~jumbl': 0.2 }
    expect(plan('jumble', shares)).toEqual([{ leg: 'most followed', match: "(('5~jumbl'))", scored: [] }])
  })

  test('asks for common words together, each as loosely as few enough have them', () => {
    const shares = { red: 0.03, blue: 0.05, '1~red': 0.02, '1~blue': 0.02, '2~red': 0.002, '2~blue': 0.002 }
    expect(plan('red blue', shares, { creatorCount: 100_000 })[0]?.match).toContain(
      "(('red' | 'redblu') & ('blue' | 'redblu'))",
    )
    expect(plan('red blue', shares, { creatorCount: 10_000_000 })[0]?.match).toContain(
      "(('2~red' | '2~redblu') & ('blue' | 'redblu'))",
    )
  })

  test('shares many between two queries where the database answers two at once', () => {
    const shares = { red: 0.03, blue: 0.05, '1~red': 0.001, '1~blue': 0.001, '2~red': 0.001, '2~blue': 0.001 }
    const [first, second] = plan('red blue', shares, { lanes: 2 })
    expect([first?.leg, second?.leg]).toEqual(['words', 'words'])
    const both = plan('red blue', shares).flatMap(({ match }) => match.split(' | ('))
    expect(`${first?.match} | ${second?.match}`.split(' | (').toSorted()).toEqual(both.toSorted())
    expect(plan('red blue', shares, { lanes: 2, creatorCount: 10_000 })).toHaveLength(1)
  })

  test('expects more of two words that are an expression', () => {
    const shares = { street: 0.04, food: 0.08 }
    const isLoose = (streetfood: number) =>
      plan('street food', { ...shares, streetfood }, { creatorCount: 100_000 })[0]?.match.includes(" & ('food' |")
    expect([isLoose(0.0001), isLoose(0.008)]).toEqual([true, false])
  })

  test('expects fewer where the filters keep few', () => {
    const shares = { red: 0.06, blue: 0.08 }
    const isLoose = (kept: number) => plan('red blue', shares, { kept })[0]?.match.includes("('red' |")
    expect([isLoose(1), isLoose(0.05)]).toEqual([false, true])
  })

  test('lets one of several common words be missing, and looks for a rare one alone', () => {
    const [words] = plan('red, x, blue, x, green, x, Leipzig', { red: 0.03, blue: 0.05, green: 0.04, x: 0.2 })
    expect(words?.match).toContain("'leipzig':* |")
    expect(words?.scored[0]).toBe('leipzig')
  })

  test('looks also among those whose first category the query names, as loosely as few of these have the word', () => {
    const shares = { bake: 0.03, '1~bake': 0.02, '2~bake': 0.01, '3~bake': 0.001, vegan: 0.05, 'main~baking': 0.02 }
    const pairs = { 'main~baking vegan': 0.0001, 'main~baking bake': 0.02, 'main~baking 1~bake': 0.02 }
    const match = plan('vegan baking', { ...shares, ...pairs })[0]?.match
    expect(match).toContain("'main~baking' & (('vegan' | 'veganbak'))")
    expect(match).not.toContain("'main~baking' & (('bake' | 'veganbak'))")
  })

  test('lets a group stand for those within it', () => {
    const match = plan('red blue', { red: 0.0009, blue: 0.05 })[0]?.match
    expect(match).toContain("(('red' | 'redblu'))")
    expect(match).not.toContain('&')
  })

  test('scores everybody in a small catalogue', () => {
    expect(plan('jumble', { jumbl: 0.3 }, { creatorCount: 3000 })).toMatchObject([{ leg: 'words', scored: ['jumbl'] }])
  })

  test('has nothing to do without words', () => {
    expect(plan('😀', {})).toEqual([])
  })
})

describe('what the plans leave unread', () => {
  const countFor = (text: string, shares: Record<string, number>) => {
    const statistics = { creatorCount: 1_000_000, averageTermCount: 30, shares: new Map(Object.entries(shares)) }
    return countUnread(planWords(parseSearchQuery(text), statistics), statistics)
  }

  test('is what their words are not expected to be had by', () => {
    expect(countFor('crochet', { crochet: 0.0005 })).toBe(2800)
    expect(countFor('jumble', { jumbl: 0.3, '1~jumbl': 0.1, '2~jumbl': 0.01, '3~jumbl': 0.002 })).toBe(1300)
  })

  test('is nothing where too many have them', () => {
    const levels = Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`${level}~jumbl`, 0.2]))
    expect(countFor('jumble', { jumbl: 0.3, ...levels })).toBe(0)
  })
})
