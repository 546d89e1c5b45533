import { describe, expect, test } from 'vitest'
import { findQuotaWindow } from './quota-windows.ts'

describe('the window of an allowance', () => {
  test.each([
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-15T07:00:00Z', '2026-07-16T07:00:00Z'],
    ['in winter', '2026-12-15T12:00:00Z', '2026-12-15T08:00:00Z', '2026-12-16T08:00:00Z'],
    ['just before midnight', '2026-07-15T06:59:59.999Z', '2026-07-14T07:00:00Z', '2026-07-15T07:00:00Z'],
    ['at midnight', '2026-07-15T07:00:00Z', '2026-07-15T07:00:00Z', '2026-07-16T07:00:00Z'],
    ['just before midnight in winter', '2026-12-15T07:59:59Z', '2026-12-14T08:00:00Z', '2026-12-15T08:00:00Z'],
    ['on the day of 23 hours', '2026-03-08T20:00:00Z', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
    ['on the evening before it', '2026-03-08T07:30:00Z', '2026-03-07T08:00:00Z', '2026-03-08T08:00:00Z'],
    ['on the day of 25 hours', '2026-11-01T20:00:00Z', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
    ['in the hour that comes twice', '2026-11-01T09:30:00Z', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
    ['at the turn of the year', '2027-01-01T03:00:00Z', '2026-12-31T08:00:00Z', '2027-01-01T08:00:00Z'],
  ])('of a Pacific day runs from midnight to midnight %s', (_when, now, startedAt, resetsAt) => {
    expect(findQuotaWindow('pacific-day', new Date(now))).toEqual({
      startedAt: new Date(startedAt),
      resetsAt: new Date(resetsAt),
    })
  })

  test('of a day in UTC and of an hour', () => {
    const now = new Date('2026-07-15T12:34:56Z')
    expect(findQuotaWindow('utc-day', now)).toEqual({
      startedAt: new Date('2026-07-15T00:00:00Z'),
      resetsAt: new Date('2026-07-16T00:00:00Z'),
    })
    expect(findQuotaWindow('hour', now)).toEqual({
      startedAt: new Date('2026-07-15T12:00:00Z'),
      resetsAt: new Date('2026-07-15T13:00:00Z'),
    })
  })
})
