import { expect, test } from 'vitest'
import { estimatePrice, explainPrice, type PriceBasis } from './rate-model.ts'

const basis: PriceBasis = {
  platform: 'instagram',
  followers: 100_000,
  averageViews: 30_000,
  engagementRate: 2,
  mainCategory: 'travel',
  region: 'US',
}

test('the price is the mean of the worth of views and of followers', () => {
  // sqrt(30 x 10 x 100 x 7.5) = 474
  expect(estimatePrice(basis)).toBe(470)
})

test('market, category and engagement move it', () => {
  expect(estimatePrice({ ...basis, region: 'IN' })).toBe(190)
  expect(estimatePrice({ ...basis, mainCategory: 'finance_investing' })).toBe(640)
  expect(estimatePrice({ ...basis, engagementRate: 0.5 })).toBe(330)
})

test.each([
  [0.9, 0.7],
  [1, 1],
  [2.9, 1],
  [3, 1.15],
  [5.9, 1.15],
  [6, 1.3],
])('an engagement of %d percent counts as %d', (engagementRate, factor) => {
  expect(explainPrice({ ...basis, engagementRate })?.engagementFactor).toBe(factor)
})

test.each([
  [21_000, 85],
  [150_000, 600],
  [410_000, 1650],
  [1_603_000, 6400],
])('what %d views are worth is rounded as people round: %d', (averageViews, dollars) => {
  expect(estimatePrice({ platform: 'instagram', averageViews, region: 'IN' })).toBe(dollars)
})

test('the smallest creators get a base fee, and sums are rounded', () => {
  expect(estimatePrice({ ...basis, followers: 900, averageViews: 50 })).toBe(20)
  expect(estimatePrice({ ...basis, platform: 'youtube', followers: 2_000_000, averageViews: 300_000 })).toBe(13_700)
})

test('unknown figures are left out, and a creator without figures gets no estimate', () => {
  expect(estimatePrice({ platform: 'instagram', followers: 100_000 })).toBe(560)
  expect(estimatePrice({ platform: 'instagram', averageViews: 30_000, region: 'US' })).toBe(300)
  expect(estimatePrice({ platform: 'instagram', engagementRate: 5, region: 'US' })).toBeUndefined()
})

test('an estimate is explained by every number that it is made of', () => {
  const explained = explainPrice(basis)
  expect(explained).toMatchObject({
    dollarsPerThousandViews: 10,
    dollarsPerThousandFollowers: 7.5,
    byViews: 300,
    byFollowers: 750,
    categoryFactor: 1,
    regionFactor: 1,
    engagementFactor: 1,
    leastDollars: 20,
    dollars: 470,
  })
  expect(explainPrice({ platform: 'tiktok', followers: 2000 })).toMatchObject({ byViews: undefined, byFollowers: 3.8 })
  expect(explainPrice({ platform: 'tiktok' })).toBeUndefined()
})
