import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  LenientBoolean,
  LenientCount,
  LenientId,
  LenientNumber,
  LenientText,
  LenientTime,
  lenientList,
} from './answer-shapes.ts'

describe('lenient shapes', () => {
  test.each([
    [' a ', 'a'],
    ['', undefined],
    ['  ', undefined],
    [3, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('text %j', (given, read) => {
    expect(LenientText.parse(given)).toBe(read)
  })

  test.each([
    [0.5, 0.5],
    ['0.5', 0.5],
    ['88412', 88412],
    [' 7 ', 7],
    ['', undefined],
    ['many', undefined],
    ['0x10', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [[], undefined],
    [true, undefined],
  ])('number %j', (given, read) => {
    expect(LenientNumber.parse(given)).toBe(read)
  })

  test.each([
    [88412, 88412],
    ['88412', 88412],
    [12.6, 13],
    [-1, undefined],
    ['1,000', undefined],
    [{}, undefined],
  ])('count %j', (given, read) => {
    expect(LenientCount.parse(given)).toBe(read)
  })

  test.each([
    ['7420000000000000123', '7420000000000000123'],
    [42, '42'],
    [1.5, undefined],
    ['@name', undefined],
    ['1'.repeat(31), undefined],
    [null, undefined],
  ])('id %j', (given, read) => {
    expect(LenientId.parse(given)).toBe(read)
  })

  test.each([
    [1_793_199_609, '2026-10-28T15:00:09.000Z'],
    [1_793_199_609_000, '2026-10-28T15:00:09.000Z'],
    ['1793199609', '2026-10-28T15:00:09.000Z'],
    ['2026-10-28T15:00:09+0000', '2026-10-28T15:00:09.000Z'],
    ['2026-10-28T15:00:09-03:30', '2026-10-28T18:30:09.000Z'],
    ['2026-10-28T15:00:09.5Z', '2026-10-28T15:00:09.500Z'],
    ['2026-10-28 15:00:09', '2026-10-28T15:00:09.000Z'],
    ['2026-10-28', '2026-10-28T00:00:00.000Z'],
    ['yesterday', undefined],
    ['2026-99-99', undefined],
    [1e300, undefined],
    [null, undefined],
  ])('time %j', (given, read) => {
    expect(LenientTime.parse(given)?.toISOString()).toBe(read)
  })

  test('a flag is a flag or missing', () => {
    expect([true, false, 'true', null].map((given) => LenientBoolean.parse(given))).toEqual([
      true,
      false,
      undefined,
      undefined,
    ])
  })

  test('a list leaves out items of another shape', () => {
    const list = lenientList(z.object({ name: z.string() }))
    expect(list.parse([{ name: 'a' }, null, 3, { name: 4 }, { name: 'b', more: 1 }])).toEqual([
      { name: 'a' },
      { name: 'b' },
    ])
    expect(list.parse('none')).toEqual([])
    expect(list.parse(undefined)).toEqual([])
  })
})
