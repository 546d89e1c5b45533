import { expect, test } from 'vitest'
import { buildRarities } from '../../../../testing/term-rarities.ts'
import { toCategoryForm } from '../analysis/index-text.ts'
import { parseSearchQuery } from '../analysis/query.ts'
import { listExclusionTests } from '../analysis/term-tests.ts'
import { leaveOutExcluded, toIndexQuery } from './to-index-query.ts'

const bread = parseSearchQuery('sourdough bread')

function countEach(forms: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const form of forms.split(' ')) counts[form] = (counts[form] ?? 0) + 1
  return counts
}

test('a joined word counts half of the terms that it contains, be it common or rare', () => {
  const shares = { sourdough: 0.001, bread: 0.01 }
  const weigh = (share: number) => {
    const { forms, topics } = toIndexQuery(
      { ...bread, categories: [] },
      buildRarities({ ...shares, sourdoughbread: share }),
    )
    expect(topics).toEqual([])
    const counts = countEach(forms)
    expect([counts.sourdough, counts.bread]).toEqual([5, 5])
    return (counts.sourdoughbread ?? 0) * -Math.log(share)
  }
  const both = 5 * -Math.log(shares.sourdough * shares.bread)
  for (const share of [0.01, 0.001, 0.0001]) expect(weigh(share) / both).toBeCloseTo(0.5, 1)
})

test('a common category is repeated more often than a rare one, so that both weigh the same', () => {
  const query = { ...bread, categories: ['baking', 'golf'] as const }
  const categories = new Map([
    ['baking', 2],
    ['golf', 6],
  ] as const)
  const { forms, topics } = toIndexQuery(query, { ...buildRarities({ sourdough: 0.001, bread: 0.01 }), categories })
  const counts = countEach(forms)
  expect(counts[toCategoryForm('baking')]).toBeGreaterThan(2 * (counts[toCategoryForm('golf')] ?? 0))
  const [baking = 0, golf = 0] = topics.map(({ score }) => score)
  expect(Math.abs(baking - golf) / golf).toBeLessThan(0.25)
})

test('a category weighs more beside rare words, whose scores are higher', () => {
  const query = { ...bread, categories: ['baking'] as const }
  const score = (share: number) =>
    toIndexQuery(query, buildRarities({ sourdough: share, bread: share })).topics[0]?.score ?? 0
  expect(score(0.001)).toBeGreaterThan(2 * score(0.05))
})

test('a category that the index does not know is asked for', () => {
  const { forms } = toIndexQuery({ ...bread, categories: ['baking'] }, buildRarities({}))
  expect(countEach(forms)[toCategoryForm('baking')]).toBeGreaterThan(0)
})

test('words and categories that the filters exclude are not asked for', () => {
  const query = { ...parseSearchQuery('vegan sourdough art'), categories: ['vegan_vegetarian', 'baking'] as const }
  const leaveOut = (...phrases: string[]) =>
    leaveOutExcluded(query, { exclusionTests: listExclusionTests(phrases), excludedCategories: ['vegan_vegetarian'] })
  expect(leaveOut('vegans', 'art').units.map(({ term }) => term)).toEqual(['sourdough'])
  expect(leaveOut().categories).toEqual(['baking'])
})

test('words remain that are excluded only beside others, or only in longer words', () => {
  const query = parseSearchQuery('vegan sourdough')
  const exclusionTests = listExclusionTests(['vegan sourdough', 'sourdough bread', 'veganuary'])
  expect(leaveOutExcluded(query, { exclusionTests, excludedCategories: [] }).units).toHaveLength(2)
})
