import { expect, test } from 'vitest'
import { minutes } from './durations.ts'
import { withTimeout } from './with-timeout.ts'

test('a result in time is returned', async () => {
  expect(await withTimeout(Promise.resolve('here'), minutes(1))).toBe('here')
})

test('a failure in time is thrown', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), minutes(1))).rejects.toThrow('no')
})

test('a late result is undefined, and its failure is ignored', async () => {
  let fail = () => {}
  const slow = new Promise((_, reject) => {
    fail = () => reject(new Error('too late'))
  })
  expect(await withTimeout(slow, 1)).toBeUndefined()
  // Vitest fails on an unhandled rejection.
  fail()
})
