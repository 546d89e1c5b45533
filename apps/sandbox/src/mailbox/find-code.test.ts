import { expect, it } from 'vitest'
import { findCode } from './find-code.ts'

it.each([
  ['123456 is your Troupe verification code', '123456'],
  ['Your code: 004200.', '004200'],
  ['Use "123456", please', '123456'],
  ['The first of 111111 and 222222', '111111'],
  ['Order 1234567 and call 555-123456', undefined],
  ['Part of a123456b', undefined],
  ['12345', undefined],
  ['', undefined],
])('finds in %j the code %s', (text, code) => {
  expect(findCode(text)).toBe(code)
})
