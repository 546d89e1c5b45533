import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { TokenPair } from '@troupe/contract/accounts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { addPasskey, enterPassword, secondStepUrl, setUpApp } from '../../../testing/factors/second-factors.ts'
import { SoftwareAuthenticator } from '../../../testing/factors/software-authenticator.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
const wrongCode = { method: 'code', code: '000000' }

/** How the user's sessions were signed in, the newest last. */
async function listMethods(): Promise<string[]> {
  const { rows } = await sql<{ method: string }>`
    select sign_in_method as method from sessions order by created_at, id`.execute(database.kysely)
  return rows.map(({ method }) => method)
}

const countSessions = async () => (await listMethods()).length

async function buildWithApp() {
  const user = await buildSignedInUser(testApp)
  return { user, app: await setUpApp(testApp, user) }
}

describe('POST /api/auth/login/second-factor', () => {
  it('is asked for instead of tokens after the right password only', async () => {
    const { user } = await buildWithApp()
    const { needed } = await enterPassword(testApp, user)
    expect(needed).toMatchObject({ methods: ['code', 'recovery_code'], passkey_options: null })
    const { email } = user
    const wrong = await post(testApp, '/api/auth/login', { body: { email, password: 'Wrong-horse-7' } })
    const unknown = await post(testApp, '/api/auth/login', { body: { email: 'no@brand.test', password: 'x' } })
    expect([wrong.statusCode, wrong.json().detail]).toEqual([unknown.statusCode, unknown.json().detail])
    expect(await countSessions()).toBe(1)
  })

  it('signs in with a code of the app, and the session says so', async () => {
    const { user, app } = await buildWithApp()
    const { prove } = await enterPassword(testApp, user)
    const answer = await prove({ method: 'code', code: app.nextCode() })
    expect(TokenPair.parse(answer.json()).refresh_token).toMatch(/^[\w-]{43}$/)
    expect(await listMethods()).toEqual(['password', 'password + code'])
  })

  it('accepts each code once, also of two sign-ins at the same time', async () => {
    const { user, app } = await buildWithApp()
    const [first, second] = [await enterPassword(testApp, user), await enterPassword(testApp, user)]
    const proof = { method: 'code', code: app.nextCode() }
    const answers = await Promise.all([first.prove(proof), second.prove(proof)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const third = await enterPassword(testApp, user)
    expect((await third.prove(proof)).statusCode).toBe(401)
  })

  it('takes a challenge once, for five minutes, from the browser that entered the password', async () => {
    const { user, app } = await buildWithApp()
    const { needed, prove } = await enterPassword(testApp, user)
    const thief = new TestBrowser(testApp, '203.0.113.9')
    await thief.post('/api/auth/passkey/options', {})
    const body = { challenge_token: needed.challenge_token, proof: { method: 'code', code: app.nextCode() } }
    expect((await thief.post(secondStepUrl, body)).statusCode).toBe(409)
    expect((await prove(body.proof)).statusCode).toBe(200)
    expect((await prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(409)
    const late = await enterPassword(testApp, user)
    testApp.clock.advance(minutes(5))
    expect((await late.prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(409)
  })

  it('ends a challenge after five wrong codes, and counts them for the account in all networks', async () => {
    const { user, app } = await buildWithApp()
    const { prove } = await enterPassword(testApp, user)
    for (let count = 0; count < 5; count++) expect((await prove(wrongCode)).statusCode).toBe(401)
    expect((await prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(409)
    for (let round = 0; round < 9; round++) {
      const guesser = await enterPassword(testApp, user, new TestBrowser(testApp, `198.51.100.${round}`))
      for (let count = 0; count < 5; count++) await guesser.prove(wrongCode)
    }
    const next = await enterPassword(testApp, user, new TestBrowser(testApp, '198.51.100.99'))
    expect((await next.prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(429)
    const recovery = { method: 'recovery_code', code: app.recoveryCodes[0] }
    expect((await next.prove(recovery)).statusCode).toBe(200)
  })

  it('does not count the guesses of strangers against a browser that has signed in before (appCodesByAccount)', async () => {
    const { user, app } = await buildWithApp()
    const own = new TestBrowser(testApp, '192.0.2.10')
    const signIn = async () => (await enterPassword(testApp, user, own)).prove({ method: 'code', code: app.nextCode() })
    expect((await signIn()).statusCode).toBe(200)
    for (let round = 0; round < 11; round++) {
      const guesser = await enterPassword(testApp, user, new TestBrowser(testApp, `198.51.100.${round}`))
      for (let count = 0; count < 5; count++) await guesser.prove(wrongCode)
    }
    expect((await signIn()).statusCode).toBe(200)
  })

  it('limits the guesses of a known browser, too, for a day (appCodesByKnown)', async () => {
    const { user, app } = await buildWithApp()
    const own = new TestBrowser(testApp, '192.0.2.10')
    const first = await enterPassword(testApp, user, own)
    expect((await first.prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(200)
    for (let round = 0; round < 4; round++) {
      const guesser = await enterPassword(testApp, user, own)
      for (let count = 0; count < 5; count++) await guesser.prove(wrongCode)
    }
    const refused = await enterPassword(testApp, user, own)
    expect((await refused.prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(429)
    testApp.clock.advance(days(1))
    const later = await enterPassword(testApp, user, own)
    expect((await later.prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(200)
  })

  it('counts a browser that has only reset the password among strangers, until it proves a factor (appCodesByAccount)', async () => {
    const { user, app } = await buildWithApp()
    const { email } = user
    for (let round = 0; round < 10; round++) {
      const guesser = await enterPassword(testApp, user, new TestBrowser(testApp, `198.51.100.${round}`))
      for (let count = 0; count < 5; count++) await guesser.prove(wrongCode)
    }
    const browser = new TestBrowser(testApp, '192.0.2.10')
    await browser.post('/api/auth/password-reset/request-code', { email })
    await testApp.jobs.runAll()
    const reset = { email, verification_code: testApp.mailer.findCode(email), new_password: 'Left-donkey-8' }
    expect((await browser.post('/api/auth/password-reset/confirm', reset)).statusCode).toBe(200)
    const enter = () => enterPassword(testApp, { ...user, password: reset.new_password }, browser)
    const { prove } = await enter()
    expect((await prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(429)
    expect((await prove({ method: 'recovery_code', code: app.recoveryCodes[0] })).statusCode).toBe(200)
    expect((await (await enter()).prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(200)
  })

  it('refuses a network that tries too often, and no other (secondFactorsByNetwork)', async () => {
    const attempt = async (ip: string) =>
      (await post(testApp, secondStepUrl, { body: { challenge_token: 'x', proof: wrongCode }, ip })).statusCode
    for (let count = 0; count < 120; count++) expect(await attempt('192.0.2.5')).toBe(409)
    expect(await attempt('192.0.2.5')).toBe(429)
    expect(await attempt('192.0.2.6')).toBe(409)
  })

  it('takes each recovery code once, in any spelling, and tells the user by mail', async () => {
    const { user, app } = await buildWithApp()
    const [code = ''] = app.recoveryCodes
    const proof = { method: 'recovery_code', code: code.toLowerCase().replaceAll('-', ' ') }
    expect((await (await enterPassword(testApp, user)).prove(proof)).statusCode).toBe(200)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)?.subject).toBe('A recovery code of your Troupe account was used')
    expect((await (await enterPassword(testApp, user)).prove(proof)).statusCode).toBe(401)
    expect(await listMethods()).toContain('password + recovery')
  })

  it('accepts a passkey of the account for this challenge, and no other', async () => {
    const user = await buildSignedInUser(testApp)
    const { authenticator } = await addPasskey(testApp, user)
    const stranger = await addPasskey(testApp, await buildSignedInUser(testApp))
    const { needed, prove } = await enterPassword(testApp, user)
    const options = needed.passkey_options
    if (!options) throw new Error('No passkey is asked for')
    expect(options).toMatchObject({ rpId: 'troupe.test', allowCredentials: [{ id: authenticator.id }] })
    const answerWith = (credential: object) => prove({ method: 'passkey', credential })
    expect((await answerWith(stranger.authenticator.get(options))).statusCode).toBe(401)
    expect((await answerWith(authenticator.get(options, { challenge: 'b3RoZXI' }))).statusCode).toBe(401)
    expect((await answerWith(authenticator.get(options, { verifiesUser: false }))).statusCode).toBe(200)
    expect(await listMethods()).toContain('password + passkey')
  })

  it('is void once the password was changed', async () => {
    const { user, app } = await buildWithApp()
    const { prove } = await enterPassword(testApp, user)
    const body = { current_password: user.password, new_password: 'Left-donkey-8' }
    await post(testApp, '/api/account/password', { body, token: user.accessToken })
    expect((await prove({ method: 'code', code: app.nextCode() })).statusCode).toBe(409)
    expect(await countSessions()).toBe(1)
  })

  it('refuses a body that is not a proof', async () => {
    const { user } = await buildWithApp()
    const { prove } = await enterPassword(testApp, user)
    for (const proof of [{}, { method: 'code', code: '12345' }, { method: 'sms', code: '123456' }]) {
      expect((await prove(proof)).statusCode).toBe(422)
    }
  })
})

/** Begins a sign-in with a passkey in a browser. */
async function beginPasskeySignIn(browser = new TestBrowser(testApp, '192.0.2.77')) {
  const answer = await browser.post('/api/auth/passkey/options', {})
  const { challenge_token, options } = secondFactorSignInEndpoints.passkeyOptions.response.parse(answer.json())
  const complete = (credential: object) => browser.post('/api/auth/passkey/login', { challenge_token, credential })
  return { browser, options, complete }
}

describe('POST /api/auth/passkey/options', () => {
  it('asks for any passkey of this site that checks its user, and names no account', async () => {
    await addPasskey(testApp, await buildSignedInUser(testApp))
    const { options } = await beginPasskeySignIn()
    expect(options).toMatchObject({ rpId: 'troupe.test', allowCredentials: [], userVerification: 'required' })
  })

  it('makes another challenge each time', async () => {
    const challenges = await Promise.all([1, 2, 3].map(async () => (await beginPasskeySignIn()).options.challenge))
    expect(new Set(challenges).size).toBe(3)
    expect(challenges.every((challenge) => /^[\w-]{43}$/.test(challenge))).toBe(true)
  })

  it('refuses a network that asks too often, and no other (passkeySignInsByNetwork)', async () => {
    const ask = (ip: string) => post(testApp, '/api/auth/passkey/options', { body: {}, ip })
    for (let count = 0; count < 120; count++) await ask('192.0.2.5')
    expect((await ask('192.0.2.5')).statusCode).toBe(429)
    expect((await ask('192.0.2.6')).statusCode).toBe(200)
  })

  it('refuses a body that is not an object', async () => {
    expect((await post(testApp, '/api/auth/passkey/options', { body: [] })).statusCode).toBe(422)
  })
})

describe('POST /api/auth/passkey/login', () => {
  it('signs in without address and password, past any second step', async () => {
    const user = await buildSignedInUser(testApp)
    await setUpApp(testApp, user)
    const { authenticator } = await addPasskey(testApp, user)
    const { options, complete } = await beginPasskeySignIn()
    const { access_token } = TokenPair.parse((await complete(authenticator.get(options))).json())
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await testApp.app.inject({ url: '/api/auth/me', headers })).json().email).toBe(user.email)
    const { sessions } = (await testApp.app.inject({ url: '/api/account/sessions', headers })).json()
    expect(sessions[0]).toMatchObject({ current: true, sign_in_method: 'passkey' })
  })

  it('takes a signature once, from the browser that began, for five minutes', async () => {
    const { authenticator } = await addPasskey(testApp, await buildSignedInUser(testApp))
    const { options, complete } = await beginPasskeySignIn()
    const credential = authenticator.get(options)
    expect((await complete(credential)).statusCode).toBe(200)
    expect((await complete(credential)).statusCode).toBe(409)
    const other = await beginPasskeySignIn()
    expect((await other.complete(credential)).statusCode).toBe(401)
    const late = await beginPasskeySignIn()
    testApp.clock.advance(minutes(5))
    expect((await late.complete(authenticator.get(late.options))).statusCode).toBe(409)
  })

  it('refuses one that has not checked its user, is for another site, or of a removed or unknown key', async () => {
    const { authenticator } = await addPasskey(testApp, await buildSignedInUser(testApp))
    const attempt = async (toCredential: (begun: Awaited<ReturnType<typeof beginPasskeySignIn>>) => object) => {
      const begun = await beginPasskeySignIn()
      return (await begun.complete(toCredential(begun))).statusCode
    }
    expect(await attempt(({ options }) => authenticator.get(options, { verifiesUser: false }))).toBe(401)
    expect(await attempt(({ options }) => authenticator.get(options, { origin: 'https://troupe.evil' }))).toBe(401)
    expect(await attempt(({ options }) => authenticator.get({ ...options, rpId: 'troupe.evil' }))).toBe(401)
    expect(await attempt(({ options }) => new SoftwareAuthenticator().get(options))).toBe(401)
    expect(await attempt(({ options }) => authenticator.get(options))).toBe(200)
    await sql`delete from passkeys`.execute(database.kysely)
    expect(await attempt(({ options }) => authenticator.get(options))).toBe(401)
  })

  it('refuses a copied key, whose counter does not grow, and accepts one that never counts', async () => {
    const user = await buildSignedInUser(testApp)
    const { authenticator } = await addPasskey(testApp, user)
    const first = await beginPasskeySignIn()
    expect((await first.complete(authenticator.get(first.options))).statusCode).toBe(200)
    authenticator.counter -= 1
    const copied = await beginPasskeySignIn()
    expect((await copied.complete(authenticator.get(copied.options))).statusCode).toBe(401)
    const synced = await addPasskey(testApp, user, new SoftwareAuthenticator({ counts: false }))
    for (let count = 0; count < 2; count++) {
      const begun = await beginPasskeySignIn()
      expect((await begun.complete(synced.authenticator.get(begun.options))).statusCode).toBe(200)
    }
  })

  it('refuses a deactivated account', async () => {
    const { authenticator } = await addPasskey(testApp, await buildSignedInUser(testApp))
    await sql`update users set deactivated_at = now()`.execute(database.kysely)
    const { options, complete } = await beginPasskeySignIn()
    expect((await complete(authenticator.get(options))).statusCode).toBe(403)
  })

  it('refuses a body that is not a credential', async () => {
    const { complete } = await beginPasskeySignIn()
    expect((await complete({ id: '!', rawId: 'x', type: 'public-key', response: {} })).statusCode).toBe(422)
  })
})
