import { describe, expect, it } from 'vitest'
import { createTotpSecret, findStep, toStep, toTotpCode, toTotpUri } from './totp.ts'

/** "12345678901234567890" in base32, the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code by time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(toTotpCode(secret, toStep(new Date(second * 1000)), 8)).toBe(code)
    expect(toTotpCode(secret, toStep(new Date(second * 1000)))).toBe(code.slice(2))
  })

  it('is accepted one step early or late, and no more', () => {
    const now = new Date('2030-03-01T09:00:00Z')
    const found = [-2, -1, 0, 1, 2].map((away) => findStep(secret, toTotpCode(secret, toStep(now) + away), now))
    const step = toStep(now)
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('comes from a secret of 160 random bits', () => {
    const secrets = Array.from({ length: 100 }, createTotpSecret)
    expect(secrets.every((made) => /^[A-Z2-7]{32}$/.test(made))).toBe(true)
    expect(new Set(secrets).size).toBe(100)
  })

  it('is announced to an app in the form that all apps read', () => {
    expect(toTotpUri({ secret, account: 'maya+a@brand.test', issuer: 'Troupe' })).toBe(
      `otpauth://totp/Troupe:maya%2Ba%40brand.test?secret=${secret}&issuer=Troupe`,
    )
  })
})
