import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createInvitationTokens } from './invitation-tokens.ts'

const tokens = createInvitationTokens(randomBytes(32))
const invitation = { id: randomUUID(), mailedAt: new Date('2026-11-30T14:00:00Z') }

describe('the token of an invitation', () => {
  it('has no part that could be the address of a wallet', () => {
    const lengths = tokens
      .of(invitation)
      .split(/[.-]/)
      .map((part) => part.length)
    expect(Math.max(...lengths)).toBeLessThan(26)
  })

  it('is recognised, also as it was mailed in one part', () => {
    const token = tokens.of(invitation)
    const [id, ...signature] = token.split('.')
    for (const written of [token, `${id}.${signature.join('')}`]) {
      expect(tokens.readId(written)).toBe(invitation.id)
      expect(tokens.isOf(written, invitation)).toBe(true)
    }
  })

  it('of a later mail, of another invitation or of another key is none', () => {
    const token = tokens.of(invitation)
    expect(tokens.isOf(token, { ...invitation, mailedAt: new Date('2026-11-30T14:00:01Z') })).toBe(false)
    expect(tokens.isOf(token, { ...invitation, id: randomUUID() })).toBe(false)
    expect(createInvitationTokens(randomBytes(32)).isOf(token, invitation)).toBe(false)
  })

  it.each([
    '',
    'x',
    `${invitation.id}.`,
    `${invitation.id}.${'A'.repeat(22)}`,
    `${invitation.id}.${'A'.repeat(21)}.${'A'.repeat(22)}`,
  ])('is not read in another form: %s', (written) => {
    expect(tokens.readId(written)).toBeUndefined()
    expect(tokens.isOf(written, invitation)).toBe(false)
  })
})
