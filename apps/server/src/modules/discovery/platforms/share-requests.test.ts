import { expect, test } from 'vitest'
import { shareRequests } from './share-requests.ts'

const share = (...[total, platforms]: Parameters<typeof shareRequests>) =>
  Object.fromEntries(shareRequests(total, platforms))

test('every platform gets a list first, and the remaining requests are shared in turn', () => {
  expect(share(8, ['youtube', 'tiktok', 'instagram'])).toEqual({ youtube: 4, tiktok: 3, instagram: 1 })
  expect(share(8, ['tiktok', 'instagram'])).toEqual({ tiktok: 5, instagram: 3 })
  expect(share(8, ['youtube'])).toEqual({ youtube: 8 })
})

test('few requests go to platforms where one request gives a list', () => {
  expect(share(1, ['youtube', 'tiktok'])).toEqual({ tiktok: 1 })
  expect(share(2, ['youtube', 'tiktok', 'instagram'])).toEqual({ tiktok: 1, instagram: 1 })
  expect(share(1, ['youtube'])).toEqual({})
})

test('no requests or no platforms give no shares', () => {
  expect(share(0, ['youtube', 'tiktok', 'instagram'])).toEqual({})
  expect(share(5, [])).toEqual({})
})
