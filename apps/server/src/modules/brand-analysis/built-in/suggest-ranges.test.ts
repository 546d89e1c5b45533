import { describe, expect, test } from 'vitest'
import { readBrandCriteria } from '../criteria/read-brand-criteria.ts'
import { suggestRanges } from './suggest-ranges.ts'

const suggest = async (text: string) => suggestRanges(text, await readBrandCriteria(text))
const followers = async (text: string) => (await suggest(text)).followers
const engagement = async (text: string) => (await suggest(text)).engagement

describe('the suggested number of followers', () => {
  test('is the usual one for a text without sizes', async () => {
    expect(await followers('We bake bread.')).toEqual({ value: { min: 10_000, max: 1_000_000 }, words: [] })
  })

  test.each([
    ['creators with 5k to 50k followers', 5_000, 50_000],
    ['between 1,000 and 25,000 followers', 1_000, 25_000],
    ['creators under 100k followers', 0, 100_000],
    ['at least 20,000 subscribers', 20_000, 10_000_000],
    ['more than 1.5 million followers', 1_500_000, 10_000_000],
    ['more than 1,5 million followers', 1_500_000, 10_000_000],
    ['at least 20 thousand followers', 20_000, 10_000_000],
    ['over 1.000.000 fans', 1_000_000, 10_000_000],
    ['at least 5k followers and under 100k followers', 5_000, 100_000],
    ['10-100k followers', 10_000, 100_000],
  ])('follows the figures of %j', async (text, min, max) => {
    expect((await followers(text)).value).toEqual({ min, max })
  })

  test.each([
    ['nano influencers', 1_000, 10_000],
    ['micro-influencers from Spain', 10_000, 100_000],
    ['nano and micro creators', 1_000, 100_000],
    ['a celebrity who loves cars', 1_000_000, 10_000_000],
    ['we have a small budget', 1_000, 50_000],
    ['a global campaign in autumn', 100_000, 5_000_000],
  ])('follows the size or the budget of %j, and quotes it', async (text, min, max) => {
    expect((await followers(text)).value).toEqual({ min, max })
    expect((await followers(text)).words.every((words) => text.includes(words))).toBe(true)
  })

  test('quotes all figures that it follows', async () => {
    expect((await followers('at least 5k followers and under 100k followers')).words).toEqual([
      'at least 5k followers and under 100k followers',
    ])
    expect((await followers('creators under 100k followers')).words).toEqual(['under 100k followers'])
    expect((await followers('from 1k to 9k fans')).words).toEqual(['from 1k to 9k fans'])
  })

  test.each(['from 5k to 5k followers', 'at least 50k followers, up to 5k followers'])(
    'is the usual one where no creator fits the figures, as in %j',
    async (text) => {
      expect(await followers(text)).toEqual({ value: { min: 10_000, max: 1_000_000 }, words: [] })
    },
  )

  test('uses figures of people only, not of prices or products', async () => {
    expect((await followers('Over 500 products under 20 euros, from 3 to 9 pieces.')).words).toEqual([])
  })
})

describe('the suggested engagement', () => {
  test('is at least 2 percent for a text without a rate', async () => {
    expect((await engagement('We bake bread.')).value).toEqual({ min: 0.02, max: 1 })
  })

  test('follows the rate in the text', async () => {
    expect((await engagement('an engagement rate above 5 %')).value).toEqual({ min: 0.05, max: 1 })
    expect((await engagement('3.5% engagement or more')).value).toEqual({ min: 0.035, max: 1 })
  })

  test('quotes the rate, and reads a decimal comma', async () => {
    expect(await engagement('We want 3,5 % engagement.')).toEqual({
      value: { min: 0.035, max: 1 },
      words: ['3,5 % engagement'],
    })
  })

  test.each(['0 % engagement', '100 % engagement', 'engagement above 250 %'])(
    'is the usual one for %j',
    async (text) => {
      expect(await engagement(text)).toEqual({ value: { min: 0.02, max: 1 }, words: [] })
    },
  )

  test('is at least 4 percent for a text that wants an engaged audience, and quotes it', async () => {
    expect(await engagement('Macro creators with a loyal community, please.')).toEqual({
      value: { min: 0.04, max: 1 },
      words: ['loyal community'],
    })
  })

  test('is low enough for the largest accounts that are named', async () => {
    expect(await engagement('nano creators and macro creators')).toEqual({
      value: { min: 0.015, max: 1 },
      words: ['nano creators', 'macro creators'],
    })
  })

  test('follows signs of size only where no size is named', async () => {
    expect((await engagement('a global campaign')).value.min).toBe(0.015)
    expect((await engagement('a global campaign with nano creators')).value.min).toBe(0.04)
  })

  test('is found quickly in any text', async () => {
    const start = process.threadCpuUsage()
    expect((await engagement('1'.repeat(20_000))).value).toEqual({ min: 0.02, max: 1 })
    expect((await engagement(`engagement${' '.repeat(19_000)}x`)).value.max).toBe(1)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000)
  })

  test('is higher for small accounts than for large ones', async () => {
    expect((await engagement('nano creators')).value.min).toBeGreaterThan(
      (await engagement('macro creators')).value.min,
    )
  })
})
