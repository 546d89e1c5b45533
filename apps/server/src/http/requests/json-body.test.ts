import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShallowJson } from './json-body.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('the depth of JSON', () => {
  it('counts brackets outside of texts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 7 }), (value, limit) => {
        expect(isShallowJson(JSON.stringify(value), limit)).toBe(depthOf(value) <= limit)
      }),
    )
  })

  it.each([
    ['{"a":"[[[[[["}', true],
    ['{"a":"\\"[[[[[["}', true],
    ['{"a":"\\\\"}', true],
    ['[[[', false],
    ['{"a":"\\\\",b:[[', false],
  ])('of %s is at most 2: %s', (text, isShallow) => {
    expect(isShallowJson(text, 2)).toBe(isShallow)
  })
})
