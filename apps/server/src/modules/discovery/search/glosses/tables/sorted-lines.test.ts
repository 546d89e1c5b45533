import { expect, test } from 'vitest'
import { SortedLines } from './sorted-lines.ts'

const keys = Array.from({ length: 99 }, (_, number) => `key${number}`).sort()
const lines = new SortedLines(keys.map((key) => `${key}\tvalue of ${key}`).join('\n'))

test('each key of sorted lines is found', () => {
  expect(keys.map((key) => lines.get(key))).toEqual(keys.map((key) => `value of ${key}`))
})

test.each(['', 'key', 'key99', 'zzz', 'key1 '])('%j is not found', (key) => {
  expect(lines.get(key)).toBeUndefined()
})

test('no line has a value where there are none', () => {
  expect(new SortedLines('').get('key')).toBeUndefined()
})
