import { describe, expect, test } from 'vitest'
import { settleRange } from './range.ts'

const subscribers = { min: 0, max: 10_000_000 }

describe('"blank or invalid minimum becomes 0; blank maximum becomes 10,000,000 (subscribers), 100 (engagement), 100,000 (price)"', () => {
  test.each([
    ['', 0],
    ['-', 0],
    ['abc', 0],
    [Number.NaN, 0],
    [-5, 0],
    [1500, 1500],
    ['1500', 1500],
  ])('a minimum of %j is %d', (min, expected) => {
    expect(settleRange({ min, max: '' }, subscribers)).toEqual({ min: expected, max: 10_000_000 })
  })

  test.each([
    ['', { min: 0, max: 100 }, 100],
    ['', { min: 0, max: 100_000 }, 100_000],
    ['nothing', { min: 0, max: 100 }, 100],
    [250, { min: 0, max: 100 }, 100],
    [0.1, { min: 0, max: 100 }, 0.1],
    [0, { min: 0, max: 100 }, 0],
  ])('a maximum of %j within %j is %d', (max, limits, expected) => {
    expect(settleRange({ min: '', max }, limits).max).toBe(expected)
  })
})

describe('the ends of a range', () => {
  test('do not cross: the one edited last stops at the other', () => {
    expect(settleRange({ min: 900, max: 100 }, subscribers, 'min')).toEqual({ min: 100, max: 100 })
    expect(settleRange({ min: 900, max: 100 }, subscribers, 'max')).toEqual({ min: 900, max: 900 })
  })
})
