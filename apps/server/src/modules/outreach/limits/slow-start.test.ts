import { describe, expect, it } from 'vitest'
import { days, hours } from '../../../lib/durations.ts'
import { findSlowStart, getDayLimit } from './slow-start.ts'

const now = new Date('2030-03-01T09:00:00Z')
const begunBefore = (time: number) => ({
  slow_start: true,
  slow_start_at: new Date(now.getTime() - time),
  per_day: 400,
})

describe('the slow start of a mailbox', () => {
  it('begins with 20 mails, and sends half as many more each day', () => {
    const limits = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => findSlowStart(begunBefore(days(day)), now)?.per_day)
    expect(limits).toEqual([20, 30, 45, 67, 101, 151, 227, 341])
    expect(findSlowStart(begunBefore(days(2) + hours(23)), now)).toEqual({ day: 3, per_day: 45 })
  })

  it('does not begin before the first mail', () => {
    expect(findSlowStart({ ...begunBefore(0), slow_start_at: null }, now)).toEqual({ day: 1, per_day: 20 })
  })

  it("is over when it reaches the mailbox's limit", () => {
    expect(findSlowStart(begunBefore(days(8)), now)).toBeNull()
    expect(getDayLimit(begunBefore(days(8)), now)).toBe(400)
    expect(getDayLimit({ ...begunBefore(days(8)), per_day: 1000 }, now)).toBe(512)
    expect(getDayLimit({ ...begunBefore(0), per_day: 5 }, now)).toBe(5)
  })

  it('also ends without a limit', () => {
    expect(getDayLimit({ ...begunBefore(days(11)), per_day: null }, now)).toBe(1729)
    expect(getDayLimit({ ...begunBefore(days(12)), per_day: null }, now)).toBeNull()
  })

  it('changes nothing when it is switched off', () => {
    expect(getDayLimit({ ...begunBefore(0), slow_start: false }, now)).toBe(400)
  })
})
