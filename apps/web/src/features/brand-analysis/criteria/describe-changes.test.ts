import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const citations = [{ words: 'x', passage: 'x', page: null }]
const range = (filter: 'subscriber_range' | 'engagement_rate_range' | 'price_range', min?: number, max?: number) => ({
  filter,
  min,
  max,
  citations,
})

test.each<[BrandCriterion, BrandCriterion, string]>([
  [
    { filter: 'regions', values: ['DE'], citations },
    { filter: 'regions', values: ['DE', 'AT'], citations },
    'only Germany and Austria',
  ],
  [
    { filter: 'languages', values: ['de'], citations },
    { filter: 'languages', values: ['en'], citations },
    'in English',
  ],
  [
    { filter: 'platforms', values: ['tiktok'], citations },
    { filter: 'platforms', values: ['youtube'], citations },
    'only YouTube',
  ],
  [
    { filter: 'exclude_words', values: ['games'], citations },
    { filter: 'exclude_words', values: ['cats'], citations },
    'without cats',
  ],
  [range('subscriber_range', 1000), range('subscriber_range', 1000, 5000), '1.0K to 5.0K followers'],
  [range('engagement_rate_range', 0.01), range('engagement_rate_range', 0.03), 'at least 3.0% engagement'],
  [range('price_range', 5), range('price_range', undefined, 400), 'up to $400 per post'],
])('a change is said in words', (before, after, words) => {
  expect(describeChanges([before], [after])).toEqual([words])
  expect(describeChanges([before], [before])).toEqual([])
})

test('what is taken away is said too', () => {
  expect(describeChanges([{ filter: 'has_email', citations }, range('subscriber_range', 5)], [])).toEqual([
    'email not needed',
    'any size',
  ])
})
