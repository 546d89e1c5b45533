import { expect, it } from 'vitest'
import { createToken, hashToken } from './invitation-tokens.ts'

it('makes tokens of 43 characters that no URL has to escape, each once', () => {
  const tokens = Array.from({ length: 1000 }, () => createToken().token)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

it('knows a token by a hash that does not hold it', () => {
  const { token, hash } = createToken()
  expect(hashToken(token)).toEqual(hash)
  expect(hash).toHaveLength(32)
  expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
})

it('takes nothing for a token that has not the form of one', () => {
  const { token } = createToken()
  const others = [
    '',
    `${token}A`,
    token.slice(1),
    ` ${token.slice(1)}`,
    `${token.slice(1)}+`,
    `${token}\n`,
    'ａ'.repeat(43),
  ]
  expect(others.map(hashToken)).toEqual(others.map(() => undefined))
})
