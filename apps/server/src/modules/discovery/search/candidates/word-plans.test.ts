import type { Platform } from '@troupe/contract/catalogues/platforms'
import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from '../analysis/query.ts'
import { toLevelTerm } from '../analysis/term-levels.ts'
import { planWords } from './word-plans.ts'

/** Creators per thousand with the same terms, and their highest level for each term. */
type Creators = readonly [perThousand: number, levels: Record<string, number>]

const sampleSize = 20_000

function sample(creators: readonly Creators[], creatorCount: number) {
  const holders = new Map<string, number[]>()
  let next = 0
  for (const [perThousand, levels] of creators) {
    const numbers = Array.from({ length: (perThousand * sampleSize) / 1000 }, () => next++)
    for (const [term, highest] of Object.entries(levels)) {
      for (let level = 0; level <= highest; level++) {
        const key = toLevelTerm(term, level)
        holders.set(key, [...(holders.get(key) ?? []), ...numbers])
      }
    }
  }
  return {
    creatorCount,
    averageTermCount: 30,
    shares: new Map(Array.from(holders, ([term, numbers]) => [term, numbers.length / sampleSize])),
    sample: {
      size: sampleSize,
      holders: new Map(Array.from(holders, ([term, numbers]) => [term, Uint16Array.from(numbers)])),
    },
  }
}

interface TestOptions {
  creatorCount?: number
  kept?: number
  platforms?: readonly Platform[]
  lanes?: 1 | 2
}

function plan(
  text: string,
  creators: readonly Creators[],
  { creatorCount = 1_000_000, kept = 1, platforms, lanes = 1 }: TestOptions = {},
) {
  const { plans } = planWords(parseSearchQuery(text), sample(creators, creatorCount), { kept, platforms, lanes })
  return plans.map(({ leg, matches, units }) => ({
    leg,
    match: (matches ?? []).join(' | '),
    scored: units.map(({ term }) => term),
  }))
}

/** The groups of creators that are read. */
function listGroups(plans: readonly { match: string }[]): string[] {
  return plans.flatMap(({ match }) => match.split(' | (').map((group) => group.replace(/^\(*(.*?)\)+$/, '($1)')))
}

describe('the plan for the words of a search', () => {
  test('scores every match of words that are rare, or begin with a rare one', () => {
    expect(plan('crochet', [[0.5, { crochet: 0 }]])).toEqual([
      { leg: 'words', match: "'crochet':*", scored: ['crochet'] },
    ])
  })

  test('finds a glued hashtag by both of its words', () => {
    expect(plan('home yoga', [])[0]?.match).toBe("'home' | 'homeyoga':* | 'yoga' | 'homeyoga':*")
  })

  test('takes the creators with the highest level for a word that all creators use', () => {
    const creators = [
      [200, { jumbl: 0 }],
      [90, { jumbl: 1 }],
      [9.5, { jumbl: 2 }],
      [0.5, { jumbl: 3 }],
    ] as const
    expect(plan('jumble', creators)[0]).toEqual({ leg: 'words', match: "(('3~jumbl'))", scored: ['jumbl'] })
  })

  test('takes the most followed creators when too many have the highest level', () => {
    const creators = [
      [100, { jumbl: 3 }],
      [100, { jumbl: 5 }],
    ] as const
    expect(plan('jumble', creators)).toEqual([{ leg: 'most followed', match: "(('4~jumbl'))", scored: [] }])
  })

  test('combines common words, with the loosest match that few enough creators have', () => {
    const creators = [
      [30, { red: 2 }],
      [30, { blue: 2 }],
      [2, { red: 0, blue: 2 }],
      [1, { red: 2, blue: 2 }],
    ] as const
    const groups = (creatorCount: number) => listGroups(plan('red blue', creators, { creatorCount }))
    expect(groups(1_000_000)).toContain("('red' | 'redblu') & ('blue' | 'redblu')")
    expect(groups(4_000_000)).not.toContain("('red' | 'redblu') & ('blue' | 'redblu')")
    expect(groups(4_000_000)).toContain("('1~red' | '1~redblu') & ('blue' | 'redblu')")
  })

  test('estimates how many creators have both of two common words', () => {
    const creators = (both: number): Creators[] => [
      [40 - both, { street: 0 }],
      [80 - both, { food: 0 }],
      [both, { street: 0, food: 0 }],
    ]
    const areAllRead = (both: number) => plan('street food', creators(both))[0]?.match.includes(" & ('food' |")
    expect([areAllRead(1), areAllRead(20)]).toEqual([true, false])
  })

  test('reads creators in two groups only once', () => {
    const apart = [
      [2, { red: 5 }],
      [2, { blue: 5 }],
    ] as const
    const together = [[2, { red: 5, blue: 5 }]] as const
    expect(listGroups(plan('red blue', apart)).toSorted()).toEqual(["('blue' | 'redblu')", "('red' | 'redblu')"])
    expect(listGroups(plan('red blue', together))).toHaveLength(1)
  })

  test('shares many between two queries where the database answers two at once', () => {
    const creators = [
      [29, { red: 0 }],
      [49, { blue: 0 }],
      [1, { red: 2 }],
      [1, { blue: 2 }],
    ] as const
    const plans = plan('red blue', creators, { lanes: 2 })
    expect(plans.map(({ leg }) => leg)).toEqual(['words', 'words'])
    expect(listGroups(plans).toSorted()).toEqual(listGroups(plan('red blue', creators)).toSorted())
    expect(plan('red blue', creators, { lanes: 2, creatorCount: 10_000 })).toHaveLength(1)
  })

  test('shares the creators of a category between two queries by halves', () => {
    const creators = [
      [4, { bake: 2, 'main~baking': 0 }],
      [30, { bake: 2 }],
    ] as const
    const [first, second, ...others] = plan('baking', creators, { lanes: 2 }).map(({ match }) => match)
    expect(others).toEqual([])
    expect(first).toBe("'main~baking~0' & (('bake'))")
    expect(second).toBe("'main~baking~1' & (('bake'))")
  })

  test('reads a category only for the requested platforms', () => {
    const creators = [
      [4, { bake: 2, 'main~baking': 0 }],
      [30, { bake: 2 }],
    ] as const
    const [words] = plan('baking', creators, { kept: 0.3, platforms: ['youtube'] })
    expect(words?.match).toBe("('main~baking~youtube') & (('bake'))")
  })

  test('reads only a part of a category above the limit', () => {
    const match = (perThousand: number, text = 'baking') => {
      const creators = [
        [perThousand, { bake: 5, 'main~baking': 0 }],
        [100, { bake: 5 }],
      ] as const
      return plan(text, creators)[0]?.match
    }
    expect(match(4)).toBe("'main~baking' & (('bake'))")
    expect(match(8)).toMatch(/^'main~baking~[01]' & /)
    expect(match(16)).toMatch(/^'main~baking~[01]{2}' & /)
    const texts = Array.from({ length: 50 }, (_, index) => `baking x${index}`)
    expect(new Set(texts.map((text) => /~[01]{2}'/.exec(match(16, text) ?? '')?.[0])).size).toBe(4)
  })

  test('expects fewer matches with selective filters', () => {
    const creators = [[8, { red: 0 }]] as const
    const legs = (kept: number) => plan('red', creators, { kept }).map(({ leg }) => leg)
    expect([legs(1), legs(0.05)]).toEqual([['most followed'], ['words']])
  })

  test('allows one of several common words to be missing, and searches a rare one alone', () => {
    const creators = [
      [30, { red: 0, x: 0 }],
      [50, { blue: 0, x: 0 }],
      [40, { green: 0, x: 0 }],
    ] as const
    const [words] = plan('red, x, blue, x, green, x, Leipzig', creators)
    expect(words?.match).toContain("'leipzig':* |")
    expect(words?.scored[0]).toBe('leipzig')
  })

  test('restricts the search to creators with the named category first', () => {
    const creators = [
      [4, { bake: 2, 'main~baking': 0 }],
      [30, { bake: 2 }],
      [49, { vegan: 0 }],
    ] as const
    expect(plan('vegan baking', creators)[0]?.match).toBe("'main~baking' & (('bake' | 'veganbak'))")
  })

  test('drops a group that is contained in another', () => {
    const match = plan('red blue', [
      [0.9, { red: 0, blue: 0 }],
      [50, { blue: 0 }],
    ])[0]?.match
    expect(match).toContain("(('red' | 'redblu'))")
    expect(match).not.toContain('&')
  })

  test('scores all matches in a small catalogue', () => {
    expect(plan('jumble', [[300, { jumbl: 0 }]], { creatorCount: 3000 })).toMatchObject([
      { leg: 'words', scored: ['jumbl'] },
    ])
  })

  test('is empty without words', () => {
    expect(plan('😀', [])).toEqual([])
  })
})

describe('the share of the best matches that the plans miss', () => {
  const countMissed = (text: string, creators: readonly Creators[]) =>
    planWords(parseSearchQuery(text), sample(creators, 1_000_000)).missed

  test('is zero where all creators with a rare word are read', () => {
    expect(countMissed('crochet', [[0.5, { crochet: 0 }]])).toBe(0)
  })

  test('is one where fewer creators have a rare word than are requested', () => {
    expect(countMissed('crochet', [])).toBe(1)
  })

  test('is one where too many have a common word', () => {
    expect(countMissed('jumble', [[200, { jumbl: 5 }]])).toBe(1)
  })
})
