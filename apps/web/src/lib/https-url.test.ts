import { expect, test } from 'vitest'
import { toHttpsUrl } from './https-url.ts'

test('an address of the web is kept', () => {
  expect(toHttpsUrl('https://www.tiktok.com/@mina')).toBe('https://www.tiktok.com/@mina')
})

test.each([
  null,
  '',
  'not an address',
  '/dashboard',
  'http://example.test/',
  'javascript:alert(1)',
  ' javascript:alert(1)//https://',
  'data:text/html,<script>alert(1)</script>',
])('%j is nothing that a link may lead to', (text) => {
  expect(toHttpsUrl(text)).toBeUndefined()
})
