import { expect, test } from 'vitest'
import { formatBytes, formatCount, formatDollars, formatExact, formatPercent, formatSeconds } from './numbers.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1500, '1.5K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_000_000, '2.0M'],
  [12_345_678, '12.3M'],
])('a count of %d is shown as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('dollars, percent, seconds and exact figures have one form each', () => {
  expect(formatDollars(1250)).toBe('$1.3K')
  expect(formatPercent(4.237)).toBe('4.2%')
  expect(formatSeconds(42.3)).toBe('0.04 s')
  expect(formatExact(1_234_567)).toBe('1,234,567')
})

test('the size of a file is in the largest unit that it fills', () => {
  expect([950, 1500, 2_000_000, 3_250_000_000].map(formatBytes)).toEqual(['950 byte', '1.5 kB', '2 MB', '3.3 GB'])
})
