import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOpenIdProvider } from '../../../integrations/single-sign-on/openid-provider.ts'
import { systemClock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, toWrongCode } from '../../../testing/test-accounts.ts'
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
const uma = { sub: 'uma', email: 'uma@acme.test', email_verified: false, name: 'Uma' }
let browser: TestBrowser
beforeEach(() => {
  browser = new TestBrowser(testApp, '192.0.2.7')
})

/** Signs in with an address that the provider has not verified. */
async function signIn(claims: object = uma) {
  const started = await browser.post('/api/auth/single-sign-on/start', { provider: 'acme', destination: '/inbox' })
  const back = acme.signIn(started.json().authorization_url, { claims: { ...claims } })
  const answer = await browser.post('/api/auth/single-sign-on/complete', { provider: 'acme', ...back })
  return singleSignOnEndpoints.complete.response.parse(answer.json())
}

async function begin() {
  const answer = await signIn()
  if (answer.state !== 'code_sent') throw new Error('No code was sent')
  await testApp.jobs.runAll()
  return { id: answer.confirmation_id, code: testApp.mailer.findCode(uma.email) ?? '', answer }
}

const confirm = (confirmation_id: string, verification_code: string, by = browser) =>
  by.post('/api/auth/single-sign-on/confirm', { confirmation_id, verification_code })

describe('POST /api/auth/single-sign-on/confirm', () => {
  it('mails a code to an address that the provider has not verified, and signs in with it, once', async () => {
    const { id, code, answer } = await begin()
    expect(answer).toMatchObject({ state: 'code_sent', email: uma.email })
    expect(testApp.mailer.sent.at(-1)?.subject).toBe(`${code} is your code to sign in to Troupe`)
    const confirmed = await confirm(id, code)
    expect(confirmed.json()).toMatchObject({ state: 'signed_in', destination: '/inbox' })
    expect((await confirm(id, code)).statusCode).toBe(422)
    expect((await signIn()).state).toBe('signed_in')
  })

  it('gives nobody the account of an address without its code', async () => {
    const { user } = await buildSignedInUser(testApp, { email: uma.email })
    const { id, code } = await begin()
    expect((await confirm(id, toWrongCode(code))).statusCode).toBe(422)
    expect(await database.kysely.selectFrom('account_identities').select('id').execute()).toEqual([])
    const { access_token } = (await confirm(id, code)).json()
    const me = await testApp.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${access_token}` } })
    expect(me.json().id).toBe(user.id)
  })

  it('is for the browser that began it', async () => {
    const { id, code } = await begin()
    const other = new TestBrowser(testApp, '198.51.100.2')
    expect((await confirm(id, code, other)).statusCode).toBe(422)
    expect((await confirm(id, code)).statusCode).toBe(200)
  })

  it('refuses five wrong codes, and the right one then', async () => {
    const { id, code } = await begin()
    for (let attempt = 0; attempt < 5; attempt++) await confirm(id, toWrongCode(code))
    expect((await confirm(id, code)).statusCode).toBe(422)
  })

  it('ends with the code', async () => {
    const { id, code } = await begin()
    testApp.clock.advance(minutes(10))
    expect((await confirm(id, code)).json().detail).toMatch(/^This sign-in was begun too long ago/)
  })

  it("does not take the code of another person's sign-in", async () => {
    const { id } = await begin()
    const other = await signIn({ ...uma, sub: 'eve', email: 'eve@acme.test' })
    await testApp.jobs.runAll()
    const ofEve = testApp.mailer.findCode('eve@acme.test') ?? ''
    expect(other.state).toBe('code_sent')
    expect((await confirm(id, ofEve)).statusCode).toBe(422)
  })
})
