import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUnsubscribeTokens } from './unsubscribe-links.ts'

const tokens = createUnsubscribeTokens(randomBytes(32))

describe('an unsubscribe token', () => {
  it('is the same for the same recipient, can be read back, and has no part that spam filters take for a wallet', () => {
    const id = randomUUID()
    const token = tokens.issue(id)
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
    expect(tokens.issue(id)).toBe(token)
    expect(tokens.read(token)).toBe(id)
  })

  it('is read without its dot, as in older mails', () => {
    const id = randomUUID()
    const joined = Buffer.concat(
      tokens
        .issue(id)
        .split('.')
        .map((part) => Buffer.from(part, 'base64url')),
    ).toString('base64url')
    expect(joined).toMatch(/^[\w-]{43}$/)
    expect(tokens.read(joined)).toBe(id)
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
    expect(tokens.read(`${token}.`)).toBeUndefined()
    expect(tokens.read(token.replace('.', ''))).toBeUndefined()
  })
})
