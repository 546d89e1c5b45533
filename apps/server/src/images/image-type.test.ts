import { expect, it } from 'vitest'
import { png } from '../testing/image-server.ts'
import { findImageType } from './image-type.ts'

it.each([
  ['image/png', png],
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/gif', Buffer.from('GIF89a\u0001')],
  ['image/gif', Buffer.from('GIF87a\u0001')],
  ['image/webp', Buffer.concat([Buffer.from('RIFF'), Buffer.from([10, 13, 0, 0]), Buffer.from('WEBPVP8 ')])],
  ['image/avif', Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif')])],
])('%s is recognised by its first bytes', (type, bytes) => {
  expect(findImageType(bytes)).toBe(type)
})

it.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><svg/>',
  '<!doctype html>',
  '{"error":"expired"}',
  'RIFFxxxxAVI ',
  '\u0000\u0000\u0000\u001cftypmp42',
  ' GIF89a',
  'BM',
])('%j is no picture', (text) => {
  expect(findImageType(Buffer.from(text))).toBeUndefined()
})
