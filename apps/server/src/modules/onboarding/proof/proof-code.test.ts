import { describe, expect, it } from 'vitest'
import { createProofCode, hasProofCode } from './proof-code.ts'

describe('a proof code', () => {
  it('is short, readable and new each time', () => {
    const codes = Array.from({ length: 100 }, createProofCode)
    expect(new Set(codes).size).toBe(100)
    for (const code of codes) expect(code).toMatch(/^troupe-[2-9a-hjkmnp-z]{8}$/)
  })

  it('is found anywhere in a description, in any case, and with the hyphens of keyboards', () => {
    const code = 'troupe-7k3mq9xp'
    for (const written of [code, code.toUpperCase(), 'Troupe–7K3mq9xp', 'troupe\u2011\u200b7k3mq9xp']) {
      expect(hasProofCode(`Bread.\n${written}, cakes`, code), written).toBe(true)
    }
  })

  it('is not found in parts', () => {
    for (const text of ['', 'troupe', 'troupe-7k3mq9x', 'troupe 7k3mq9xp', '7k3mq9xp']) {
      expect(hasProofCode(text, 'troupe-7k3mq9xp'), text).toBe(false)
    }
  })
})
