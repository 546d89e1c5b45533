import { afterEach, expect, test, vi } from 'vitest'
import { toLocalRange } from './local-days.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Asia/Tokyo', '2030-03-01', '2030-03-01', '2030-02-28T15:00:00.000Z', '2030-03-01T15:00:00.000Z'],
  ['Europe/Berlin', '2030-03-31', '2030-03-31', '2030-03-30T23:00:00.000Z', '2030-03-31T22:00:00.000Z'],
  ['America/Los_Angeles', '2030-12-30', '2030-12-31', '2030-12-30T08:00:00.000Z', '2031-01-01T08:00:00.000Z'],
])('in %s, %s to %s lasts from %s to %s', (zone, from, to, start, end) => {
  vi.stubEnv('TZ', zone)
  expect(toLocalRange({ from, to })).toEqual({ from: start, to: end })
})

test('a day that is still being typed narrows nothing', () => {
  expect(toLocalRange({ from: '0203-03-01', to: '' })).toEqual({ from: undefined, to: undefined })
})
