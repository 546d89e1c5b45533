import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOpenIdProvider } from '../../../integrations/single-sign-on/openid-provider.ts'
import { systemClock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useIdentityServer } from '../../../testing/wire/identity-server.ts'

const acme = useIdentityServer({ id: 'acme' })
const database = useTestDatabase()
const testApp = useTestApp(database, {
  singleSignOn: {
    get providers() {
      return [createOpenIdProvider({ settings: acme.settings, clock: systemClock })]
    },
  },
})
const maya = { sub: 'maya', email: 'maya@acme.test', email_verified: true }
let browser: TestBrowser
beforeEach(() => {
  browser = new TestBrowser(testApp, '192.0.2.7')
})

/** Signs in with the provider. @returns the access token. */
async function signIn(claims: object = {}): Promise<string> {
  const started = await browser.post('/api/auth/single-sign-on/start', { provider: 'acme', destination: '/inbox' })
  const back = acme.signIn(started.json().authorization_url, { claims: { ...maya, ...claims } })
  return (await browser.post('/api/auth/single-sign-on/complete', { provider: 'acme', ...back })).json().access_token
}

const call = (method: 'GET' | 'DELETE', url: string, token: string) =>
  testApp.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })

async function list(token: string) {
  const answer = await call('GET', '/api/account/identities', token)
  return singleSignOnEndpoints.listIdentities.response.parse(answer.json())
}

const remove = (token: string, id = '') => call('DELETE', `/api/account/identities/${id}`, token)

describe('GET /api/account/identities', () => {
  it('lists every identity of an account that single sign-on made', async () => {
    const token = await signIn()
    await signIn({ sub: 'maya-2' })
    expect(await list(token)).toMatchObject({
      identities: [
        { provider: 'Provider acme', is_usable: true, email: maya.email },
        { provider: 'Provider acme', is_usable: true, email: maya.email },
      ],
      has_password: false,
    })
  })

  it('says that an account has a password', async () => {
    await buildSignedInUser(testApp, { email: maya.email })
    expect(await list(await signIn())).toMatchObject({ identities: [{ email: maya.email }], has_password: true })
  })

  it('lists none of other users', async () => {
    await signIn()
    const { accessToken } = await buildSignedInUser(testApp)
    expect((await list(accessToken)).identities).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await testApp.app.inject('/api/account/identities')).statusCode).toBe(401)
  })

  it('names an identity whose provider is no longer in the settings by its issuer', async () => {
    const token = await signIn()
    await database.kysely.updateTable('account_identities').set({ provider: 'initech' }).execute()
    expect((await list(token)).identities).toMatchObject([{ provider: acme.issuer, is_usable: false }])
  })
})

describe('DELETE /api/account/identities/:id', () => {
  it('removes an identity of an account with a password, which then no longer signs in by its subject', async () => {
    await buildSignedInUser(testApp, { email: maya.email })
    const token = await signIn()
    const [identity] = (await list(token)).identities
    expect((await remove(token, identity?.id)).statusCode).toBe(200)
    expect((await list(token)).identities).toEqual([])
    const other = await signIn({ email: 'other@acme.test' })
    expect((await call('GET', '/api/auth/me', other)).json().email).toBe('other@acme.test')
  })

  it('does not remove the last way to sign in, also when both of two are removed at once', async () => {
    const token = await signIn()
    await signIn({ sub: 'maya-2' })
    const { identities } = await list(token)
    const answers = await Promise.all(identities.map(({ id }) => remove(token, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await list(token)).identities).toHaveLength(1)
  })

  it("knows no other user's", async () => {
    const token = await signIn()
    const [identity] = (await list(token)).identities
    const { accessToken } = await buildSignedInUser(testApp)
    expect((await remove(accessToken, identity?.id)).statusCode).toBe(404)
    expect((await list(token)).identities).toHaveLength(1)
  })

  it('is for signed-in users, and takes ids only', async () => {
    const url = '/api/account/identities/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    expect((await testApp.app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
    expect((await remove(await signIn(), 'x')).statusCode).toBe(422)
  })
})

describe('POST /api/account/delete', () => {
  const deleteAccount = (token: string) => browser.post('/api/account/delete', {}, token)

  it('needs no password within ten minutes of a sign-in by single sign-on', async () => {
    const token = await signIn()
    expect((await deleteAccount(token)).statusCode).toBe(200)
  })

  it('asks to sign in again later', async () => {
    const token = await signIn()
    testApp.clock.advance(minutes(11))
    const answer = await deleteAccount(token)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toMatch(/^Please sign in again with single sign-on/)
  })

  it('asks the session of a password for it', async () => {
    const { accessToken } = await buildSignedInUser(testApp)
    expect((await deleteAccount(accessToken)).statusCode).toBe(403)
  })
})
