import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

/** Keeps the thread busy, as the analysis of a text does. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('long work returns its results in order and lets other work run in between', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  const results = await mapInTurns([1, 2, 3, 4, 5, 6], (item) => {
    work(10)
    return item * 2
  })
  clearInterval(others)
  expect(results).toEqual([2, 4, 6, 8, 10, 12])
  expect(turns).toBeGreaterThanOrEqual(2)
})

test('an error ends it', async () => {
  const failing = () => {
    throw new Error('unreadable')
  }
  await expect(mapInTurns([1], failing)).rejects.toThrow('unreadable')
})
