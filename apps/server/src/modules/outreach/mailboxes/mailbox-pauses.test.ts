import { describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../lib/durations.ts'
import {
  isResting,
  isTooManyUnconfirmed,
  presentPause,
  toAccountPause,
  toProbePause,
  toUnconfirmedPause,
} from './mailbox-pauses.ts'

const now = new Date('2030-03-01T09:00:00Z')
const later = new Date(now.getTime() + 1)

describe('the pauses of a mailbox', () => {
  it('after account errors grow from 15 minutes to a day', () => {
    expect([1, 2, 3, 10].map(toAccountPause)).toEqual([minutes(15), hours(1), hours(24), hours(24)])
  })

  it('after unconfirmed mails double from 5 minutes to a day', () => {
    expect([1, 2, 3, 9, 10, 50].map(toUnconfirmedPause)).toEqual([
      minutes(5),
      minutes(10),
      minutes(20),
      minutes(1280),
      days(1),
      days(1),
    ])
  })

  it('between failed test connections double from 5 minutes to an hour', () => {
    expect([1, 2, 4, 5, 50].map(toProbePause)).toEqual([minutes(5), minutes(10), minutes(40), hours(1), hours(1)])
  })
})

describe('unconfirmed mails', () => {
  it('pause a mailbox at the second in a row', () => {
    expect(isTooManyUnconfirmed({ unconfirmed_mails: 1, unconfirmed_pauses: 0 })).toBe(false)
    expect(isTooManyUnconfirmed({ unconfirmed_mails: 2, unconfirmed_pauses: 0 })).toBe(true)
  })

  it('pause it at the first after a pause that they caused', () => {
    expect(isTooManyUnconfirmed({ unconfirmed_mails: 1, unconfirmed_pauses: 1 })).toBe(true)
  })
})

describe('a mailbox', () => {
  it('rests until its pause is over', () => {
    expect(isResting({ paused_until: null, pause_cause: null }, now)).toBe(false)
    expect(isResting({ paused_until: null, pause_cause: 'unconfirmed' }, now)).toBe(false)
    expect(isResting({ paused_until: later, pause_cause: 'account' }, now)).toBe(true)
    expect(isResting({ paused_until: now, pause_cause: 'account' }, now)).toBe(false)
  })

  it('rests after unconfirmed mails until a test connection has worked, however late it is', () => {
    expect(isResting({ paused_until: now, pause_cause: 'unconfirmed' }, now)).toBe(true)
  })

  it('shows its pause with the reason, if there is one', () => {
    const pause = { paused_until: later, pause_cause: 'account', pause_reason: '535 No' } as const
    expect(presentPause(pause)).toMatchObject({
      until: '2030-03-01T09:00:00.001Z',
      cause: 'account',
      reason: '535 No',
      reason_message: {
        message_key: 'mail_reply.explained',
        message_params: { meaning: { message_key: 'mail_failure.refused' }, reply: '535 No' },
      },
    })
    expect(presentPause({ ...pause, pause_reason: null })).toMatchObject({ reason: '' })
    expect(presentPause({ ...pause, paused_until: null })).toBeNull()
    expect(presentPause({ ...pause, pause_cause: null })).toBeNull()
  })
})
