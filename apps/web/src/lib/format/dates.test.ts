import { expect, test } from 'vitest'
import { formatDay, formatDaysUntil, formatShortDay, formatTimeAgo, formatTimeUntil } from './dates.ts'

const now = new Date('2026-06-15T12:00:00Z')

test.each([
  ['2026-06-15T12:00:30Z', 'just now'],
  ['2026-06-15T11:59:30Z', 'just now'],
  ['2026-06-15T11:46:00Z', '14 minutes ago'],
  ['2026-06-14T11:00:00Z', 'yesterday'],
  ['2026-06-13T12:00:00Z', '2 days ago'],
  ['2026-05-01T12:00:00Z', 'last month'],
  ['2024-06-01T12:00:00Z', '2 years ago'],
])('%s is %s', (moment, text) => {
  expect(formatTimeAgo(new Date(moment), now)).toBe(text)
})

test.each([
  ['2026-06-15T11:00:00Z', 'any moment'],
  ['2026-06-15T12:00:30Z', 'any moment'],
  ['2026-06-15T12:14:00Z', 'in 14 minutes'],
  ['2026-06-15T16:45:00Z', 'in 5 hours'],
  ['2026-06-16T13:00:00Z', 'tomorrow'],
])('%s lies ahead: %s', (moment, text) => {
  expect(formatTimeUntil(new Date(moment), now)).toBe(text)
})

test('a calendar day is the same day everywhere', () => {
  expect(formatDay('2026-03-01')).toBe('March 1, 2026')
  expect(formatShortDay('2026-03-01')).toBe('Mar 1')
})

test.each([
  ['2026-06-29T12:00:00Z', 'in 14 days'],
  ['2026-06-26T11:00:00Z', 'in 11 days'],
  ['2026-06-16T13:00:00Z', 'tomorrow'],
  ['2026-06-15T16:45:00Z', 'in 5 hours'],
])('%s is so many days ahead: %s', (moment, text) => {
  expect(formatDaysUntil(new Date(moment), now)).toBe(text)
})
