import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { toAccountPause } from './mailbox-pauses.ts'

describe('the pauses of a mailbox after account errors', () => {
  it('grow from 15 minutes to a day', () => {
    expect([1, 2, 3, 10].map(toAccountPause)).toEqual([minutes(15), hours(1), hours(24), hours(24)])
  })
})
