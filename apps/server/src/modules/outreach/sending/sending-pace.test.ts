import { describe, expect, it } from 'vitest'
import { days, seconds } from '../../../lib/durations.ts'
import { countAllowed, toGap } from './sending-pace.ts'

/** A Friday. */
const now = new Date('2030-03-01T09:00:00Z')
const weekend = { time_zone: 'Europe/Paris', days: [6, 7], from: '09:00', to: '17:30' }

/** A mailbox without limits that has used up a number of mails within the last day. */
function allow(limits: Partial<Parameters<typeof countAllowed>[0]>, used = 0): Promise<number> {
  const unlimited = {
    sending_window: null,
    per_minute: null,
    per_day: null,
    slow_start: false,
    slow_start_at: null,
  }
  return countAllowed({ ...unlimited, ...limits }, now, async (since) => {
    expect(since).toEqual(new Date(now.getTime() - days(1)))
    return used
  })
}

describe('the number of mails that may be sent now', () => {
  it('is that of a batch for a mailbox without limits', async () => {
    expect(await allow({})).toBe(100)
  })

  it('is one with a limit per minute, so that the next can be delayed', async () => {
    expect(await allow({ per_minute: 600 })).toBe(1)
  })

  it('is what the last 24 hours have left of the daily limit', async () => {
    expect(await allow({ per_day: 400 }, 250)).toBe(100)
    expect(await allow({ per_day: 400 }, 390)).toBe(10)
    expect(await allow({ per_day: 400, per_minute: 30 }, 390)).toBe(1)
    expect(await allow({ per_day: 400 }, 400)).toBe(0)
    expect(await allow({ per_day: 200 }, 400)).toBeLessThanOrEqual(0)
  })

  it('is none outside the sending window', async () => {
    expect(await allow({ sending_window: weekend })).toBe(0)
    expect(await allow({ sending_window: { ...weekend, days: [5] } })).toBe(100)
  })

  it('is not limited by a window in the time zones of the readers, which decides for each mail', async () => {
    expect(await allow({ sending_window: { ...weekend, of_reader: true } })).toBe(100)
  })

  it('is what the last 24 hours have left of the day of the slow start', async () => {
    const second = { slow_start: true, slow_start_at: new Date(now.getTime() - days(1)) }
    expect(await allow({ ...second, per_day: 400 }, 25)).toBe(5)
    expect(await allow({ ...second, per_day: 28 }, 25)).toBe(3)
    expect(await allow(second, 30)).toBe(0)
  })
})

describe('the time to the next mail', () => {
  it('is what the pace demands, or up to half as much more', () => {
    expect(toGap(30, 0)).toBe(seconds(2))
    expect(toGap(30, 1)).toBe(seconds(3))
  })

  it('is whole milliseconds, never less than the pace demands', () => {
    expect(toGap(7, 0)).toBe(8572)
  })
})
