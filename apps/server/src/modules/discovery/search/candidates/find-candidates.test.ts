import { describe, expect, test } from 'vitest'
import { buildRarities } from '../../../../testing/term-rarities.ts'
import { parseSearchQuery } from '../analysis/query.ts'
import { canBeName } from './find-candidates.ts'

function isName(text: string, shares: Record<string, number>, creatorCount = 3000): boolean {
  return canBeName(parseSearchQuery(text), buildRarities(shares, creatorCount))
}

describe('a text that may be a name', () => {
  test('has a word that few creators use', () => {
    expect(isName('Kind of Root', {})).toBe(true)
    expect(isName('Anna bakes', { anna: 0.002, bake: 0.05 })).toBe(true)
  })

  test('does not consist of common words', () => {
    expect(isName('vegan baking', { vegan: 0.07, bake: 0.05 })).toBe(false)
  })

  test('does not consist of words that many creators use, however large the catalogue', () => {
    const shares = { anna: 0.002, bake: 0.05 }
    expect([isName('Anna bakes', shares, 20_000), isName('Anna bakes', shares, 30_000)]).toEqual([true, false])
  })

  test('is neither a sentence nor two letters', () => {
    expect([isName('weekend sourdough workshops near Lisbon castle', {}), isName('ab', {})]).toEqual([false, false])
  })
})
