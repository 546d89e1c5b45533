import { expect, test } from 'vitest'
import { summarizeHistory } from './summarize-history.ts'

test('no measurement, and one alone, say nothing about growth', () => {
  expect(summarizeHistory([])).toBeUndefined()
  expect(summarizeHistory([{ day: '2026-01-01', value: 100 }])).toBeUndefined()
})

test('growth is measured from the first to the last measurement, over the days between them', () => {
  const measurements = [
    { day: '2026-02-20', value: 1000 },
    { day: '2026-02-21', value: 900 },
    { day: '2026-03-02', value: 1250 },
  ]
  expect(summarizeHistory(measurements)).toMatchObject({ changePercent: 25, days: 10 })
})

test('from nothing there is no growth in percent', () => {
  const measurements = [
    { day: '2026-02-20', value: 0 },
    { day: '2026-02-21', value: 10 },
  ]
  expect(summarizeHistory(measurements)?.changePercent).toBeUndefined()
})
