import { expect, it } from 'vitest'
import { createToken, hashToken } from './link-tokens.ts'

it('creates unique tokens of two parts that no URL has to escape', () => {
  const tokens = Array.from({ length: 1000 }, () => createToken().token)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}\.[\w-]{21}$/)
})

it('recognises a token by a hash that does not contain it', () => {
  const { token, hash } = createToken()
  expect(hashToken(token)).toEqual(hash)
  expect(hash).toHaveLength(32)
  expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
})

it('recognises a token of an earlier mail, which had no dot', () => {
  const { token, hash } = createToken()
  expect(hashToken(token.replace('.', ''))).toEqual(hash)
})

it('accepts only tokens of the right form', () => {
  const { token } = createToken()
  const others = [
    '',
    `${token}A`,
    token.slice(1),
    ` ${token.slice(1)}`,
    `${token.slice(1)}+`,
    token.replace('.', '..'),
    `${token[22]}${token.slice(0, 22)}${token.slice(23)}`,
    `${token}\n`,
    'ａ'.repeat(43),
  ]
  expect(others.map(hashToken)).toEqual(others.map(() => undefined))
})
