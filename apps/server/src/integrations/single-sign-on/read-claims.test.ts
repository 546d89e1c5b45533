import { expect, it } from 'vitest'
import { readAddress, readName, readRole } from './read-claims.ts'

const microsoft = 'https://login.microsoftonline.com/3f0c/v2.0'
const email = 'maya@acme.test'

it.each([
  ['Google', 'https://accounts.google.com', { email_verified: true }, true],
  ['a provider that sends a text', 'https://login.acme.test', { email_verified: 'true' }, true],
  ['a provider that says no', 'https://login.acme.test', { email_verified: false }, false],
  ['a provider that says nothing', 'https://login.acme.test', {}, false],
  ['a provider that sends a claim of Microsoft', 'https://login.acme.test', { xms_edov: true }, false],
  ['Microsoft, whose email any tenant can set', microsoft, {}, false],
  ['Microsoft, with a claim that it does not send', microsoft, { email_verified: true }, false],
  ["Microsoft, with the domain's owner verified", microsoft, { xms_edov: true }, true],
  ['Microsoft, as older tokens say it', microsoft, { xms_edov: '1' }, true],
  ['Microsoft, with another domain', microsoft, { xms_edov: false }, false],
  ['Microsoft, with a verified primary address', microsoft, { verified_primary_email: ['Maya@acme.test'] }, true],
  ['Microsoft, with another primary address', microsoft, { verified_primary_email: ['eve@acme.test'] }, false],
])('an address of %s', (_provider, issuer, claims, isEmailVerified) => {
  expect(readAddress({ email, ...claims }, issuer)).toEqual({ email, isEmailVerified })
})

it('no address is not a verified one', () => {
  expect(readAddress({ email_verified: true }, 'https://accounts.google.com').isEmailVerified).toBe(false)
})

it.each([
  ['groups', { groups: ['all', 'writers'] }, 'member'],
  ['groups', { groups: 'bosses' }, 'admin'],
  ['groups', { groups: ['writers', 'bosses'] }, 'admin'],
  ['realm_access.roles', { realm_access: { roles: ['bosses'] } }, 'admin'],
  ['https://acme.test/roles', { 'https://acme.test/roles': ['bosses'] }, 'admin'],
  ['groups', { groups: ['all'] }, undefined],
  ['groups', { groups: { 0: 'bosses' } }, undefined],
  ['__proto__.roles', {}, undefined],
  [undefined, { groups: ['bosses'] }, undefined],
])('the role by %s of %j', (claim, claims, role) => {
  const roles = new Map([['bosses', 'admin'] as const, ['writers', 'member'] as const])
  expect(readRole(claims, claim, roles)).toBe(role)
})

it('takes the name, or else the user name', () => {
  expect(readName({ name: ' Maya ', preferred_username: 'maya' })).toBe('Maya')
  expect(readName({ name: '', preferred_username: 'maya' })).toBe('maya')
  expect(readName({})).toBeUndefined()
})
