import { describe, expect, it } from 'vitest'
import { canRegister, findAppliedRegistration } from './registration-policy.ts'

const auto = { mode: 'auto', domains: [] } as const

describe('the rule for registrations', () => {
  it.each([
    { hasAccounts: false, isDemo: false, applied: 'open' },
    { hasAccounts: true, isDemo: false, applied: 'invitation' },
    { hasAccounts: false, isDemo: true, applied: 'open' },
    { hasAccounts: true, isDemo: true, applied: 'open' },
  ])('of "auto" is $applied with accounts: $hasAccounts, in a demonstration: $isDemo', ({ applied, ...given }) => {
    expect(findAppliedRegistration(auto, given)).toBe(applied)
  })

  it.each(['open', 'invitation', 'domain'] as const)('of "%s" applies in a demonstration as well', (mode) => {
    for (const isDemo of [true, false]) {
      expect(findAppliedRegistration({ mode, domains: [] }, { hasAccounts: false, isDemo })).toBe(mode)
    }
  })
})

describe('an address', () => {
  const domains = ['brand.test']
  const stranger = { email: 'maya@else.test', isInvited: false }

  it('that is invited may always register', () => {
    for (const applied of ['open', 'invitation', 'domain'] as const) {
      expect(canRegister(applied, { domains }, { ...stranger, isInvited: true })).toBe(true)
    }
  })

  it('of a stranger may register only where everybody may', () => {
    expect(canRegister('open', { domains }, stranger)).toBe(true)
    expect(canRegister('invitation', { domains }, { email: 'maya@brand.test', isInvited: false })).toBe(false)
    expect(canRegister('domain', { domains }, stranger)).toBe(false)
  })

  it.each([
    ['maya@brand.test', true],
    ['maya@BRAND.test', true],
    ['maya@sub.brand.test', false],
    ['maya@notbrand.test', false],
    ['"brand.test"@else.test', false],
    ['maya@brand.test.else.test', false],
  ])('%s is of the domain: %s', (email, isOf) => {
    expect(canRegister('domain', { domains }, { email, isInvited: false })).toBe(isOf)
  })
})
