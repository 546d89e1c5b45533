import { expect, test } from 'vitest'
import { toMarketplaceQuery, widenToBuckets } from './marketplace-query.ts'

test.each([
  [{}, { min: undefined, max: undefined }],
  [
    { min: 10_000, max: 50_000 },
    { min: 10_000, max: 50_000 },
  ],
  [
    { min: 30_000, max: 60_000 },
    { min: 25_000, max: 75_000 },
  ],
  [{ min: 9_999 }, { min: undefined, max: undefined }],
  [{ min: 5_000_000 }, { min: 100_000, max: undefined }],
  [{ max: 100_001 }, { min: undefined, max: undefined }],
  [{ max: 1 }, { min: undefined, max: 10_000 }],
])('%j is widened to %j', (asked, limits) => {
  expect(widenToBuckets(asked)).toEqual(limits)
})

test.each([
  [5, 'last_7_days'],
  [30, 'last_30_days'],
  [60, 'last_90_days'],
  [365, undefined],
  [undefined, undefined],
])('a post within %s days is asked for as %s', (postedWithinDays, activity) => {
  const search = { text: 'bread', categories: [], regions: [], subscribers: {}, engagementRate: {}, postedWithinDays }
  expect(toMarketplaceQuery(search, undefined).creator_latest_post_activity).toBe(activity)
})
