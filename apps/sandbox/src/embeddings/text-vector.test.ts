import { describe, expect, test } from 'vitest'
import { toTextVector } from './text-vector.ts'

function compare(first: string, second: string): number {
  const other = toTextVector(second)
  return toTextVector(first).reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0)
}

describe('the vector of a text', () => {
  test.each([
    'Brot backen',
    'hacer pan',
    'le pain au levain',
    'brood bakken',
    'chleb',
    'выпечка хлеба',
    '面包烘焙',
    'パン作り',
    '빵 레시피',
  ])('is near to what means the same in English and far from the rest: %s', (text) => {
    expect(compare(text, 'baking bread')).toBeGreaterThan(0.4)
    expect(compare(text, 'a guitarist in concert')).toBeLessThan(0.25)
  })

  test('is nearer to the same subject than to another one', () => {
    expect(compare('bread', 'wine tasting')).toBeGreaterThan(compare('bread', 'chess openings') + 0.05)
  })

  test('reads inflected words of a concept', () => {
    expect(compare('Gitarren', 'guitar')).toBeGreaterThan(0.6)
    expect(compare('강아지를', 'dog')).toBeGreaterThan(0.6)
  })

  test('is near to similar words that no concept has', () => {
    expect(compare('falconry', 'falconry for beginners')).toBeGreaterThan(0.4)
    expect(compare('falconry', 'falconers')).toBeGreaterThan(compare('falconry', 'typewriters') + 0.1)
  })

  test('does not depend on case, width or accents of Latin letters', () => {
    expect(compare('PÂTISSERIE', 'patisserie')).toBeCloseTo(1)
    expect(compare('ｂｒｅａｄ', 'bread')).toBeCloseTo(1)
  })

  test('keeps apart Japanese words that differ by a mark', () => {
    expect(compare('カキ', 'ガギ')).toBeLessThan(0.9)
  })

  test.each(['bread', '', '🙂', '...', '\ud800', 'x'.repeat(5000)])('always has length 1: %j', (text) => {
    const vector = toTextVector(text)
    expect(vector).toHaveLength(256)
    expect(Math.hypot(...vector)).toBeCloseTo(1)
  })

  test('shortened is the beginning of the full one, with length 1', () => {
    const [full, short] = [toTextVector('bread and wine'), toTextVector('bread and wine', 64)]
    expect(Math.hypot(...short)).toBeCloseTo(1)
    const scale = Math.hypot(...full.slice(0, 64))
    for (const [axis, value] of short.entries()) expect(value).toBeCloseTo((full[axis] ?? 0) / scale)
  })
})
