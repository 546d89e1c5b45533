import { describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { type InvitationTimes, toExpiry, toInvitationState, toNextTry } from './invitation-state.ts'

const now = new Date('2030-03-01T09:00:00Z')
const earlier = new Date('2030-02-20T09:00:00Z')
const later = new Date('2030-03-10T09:00:00Z')
const open: InvitationTimes = {
  used_at: null,
  declined_at: null,
  revoked_at: null,
  failure: null,
  sent_at: null,
  expires_at: later,
}
const stateOf = (given: Partial<InvitationTimes>) => toInvitationState({ ...open, ...given }, now)

describe('an invitation', () => {
  it.each([
    ['sending', {}],
    ['sent', { sent_at: earlier }],
    ['failed', { failure: 'No such mailbox' }],
    ['expired', { sent_at: earlier, expires_at: now }],
    ['revoked', { sent_at: earlier, revoked_at: earlier }],
    ['declined', { sent_at: earlier, declined_at: earlier }],
    ['registered', { sent_at: earlier, used_at: earlier }],
  ] as const)('is %s', (state, given) => {
    expect(stateOf(given)).toBe(state)
  })

  it('takes its state from actions of people before mail and expiry', () => {
    const everything = { sent_at: earlier, failure: 'No', expires_at: earlier, revoked_at: earlier }
    expect(stateOf(everything)).toBe('revoked')
    expect(stateOf({ ...everything, declined_at: earlier })).toBe('declined')
    expect(stateOf({ ...everything, declined_at: earlier, used_at: earlier })).toBe('registered')
  })

  it('expires even if its mail never left, but stays failed once refused', () => {
    expect(stateOf({ expires_at: earlier })).toBe('expired')
    expect(stateOf({ expires_at: earlier, failure: 'No' })).toBe('failed')
  })

  it('is valid for 14 days', () => {
    expect(toExpiry(now)).toEqual(new Date('2030-03-15T09:00:00Z'))
  })
})

describe('an undelivered mail', () => {
  it('is retried after a minute, then less and less often', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (attempts) => (toNextTry(attempts, now)?.getTime() ?? 0) - now.getTime(),
    )
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBe(minutes(1))
  })

  it('is given up after a day, before two are over', () => {
    let time = now
    let attempts = 1
    for (let next = toNextTry(attempts, time); next; next = toNextTry(attempts, time)) {
      time = next
      attempts++
    }
    const passed = time.getTime() - now.getTime()
    expect(passed).toBeGreaterThan(days(1))
    expect(passed).toBeLessThan(days(1) + hours(12))
  })
})
