import type { RegistrationMode } from '@troupe/contract/account/registration-rule'
import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOpenIdProvider } from '../../../integrations/single-sign-on/openid-provider.ts'
import { systemClock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { type IdentityServer, useIdentityServer } from '../../../testing/wire/identity-server.ts'
import type { RoleGiven } from '../installation/single-sign-on-options.ts'

const acme = useIdentityServer({ id: 'acme', domains: ['acme.test'], roles: { boss: 'admin', staff: 'member' } })
const globex = useIdentityServer({ id: 'globex' })
const database = useTestDatabase()
const given: RoleGiven[] = []
let mode: RegistrationMode = 'open'
const testApp = useTestApp(database, {
  registration: {
    get rule() {
      return { mode, domains: [] }
    },
    isDemo: false,
    contact: undefined,
  },
  singleSignOn: {
    get providers() {
      return [acme, globex].map(({ settings }) => createOpenIdProvider({ settings, clock: systemClock }))
    },
    applyRole: async (_transaction, role) => void given.push(role),
  },
})
const maya = { sub: 'maya', email: 'maya@acme.test', email_verified: true, name: 'Maya' }
let browser: TestBrowser

beforeEach(() => {
  browser = new TestBrowser(testApp, '192.0.2.7')
  given.length = 0
  mode = 'open'
})

async function start(provider = 'acme', destination = '/pipeline'): Promise<string> {
  const answer = await browser.post('/api/auth/single-sign-on/start', { provider, destination })
  return singleSignOnEndpoints.start.response.parse(answer.json()).authorization_url
}

type SignIn = Parameters<IdentityServer['signIn']>[1]

/** Signs in with a provider, by default as a person with a verified address. */
async function signIn(person: SignIn = { claims: maya }, server = acme): Promise<LightMyRequestResponse> {
  const { id } = server.settings
  const back = server.signIn(await start(id), person)
  return browser.post('/api/auth/single-sign-on/complete', { provider: id, ...back })
}

const read = (token: string, url: string) => testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('GET /api/auth/single-sign-on', () => {
  const listWays = async () => (await testApp.app.inject('/api/auth/single-sign-on')).json()

  it('lists the providers with the domains that they serve', async () => {
    expect((await listWays()).providers).toEqual([
      { id: 'acme', name: 'Provider acme', domains: ['acme.test'] },
      { id: 'globex', name: 'Provider globex', domains: [] },
    ])
  })

  it('says that there are passwords', async () => {
    expect((await listWays()).local_passwords).toBe(true)
  })

  it('tells no secret, client or issuer', async () => {
    const { body } = await testApp.app.inject('/api/auth/single-sign-on')
    for (const hidden of [acme.settings.clientSecret, acme.issuer, 'client']) expect(body).not.toContain(hidden)
  })

  it('answers while a provider is down', async () => {
    acme.setDown()
    expect((await listWays()).providers).toHaveLength(2)
  })
})

describe('POST /api/auth/single-sign-on/start', () => {
  it("leads to the provider's page, with PKCE, state, nonce and a redirect address of its own", async () => {
    const url = new URL(await start())
    expect(url.origin).toBe(acme.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: 'troupe', response_type: 'code', scope: 'openid email profile' },
      redirect_uri: 'https://troupe.test/single-sign-on/acme',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('knows no other provider', async () => {
    const answer = await browser.post('/api/auth/single-sign-on/start', { provider: 'initech', destination: '/' })
    expect(answer.statusCode).toBe(404)
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\t/evil.test', '/a\\b', ''])(
    'refuses to lead to %j afterwards',
    async (destination) => {
      const answer = await browser.post('/api/auth/single-sign-on/start', { provider: 'acme', destination })
      expect(answer.statusCode).toBe(422)
    },
  )

  it('says that a provider is down, while passwords go on working', async () => {
    const { email, password } = await buildSignedInUser(testApp)
    acme.setDown()
    const answer = await browser.post('/api/auth/single-sign-on/start', { provider: 'acme', destination: '/' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().detail).toMatch(/^Provider acme did not answer/)
    expect((await browser.post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })

  it.each([
    ['the issuer', { issuer: 'https://evil.test' }],
    ['an address of a private network for tokens', { token_endpoint: 'https://169.254.169.254/latest' }],
    ['no TLS for keys elsewhere', { jwks_uri: 'http://keys.evil.test/' }],
  ])('reaches nothing that a discovery document with %s names', async (_case, metadata) => {
    globex.setMetadata(metadata)
    const back = await browser.post('/api/auth/single-sign-on/start', { provider: 'globex', destination: '/' })
    const { authorization_url } = back.json()
    if (back.statusCode === 503) return
    const answer = globex.signIn(authorization_url, { claims: maya })
    const completed = await browser.post('/api/auth/single-sign-on/complete', { provider: 'globex', ...answer })
    expect(completed.statusCode).toBe(503)
  })
})

describe('POST /api/auth/single-sign-on/complete', () => {
  it('makes an account without a password for a verified address, and signs in where the person was going', async () => {
    const answer = (await signIn()).json()
    expect(answer).toMatchObject({ state: 'signed_in', destination: '/pipeline' })
    expect((await read(answer.access_token, '/api/auth/me')).json()).toMatchObject({
      email: maya.email,
      username: 'Maya',
    })
    const { sessions } = (await read(answer.access_token, '/api/account/sessions')).json()
    expect(sessions).toMatchObject([{ current: true, single_sign_on_provider: 'Provider acme' }])
    for (const password of ['', 'Right-horse-7']) {
      const login = await browser.post('/api/auth/login', { email: maya.email, password })
      expect([401, 422]).toContain(login.statusCode)
    }
  })

  it('signs in to the account that has the verified address, and next time by issuer and subject alone', async () => {
    const { user } = await buildSignedInUser(testApp, { email: maya.email })
    const first = (await signIn()).json()
    expect((await read(first.access_token, '/api/auth/me')).json().id).toBe(user.id)
    const moved = { ...maya, email: 'maya.new@acme.test' }
    const second = (await signIn({ claims: moved })).json()
    expect((await read(second.access_token, '/api/auth/me')).json()).toMatchObject({ id: user.id, email: maya.email })
  })

  it('does not take the subject of another provider for the same person', async () => {
    const first = (await signIn()).json()
    const other = { ...maya, email: 'somebody@globex.test' }
    const second = (await signIn({ claims: other }, globex)).json()
    const [one, two] = await Promise.all(
      [first, second].map(async ({ access_token }) => (await read(access_token, '/api/auth/me')).json().id),
    )
    expect(two).not.toBe(one)
  })

  it('gives two accounts of one name two user names', async () => {
    await signIn()
    const { access_token } = (await signIn({ claims: { ...maya, sub: 'maya-2', email: 'maya2@acme.test' } })).json()
    expect((await read(access_token, '/api/auth/me')).json().username).toMatch(/^Maya \d+$/)
  })

  it('tells the most powerful role that the claim gives', async () => {
    await signIn({ claims: { ...maya, realm_access: { roles: ['staff', 'boss', 'unknown'] } } })
    await signIn({ claims: { ...maya, realm_access: { roles: ['unknown'] } } })
    expect(given.map(({ providerId, role }) => [providerId, role])).toEqual([
      ['acme', 'admin'],
      ['acme', undefined],
    ])
  })

  it('reads the address from userinfo where the ID token has none', async () => {
    const { sub, ...userinfo } = maya
    expect((await signIn({ claims: { sub }, userinfo })).json().state).toBe('signed_in')
    expect((await signIn({ claims: { sub }, userinfo: { ...userinfo, sub: 'another' } })).statusCode).toBe(422)
  })

  it.each<[string, SignIn]>([
    ['of another nonce', { claims: { ...maya, nonce: 'stolen' } }],
    ['of another issuer', { claims: { ...maya, iss: 'https://evil.test' } }],
    ['for another audience', { claims: { ...maya, aud: 'another-client' } }],
    ['that has expired', { claims: { ...maya, iat: 1_600_000_000, exp: 1_600_000_060 } }],
    ['without a signature', { claims: maya, signature: 'none' }],
    ["signed with the client's secret", { claims: maya, signature: 'HS256' }],
    ['signed with a key that is not of the provider', { claims: maya, signature: 'stolen' }],
  ])('refuses an ID token %s', async (_case, person) => {
    const answer = await signIn(person)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('Provider acme did not confirm who you are. Please start again.')
    expect(await database.kysely.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('takes each answer once', async () => {
    const back = acme.signIn(await start(), { claims: maya })
    const complete = () => browser.post('/api/auth/single-sign-on/complete', { provider: 'acme', ...back })
    expect((await complete()).statusCode).toBe(200)
    const again = await complete()
    expect(again.statusCode).toBe(422)
    expect(again.json().detail).toMatch(/^This sign-in was begun too long ago, or in another browser/)
  })

  it("refuses a code that was used already, with another sign-in's state", async () => {
    const back = acme.signIn(await start(), { claims: maya })
    await browser.post('/api/auth/single-sign-on/complete', { provider: 'acme', ...back })
    const { state } = acme.signIn(await start(), { claims: maya })
    const body = { provider: 'acme', code: back.code, state }
    expect((await browser.post('/api/auth/single-sign-on/complete', body)).statusCode).toBe(422)
  })

  it("does not sign a browser in with a stranger's answer, nor use it up", async () => {
    const back = acme.signIn(await start(), { claims: maya })
    const victim = new TestBrowser(testApp, '198.51.100.2')
    await victim.post('/api/auth/single-sign-on/start', { provider: 'acme', destination: '/' })
    const body = { provider: 'acme', ...back }
    expect((await victim.post('/api/auth/single-sign-on/complete', body)).statusCode).toBe(422)
    expect((await browser.post('/api/auth/single-sign-on/complete', body)).statusCode).toBe(200)
  })

  it('refuses a state that it did not give, and one of ten minutes ago', async () => {
    const back = acme.signIn(await start(), { claims: maya })
    const body = { provider: 'acme', ...back }
    const invented = { ...body, state: 'x'.repeat(43) }
    expect((await browser.post('/api/auth/single-sign-on/complete', invented)).statusCode).toBe(422)
    testApp.clock.advance(minutes(10))
    expect((await browser.post('/api/auth/single-sign-on/complete', body)).statusCode).toBe(422)
  })

  it("sends no provider another one's code", async () => {
    const back = globex.signIn(await start('globex'), { claims: maya })
    const body = { provider: 'acme', ...back }
    expect((await browser.post('/api/auth/single-sign-on/complete', body)).statusCode).toBe(422)
    const ofOther = { provider: 'globex', ...back, iss: acme.issuer }
    expect((await browser.post('/api/auth/single-sign-on/complete', ofOther)).statusCode).toBe(422)
  })

  it('refuses the domains that the provider does not serve, also for known identities', async () => {
    const elsewhere = { ...maya, email: 'maya@acme.test.evil.test' }
    const answer = await signIn({ claims: elsewhere })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('Addresses at acme.test.evil.test cannot sign in with Provider acme')
    await signIn()
    expect((await signIn({ claims: elsewhere })).statusCode).toBe(403)
    expect((await signIn({ claims: { sub: 'maya' } })).statusCode).toBe(403)
  })

  it('makes no account where registration is closed, and signs in to those that exist', async () => {
    mode = 'invitation'
    const answer = await signIn()
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('Registration is by invitation')
    mode = 'open'
    await buildSignedInUser(testApp, { email: maya.email })
    mode = 'invitation'
    expect((await signIn()).statusCode).toBe(200)
  })

  it('does not sign in to a deactivated account', async () => {
    await buildSignedInUser(testApp, { email: maya.email })
    await database.kysely.updateTable('users').set({ deactivated_at: new Date() }).execute()
    const answer = await signIn()
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'Inactive user'])
  })

  it('signs in at the same time in ten browsers, to one account', async () => {
    const browsers = Array.from({ length: 10 }, (_, n) => new TestBrowser(testApp, `10.0.0.${n}`))
    const answers = await Promise.all(
      browsers.map(async (each) => {
        const { authorization_url } = (
          await each.post('/api/auth/single-sign-on/start', { provider: 'acme', destination: '/' })
        ).json()
        const back = acme.signIn(authorization_url, { claims: maya })
        return each.post('/api/auth/single-sign-on/complete', { provider: 'acme', ...back })
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await database.kysely.selectFrom('users').select('email').execute()).toEqual([{ email: maya.email }])
  })
})
