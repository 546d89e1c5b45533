import { expect, test } from 'vitest'
import { findLaterProblem, listLaterChoices } from './later-choices.ts'

const list = (now: Date) => listLaterChoices(now).map(({ label, at }) => [label, at.getDate(), at.getHours()])

test('later times are mornings', () => {
  // A Thursday.
  expect(list(new Date(2026, 10, 26, 15))).toEqual([
    ['Tomorrow', 27, 9],
    ['Next Monday', 30, 9],
    ['In a week', 3, 9],
  ])
})

test('a day is offered under one name only', () => {
  expect(list(new Date(2026, 10, 29, 15))).toEqual([
    ['Tomorrow', 30, 9],
    ['In a week', 6, 9],
  ])
  expect(list(new Date(2026, 10, 30, 15))).toEqual([
    ['Tomorrow', 1, 9],
    ['Next Monday', 7, 9],
  ])
})

test('times that are over, and those after more than a year, are refused', () => {
  const now = new Date(2026, 10, 26, 15)
  expect(findLaterProblem(undefined, now)).toBe('This time is over.')
  expect(findLaterProblem(now, now)).toBe('This time is over.')
  expect(findLaterProblem(new Date(2027, 11, 1), now)).toBe('Choose a date within a year.')
  expect(findLaterProblem(new Date(2026, 10, 27), now)).toBeNull()
})
