import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { divideToken, joinToken } from './divide-token.ts'

describe('a token in a mail', () => {
  it.each([1, 21, 22, 23, 43, 44, 45, 200])(
    'of %i characters has parts of at most 22, and is joined again',
    (length) => {
      const token = randomBytes(length).toString('base64url').slice(0, length)
      const written = divideToken(token)
      expect(Math.max(...written.split('.').map((part) => part.length))).toBe(Math.min(22, length))
      expect(written.split('.')).toHaveLength(Math.ceil(length / 22))
      expect(joinToken(written)).toBe(token)
    },
  )

  it('keeps the dot after a part before it', () => {
    const sealed = `keykeyid.${'a'.repeat(50)}`
    const written = divideToken(sealed)
    expect(written).toBe(`keykeyid.${'a'.repeat(22)}.${'a'.repeat(22)}.${'a'.repeat(6)}`)
    expect(joinToken(written)).toBe(sealed)
  })

  it('that was mailed in one part is as it was', () => {
    expect(joinToken(`keykeyid.${'a'.repeat(50)}`)).toBe(`keykeyid.${'a'.repeat(50)}`)
    expect(joinToken('b'.repeat(43))).toBe('b'.repeat(43))
  })
})
