import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRefreshTokens } from './refresh-tokens.ts'

describe('refresh tokens', () => {
  const tokens = createRefreshTokens(randomBytes(32))

  it('are 256 bits that are never the same', () => {
    const made = Array.from({ length: 1000 }, () => tokens.create())
    expect(new Set(made).size).toBe(1000)
    for (const token of made) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('have one successor each, which only the key finds', () => {
    const token = tokens.create()
    expect(tokens.succeed(token)).toBe(tokens.succeed(token))
    expect(tokens.isWellFormed(tokens.succeed(token))).toBe(true)
    expect(createRefreshTokens(randomBytes(32)).succeed(token)).not.toBe(tokens.succeed(token))
  })

  it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}\n`, `${'a'.repeat(42)}=`])('are not %j', (text) => {
    expect(tokens.isWellFormed(text)).toBe(false)
  })
})
