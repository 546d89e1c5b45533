import { describe, expect, it } from 'vitest'
import { toInstant } from './to-instant.ts'

describe('a local time', () => {
  it.each([
    ['2030-12-03', '09:00', 'UTC', '2030-12-03T09:00:00.000Z'],
    ['2030-12-03', '09:00', 'America/New_York', '2030-12-03T14:00:00.000Z'],
    ['2030-07-03', '09:00', 'America/New_York', '2030-07-03T13:00:00.000Z'],
    ['2030-12-03', '09:00', 'Asia/Kolkata', '2030-12-03T03:30:00.000Z'],
    ['2030-12-03', '09:00', 'Pacific/Auckland', '2030-12-02T20:00:00.000Z'],
    // On these days the clocks change.
    ['2030-03-31', '09:00', 'Europe/Berlin', '2030-03-31T07:00:00.000Z'],
    ['2030-10-27', '09:00', 'Europe/Berlin', '2030-10-27T08:00:00.000Z'],
    ['2030-01-01', '00:00', 'Asia/Tokyo', '2029-12-31T15:00:00.000Z'],
  ])('of %s %s in %s is %s', (day, time, zone, instant) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(instant)
  })
})
