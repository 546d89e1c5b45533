import { expect, test } from 'vitest'
import { formatDay, formatDaysUntil, formatShortDay, formatTimeAgo, formatTimeUntil } from './dates.ts'

// Local times: yesterday is one of the reader's time zone.
const now = new Date('2026-06-15T12:00:00')

test.each([
  ['2026-06-15T12:00:30', 'just now'],
  ['2026-06-15T11:59:30', 'just now'],
  ['2026-06-15T11:46:00', '14 minutes ago'],
  ['2026-06-14T11:00:00', 'yesterday'],
  ['2026-06-13T12:00:00', '2 days ago'],
  ['2026-05-01T12:00:00', 'last month'],
  ['2024-06-01T12:00:00', '2 years ago'],
])('%s is %s', (moment, text) => {
  expect(formatTimeAgo(new Date(moment), now)).toBe(text)
})

test.each([
  ['2026-06-15T11:00:00', 'any moment'],
  ['2026-06-15T12:00:30', 'any moment'],
  ['2026-06-15T12:14:00', 'in 14 minutes'],
  ['2026-06-15T16:45:00', 'in 5 hours'],
  ['2026-06-16T13:00:00', 'tomorrow'],
])('%s lies ahead: %s', (moment, text) => {
  expect(formatTimeUntil(new Date(moment), now)).toBe(text)
})

test.each([
  ['a day', [2026, 5, 13, 20], '1 day ago'],
  ['a week', [2026, 5, 2, 20], '1 week ago'],
  ['a month', [2026, 3, 20, 20], '1 month ago'],
  ['a year', [2024, 8, 20, 20], '1 year ago'],
] as const)(
  'more than %s ago, but not in the last one of the calendar, is counted',
  (_, [year, month, day, hour], text) => {
    expect(formatTimeAgo(new Date(year, month, day, hour), new Date(2026, 5, 15, 9))).toBe(text)
  },
)

test('the day after tomorrow is not called tomorrow', () => {
  const [evening, after] = [new Date(2026, 5, 15, 20), new Date(2026, 5, 17, 7)]
  expect(formatTimeUntil(after, evening)).toBe('in 1 day')
  expect(formatDaysUntil(after, evening)).toBe('in 1 day')
})

test('a calendar day is the same day everywhere', () => {
  expect(formatDay('2026-03-01')).toBe('March 1, 2026')
  expect(formatShortDay('2026-03-01')).toBe('Mar 1')
})

test.each([
  ['2026-06-29T12:00:00', 'in 14 days'],
  ['2026-06-26T11:00:00', 'in 11 days'],
  ['2026-06-16T13:00:00', 'tomorrow'],
  ['2026-06-15T16:45:00', 'in 5 hours'],
])('%s is so many days ahead: %s', (moment, text) => {
  expect(formatDaysUntil(new Date(moment), now)).toBe(text)
})
