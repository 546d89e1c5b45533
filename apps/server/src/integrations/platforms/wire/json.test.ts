import { describe, expect, test } from 'vitest'
import { parseWireJson } from './json.ts'

describe('reading JSON from a platform', () => {
  test.each([
    ['{"id":7420000000000000123}', { id: '7420000000000000123' }],
    ['{"id":-7420000000000000123}', { id: '-7420000000000000123' }],
    ['[9007199254740991,9007199254740992]', [9007199254740991, '9007199254740992']],
    ['{"a":[{"b":18446744073709551615}],"c":1}', { a: [{ b: '18446744073709551615' }], c: 1 }],
  ])('keeps every digit of %s', (text, value) => expect(parseWireJson(text)).toEqual(value))

  test.each([
    ['{"rate":0.1234567890123456789}', { rate: 0.12345678901234568 }],
    ['{"far":1e300,"digits":"7420000000000000123"}', { far: 1e300, digits: '7420000000000000123' }],
    ['{"text":"1234567890123456","few":12.5}', { text: '1234567890123456', few: 12.5 }],
  ])('leaves fractions, powers and texts as they are: %s', (text, value) => {
    expect(parseWireJson(text)).toEqual(value)
  })

  test('throws for invalid JSON', () => {
    expect(() => parseWireJson('{"id":')).toThrow(SyntaxError)
  })
})
