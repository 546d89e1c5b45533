import { describe, expect, it } from 'vitest'
import { parseSettings } from './settings.ts'

const provider = {
  id: 'acme',
  name: 'Acme',
  issuer: 'https://login.acme.test/realms/staff',
  client_id: 'troupe',
  client_secret: 'secret',
}
const claiming = { ...provider, role_claim: 'groups', roles: { bosses: 'admin' } }
const parse = (...providers: object[]) => parseSettings({ SINGLE_SIGN_ON: JSON.stringify(providers) }).singleSignOn

describe('the settings of single sign-on', () => {
  it('are the stand-in and passwords, if there are none', () => {
    expect(parseSettings({}).singleSignOn).toEqual({ providers: undefined, localPasswords: true })
  })

  it('name several providers, with domains and roles', () => {
    const other = { ...provider, id: 'other', domains: ['Acme.TEST', 'acme.example'], role_claim: 'groups' }
    const { providers } = parse(provider, { ...other, roles: { bosses: 'admin' } })
    expect(providers).toMatchObject([
      { id: 'acme', clientId: 'troupe', clientSecret: 'secret', domains: [], roleClaim: undefined },
      { domains: ['acme.test', 'acme.example'], roleClaim: 'groups', roles: new Map([['bosses', 'admin']]) },
    ])
  })

  it('name the workspace that people join, by its id or the address of its owner', () => {
    const id = '00000000-0000-4000-8000-0000000000a1'
    const named = { ...claiming, id: 'other', workspace: id, default_role: 'viewer' }
    expect(parse({ ...claiming, workspace: 'Anna@Acme.TEST' }, named).providers).toMatchObject([
      { workspace: 'anna@acme.test', defaultRole: undefined },
      { workspace: id, defaultRole: 'viewer' },
    ])
  })

  it.each([
    ['no JSON', '{', /SINGLE_SIGN_ON: must be a list of providers in JSON/],
    ['an issuer without TLS', [{ ...provider, issuer: 'http://login.acme.test' }], /issuer: must begin with https/],
    ['an unknown part', [{ ...provider, secret: 'x' }], /secret/],
    ['an id that is no part of an address', [{ ...provider, id: 'a/b' }], /SINGLE_SIGN_ON\.0\.id/],
    ['one id twice', [provider, provider], /two have the same id/],
    ['a claim without roles', [{ ...provider, role_claim: 'groups' }], /role_claim and roles are required together/],
    ['a workspace without a claim', [{ ...provider, workspace: 'anna@acme.test' }], /workspace needs role_claim/],
    ['a default role without a workspace', [{ ...provider, default_role: 'viewer' }], /default_role needs workspace/],
    ['a default role with power', [{ ...claiming, workspace: 'a@acme.test', default_role: 'admin' }], /default_role/],
    ['a workspace of another form', [{ ...claiming, workspace: 'acme' }], /workspace/],
    ['an unknown role', [{ ...provider, role_claim: 'groups', roles: { bosses: 'king' } }], /roles\.bosses/],
  ])('refuse %s', (_what, value, message) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    expect(() => parseSettings({ SINGLE_SIGN_ON: text })).toThrow(message)
  })

  it('allow an issuer on this machine without TLS', () => {
    expect(parse({ ...provider, issuer: 'http://localhost:8080/realms/dev' }).providers).toHaveLength(1)
  })

  it('need a provider where passwords are off, or nobody could sign in', () => {
    const off = { LOCAL_PASSWORDS: 'off', SANDBOX: 'off', SYSTEM_SMTP_URL: 'smtp://mail.test' }
    expect(() => parseSettings(off)).toThrow(/SINGLE_SIGN_ON is required with LOCAL_PASSWORDS=off/)
    expect(() => parseSettings({ ...off, SINGLE_SIGN_ON: '[]' })).toThrow(/SINGLE_SIGN_ON is required/)
    const given = parseSettings({ ...off, SINGLE_SIGN_ON: JSON.stringify([provider]) })
    expect(given.singleSignOn.localPasswords).toBe(false)
    expect(parseSettings({ LOCAL_PASSWORDS: 'off' }).singleSignOn.localPasswords).toBe(false)
  })
})
