import { categories } from '@troupe/contract/catalogues/categories'
import { describe, expect, test } from 'vitest'
import { foreignCues } from '../languages/foreign-cues-data.ts'
import { categoryProfiles, widerCategories } from '../profiles/category-profiles.ts'
import { readCues } from '../profiles/read-cues.ts'
import { readReadyVectors } from './ready-vectors.ts'

describe('the descriptions of the categories', () => {
  test.each(categories)('describe $id, with words that lead to it', ({ id }) => {
    const weights = readCues(categoryProfiles[id].about.join('. ')).flatMap((hit) => [...hit.weights])
    const total = new Map<string, number>()
    for (const [category, weight] of weights) total.set(category, (total.get(category) ?? 0) + weight)
    const [best] = [...total].toSorted((first, second) => second[1] - first[1])
    expect([id, widerCategories[id]]).toContain(best?.[0])
  })

  test.each(['de', 'es', 'fr', 'zh'] as const)('have words for each category in %s', (language) => {
    expect(categories.filter(({ id }) => !foreignCues[language][id])).toEqual([])
  })

  test('have the shipped vectors of just these texts (else run node tools/build-category-vectors.ts)', () => {
    expect(readReadyVectors('universal-sentence-encoder-lite-en')?.size).toBe(categories.length)
  })

  test('have no shipped vectors for another encoder', () => {
    expect(readReadyVectors('another')).toBeUndefined()
  })
})
