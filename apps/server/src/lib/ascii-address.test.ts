import { expect, it } from 'vitest'
import { toAsciiDomain } from './ascii-address.ts'

it.each([
  ['maya@münchen.de', 'maya@xn--mnchen-3ya.de'],
  ['maya@店.例え.jp', 'maya@xn--hxt.xn--r8jz45g.jp'],
  ['MAYA@Brand.test', 'MAYA@Brand.test'],
  ['майя@brand.test', 'майя@brand.test'],
  ['maya@ü .test', 'maya@ü .test'],
])('the domain of %s goes out as in %s', (address, expected) => {
  expect(toAsciiDomain(address)).toBe(expected)
})
