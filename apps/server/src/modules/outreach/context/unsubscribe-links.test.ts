import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUnsubscribeTokens } from './unsubscribe-links.ts'

const tokens = createUnsubscribeTokens(randomBytes(32))

describe('an unsubscribe token', () => {
  it('is the same 43 characters for the same recipient, and can be read back', () => {
    const id = randomUUID()
    const token = tokens.issue(id)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(tokens.issue(id)).toBe(token)
    expect(tokens.read(token)).toBe(id)
  })

  it('cannot be forged or changed', () => {
    const token = tokens.issue(randomUUID())
    const changed = Array.from(token, (character, index) => {
      return token.slice(0, index) + (character === 'A' ? 'B' : 'A') + token.slice(index + 1)
    })
    expect(changed.map((text) => tokens.read(text)).filter(Boolean)).toEqual([])
    expect(createUnsubscribeTokens(randomBytes(32)).read(token)).toBeUndefined()
    expect(tokens.read('')).toBeUndefined()
    expect(tokens.read(`${token}A`)).toBeUndefined()
  })
})
