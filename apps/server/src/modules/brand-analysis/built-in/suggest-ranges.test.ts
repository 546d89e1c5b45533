import { describe, expect, test } from 'vitest'
import { suggestRanges } from './suggest-ranges.ts'

const followers = (text: string) => suggestRanges(text).followers
const engagement = (text: string) => suggestRanges(text).engagement

describe('the suggested number of followers', () => {
  test('is the usual one for a text without sizes', () => {
    expect(followers('We bake bread.')).toEqual({ value: { min: 10_000, max: 1_000_000 }, words: [] })
  })

  test.each([
    ['creators with 5k to 50k followers', 5_000, 50_000],
    ['between 1,000 and 25,000 followers', 1_000, 25_000],
    ['creators under 100k followers', 0, 100_000],
    ['at least 20,000 subscribers', 20_000, 10_000_000],
    ['more than 1.5 million followers', 1_500_000, 10_000_000],
    ['10-100k followers', 10_000, 100_000],
  ])('follows the figures of %j', (text, min, max) => {
    expect(followers(text).value).toEqual({ min, max })
  })

  test.each([
    ['nano influencers', 1_000, 10_000],
    ['micro-influencers from Spain', 10_000, 100_000],
    ['nano and micro creators', 1_000, 100_000],
    ['a celebrity who loves cars', 1_000_000, 10_000_000],
    ['we have a small budget', 1_000, 50_000],
    ['a global campaign in autumn', 100_000, 5_000_000],
  ])('follows the size or the budget of %j, and quotes it', (text, min, max) => {
    expect(followers(text).value).toEqual({ min, max })
    expect(followers(text).words.every((words) => text.includes(words))).toBe(true)
  })

  test('uses figures of people only, not of prices or products', () => {
    expect(followers('Over 500 products under 20 euros, from 3 to 9 pieces.').words).toEqual([])
  })
})

describe('the suggested engagement', () => {
  test('is at least 2 percent for a text without a rate', () => {
    expect(engagement('We bake bread.').value).toEqual({ min: 0.02, max: 1 })
  })

  test('follows the rate in the text', () => {
    expect(engagement('an engagement rate above 5 %').value).toEqual({ min: 0.05, max: 1 })
    expect(engagement('3.5% engagement or more').value).toEqual({ min: 0.035, max: 1 })
  })

  test('is found quickly in any text', () => {
    const start = performance.now()
    expect(engagement('1'.repeat(20_000)).value).toEqual({ min: 0.02, max: 1 })
    expect(engagement(`engagement${' '.repeat(19_000)}x`).value.max).toBe(1)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('is higher for small accounts than for large ones', () => {
    expect(engagement('nano creators').value.min).toBeGreaterThan(engagement('macro creators').value.min)
  })
})
