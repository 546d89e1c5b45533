import { describe, expect, it } from 'vitest'
import { days, hours, minutes, seconds } from '../../lib/durations.ts'
import { isGivenUp, toNextAttempt } from './retry-schedule.ts'

const now = new Date('2030-03-01T09:00:00Z')
const pauseAfter = (attempts: number, random = 0) => {
  const next = toNextAttempt(attempts, now, random)
  return next && next.getTime() - now.getTime()
}

describe('an undelivered message', () => {
  it('is retried later each time, eight times in all', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pauseAfter(attempts))).toEqual([
      seconds(30),
      minutes(5),
      minutes(30),
      hours(2),
      hours(6),
      hours(12),
      hours(24),
      undefined,
    ])
  })

  it('waits up to a tenth longer, so that retries are spread', () => {
    expect(pauseAfter(1, 0.999)).toBeCloseTo(seconds(33), -2)
    expect(pauseAfter(7, 0.5)).toBe(hours(25.2))
  })

  it('sent again by hand after its last attempt, is not retried automatically', () => {
    expect(pauseAfter(9)).toBeUndefined()
  })
})

it('an endpoint is given up after three days without a delivered message', () => {
  expect(isGivenUp(new Date(now.getTime() - days(3) + 1), now)).toBe(false)
  expect(isGivenUp(new Date(now.getTime() - days(3)), now)).toBe(true)
})
