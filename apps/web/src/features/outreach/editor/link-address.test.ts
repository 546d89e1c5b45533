import { expect, test } from 'vitest'
import { toLinkAddress } from './link-address.ts'

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['example.com', 'https://example.com/'],
  [' www.example.com/shop ', 'https://www.example.com/shop'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['maya@example.com', 'mailto:maya@example.com'],
  ['mailto:maya@example.com', 'mailto:maya@example.com'],
  ['{{ url }}', '{{url}}'],
])('%s links to %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address)
})

test.each(['', 'shop', 'javascript:alert(1)', 'data:text/html,x', '{{title}}', 'https://'])(
  '%j links to nothing',
  (typed) => {
    expect(toLinkAddress(typed)).toBeUndefined()
  },
)
