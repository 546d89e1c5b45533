import { mailStates } from '@troupe/contract/mail/campaigns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { type AttemptResult, arrows, decide, maxDeferrals, toRetryPause } from './mail-states.ts'

const now = new Date('2030-03-01T09:00:00Z')
const outcomes = ['accepted', 'account', 'recipient', 'temporary', 'unknown'] as const
const result = (outcome: AttemptResult['outcome'], retryAt?: Date): AttemptResult => ({ outcome, reply: 'x', retryAt })

const anyAttempt = fc.record({
  outcome: fc.constantFrom(...outcomes),
  deferrals: fc.nat(maxDeferrals - 1),
  age: fc.nat(hours(100)),
  random: fc.double({ min: 0, max: 1, noNaN: true }),
})
const decideFor = ({ outcome, deferrals, age, random }: Parameters<Parameters<typeof anyAttempt.map>[0]>[0]) =>
  decide(result(outcome), { deferrals, firstTriedAt: new Date(now.getTime() - age) }, now, random)

describe('the states of a mail', () => {
  it.each([
    ['accepted', 'sent', null],
    ['recipient', 'failed', 'refused'],
    ['unknown', 'unknown', 'connection_lost'],
    ['account', 'queued', 'deferred'],
    ['temporary', 'queued', 'deferred'],
  ] as const)('an attempt that ends with "%s" leads to "%s", for the reason %s', (outcome, state, reason) => {
    const decision = decide(result(outcome), { deferrals: 0, firstTriedAt: now }, now, 0.5)
    expect(decision).toMatchObject({ state, reason })
  })

  it('follow only the allowed transitions, for any outcome of an attempt', () => {
    fc.assert(fc.property(anyAttempt, (attempt) => arrows.handing.includes(decideFor(attempt).state)))
  })

  it('never send a mail again automatically that may have arrived', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const { state } = decideFor(attempt)
        const mayHaveArrived = attempt.outcome === 'accepted' || attempt.outcome === 'unknown'
        return !mayHaveArrived || (state !== 'queued' && state !== 'failed')
      }),
    )
  })

  it('are sent only when the server has accepted the mail', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => (decideFor(attempt).state === 'sent') === (attempt.outcome === 'accepted')),
    )
  })

  it('count no attempt for an error of the account', () => {
    fc.assert(fc.property(anyAttempt, (attempt) => decideFor(attempt).isDeferral === (attempt.outcome === 'temporary')))
  })

  it('end: a mail that is only ever deferred fails after eight tries', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }), (randoms) => {
        let at = now
        const states = randoms.map((random, deferrals) => {
          const decision = decide(result('temporary'), { deferrals, firstTriedAt: now }, at, random)
          at = decision.dueAt ?? at
          return decision.state
        })
        return (
          states.indexOf('failed') >= 0 &&
          states.slice(0, states.indexOf('failed')).every((state) => state === 'queued')
        )
      }),
    )
  })

  it('end: a mail that was first tried 48 hours ago fails, however few tries it had', () => {
    const decideAfter = (age: number) =>
      decide(result('temporary'), { deferrals: 2, firstTriedAt: new Date(now.getTime() - age) }, now, 0.5)
    expect(decideAfter(hours(48) - 1).state).toBe('queued')
    expect(decideAfter(hours(48))).toMatchObject({ state: 'failed', reason: 'gave_up', dueAt: null })
  })

  it('are final when nothing can change any more', () => {
    const ends = mailStates.filter((state) => arrows[state].length === 0)
    // A mail that was sent can come back for a passing reason, and is then sent again.
    expect(ends).toEqual(['suppressed', 'skipped', 'cancelled'])
  })

  it('can all be reached from queued', () => {
    const reached = new Set(['queued'])
    for (const state of mailStates.flatMap(() => mailStates)) {
      if (reached.has(state)) for (const next of arrows[state]) reached.add(next)
    }
    expect(reached.size).toBe(mailStates.length)
  })
})

describe('pauses', () => {
  it('double from 5 minutes to 6 hours, a fifth more or less', () => {
    expect([1, 2, 3, 8, 20].map((deferrals) => toRetryPause(deferrals, 0.5))).toEqual(
      [5, 10, 20, 360, 360].map((count) => minutes(count)),
    )
    expect(toRetryPause(1, 0)).toBe(minutes(4))
    expect(toRetryPause(1, 1)).toBe(minutes(6))
  })

  it('are as long as the server asks for, up to a limit', () => {
    const ask = (at: Date) => decide(result('temporary', at), { deferrals: 0, firstTriedAt: now }, now, 0.5).dueAt
    expect(ask(new Date('2030-03-01T12:00:00Z'))).toEqual(new Date('2030-03-01T12:00:00Z'))
    expect(ask(new Date('2030-03-01T09:01:00Z'))).toEqual(new Date('2030-03-01T09:05:00Z'))
    expect(ask(new Date('2031-01-01T00:00:00Z'))).toEqual(new Date('2030-03-03T09:00:00Z'))
  })
})
