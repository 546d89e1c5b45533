import { platforms } from '@troupe/contract/platforms'
import { expect, test } from 'vitest'
import { toSearchFields } from './creator-rows.ts'
import { halves, toCategoryPartTerm, toCategoryTerm } from './term-levels.ts'

const creators = 400

/** The terms of a creator who bakes. */
function listTerms(number: number, platform: (typeof platforms)[number]): string[] {
  const { terms } = toSearchFields({ platform, title: `Baker ${number}`, handle: '', content_categories: ['baking'] })
  return terms.split(' ').map((term) => term.slice(1, -1))
}

test('a creator is of one half of their first category and platform, about as many of each', () => {
  for (const platform of platforms) {
    const parts = halves.map((half) => toCategoryPartTerm('baking', platform, half))
    const found = Array.from({ length: creators }, (_, number) =>
      listTerms(number, platform).filter((term) => term.startsWith(`${toCategoryTerm('baking')}~`)),
    )
    expect(found.every((own) => own.length === 1 && parts.includes(own[0] ?? ''))).toBe(true)
    const first = found.filter(([own]) => own === parts[0]).length
    expect(first).toBeGreaterThan(creators * 0.4)
    expect(first).toBeLessThan(creators * 0.6)
  }
})

test('a creator without a category is of no half', () => {
  const { terms } = toSearchFields({ platform: 'youtube', title: 'Baker', handle: '' })
  expect(terms).not.toContain('~youtube~')
})
