import { expect, test } from 'vitest'
import { z } from 'zod'
import { timeRangeFields, toMoments } from './time-range.ts'

const TimeRange = z.object(timeRangeFields)

test.each([
  [{ from: '2030-03-01', to: '2030-03-02' }, '2030-03-01T00:00:00.000Z', '2030-03-03T00:00:00.000Z'],
  [
    { from: '2030-03-01T05:00:00.000Z', to: '2030-03-02T05:00:00Z' },
    '2030-03-01T05:00:00.000Z',
    '2030-03-02T05:00:00.000Z',
  ],
  [{}, '1970-01-01T00:00:00.000Z', '3000-01-01T00:00:00.000Z'],
])('%j lies between %s and %s', (range, start, end) => {
  const moments = toMoments(TimeRange.parse(range))
  expect([moments.start.toISOString(), moments.end.toISOString()]).toEqual([start, end])
})

test.each(['tomorrow', '0020-03-01', '3000-01-01', '2030-02-30', '2030-03-01T25:00:00Z', '2030-03-01T05:00'])(
  '%s is refused',
  (from) => expect(TimeRange.safeParse({ from }).success).toBe(false),
)
