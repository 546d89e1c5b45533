import type { MailboxPace } from '@troupe/contract/mail/mailboxes'
import { expect, test } from 'vitest'
import { describePace } from './describe-pace.ts'

const unlimited: MailboxPace = { per_minute: null, per_day: null, window: null }

/** Describes a mailbox that sends on these days. */
function describeOn(days: number[]): string {
  return describePace({ ...unlimited, window: { time_zone: 'Europe/Paris', days, from: '09:00', to: '17:30' } })
}

test('limits are named in figures', () => {
  expect(describePace({ ...unlimited, per_minute: 30, per_day: 2000 })).toBe(
    'Up to 30 a minute, 2,000 in 24 hours, at any time',
  )
})

test('missing limits are described too', () => {
  expect(describePace(unlimited)).toBe('As fast as the server takes them, without a limit in a day, at any time')
})

test("hours of the creators' time zones are named as such", () => {
  const window = { time_zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30', of_reader: true }
  expect(describePace({ ...unlimited, window })).toMatch(
    /, Mon–Fri, 09:00 to 17:30 where each creator lives \(else Europe\/Paris\)$/,
  )
})

test.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri'],
  [[5, 3, 1, 4], 'Mon, Wed–Fri'],
  [[6, 7], 'Sat, Sun'],
  [[1, 2, 3, 4, 5, 6, 7], 'every day'],
])('days %j are %s', (days, words) => {
  expect(describeOn(days)).toMatch(new RegExp(`, ${words}, 09:00 to 17:30 \\(Europe/Paris\\)$`))
})
