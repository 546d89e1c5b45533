import { expect, test } from 'vitest'
import { minutes } from './durations.ts'
import { within } from './within.ts'

test('what comes in time is given', async () => {
  expect(await within(Promise.resolve('here'), minutes(1))).toBe('here')
})

test('what fails in time is thrown', async () => {
  await expect(within(Promise.reject(new Error('no')), minutes(1))).rejects.toThrow('no')
})

test('what takes longer is nothing, and its failure is nobody’s', async () => {
  let fail = () => {}
  const slow = new Promise((_, reject) => {
    fail = () => reject(new Error('too late'))
  })
  expect(await within(slow, 1)).toBeUndefined()
  // Vitest fails on what nobody catches.
  fail()
})
