import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('keeps those that were set last, also where they were there before', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4])
})
