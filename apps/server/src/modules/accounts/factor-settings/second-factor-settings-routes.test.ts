import { maxPasskeys, secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { buildAccessToken } from '../../../testing/calls/token-calls.ts'
import { addPasskey, byPassword, enterPassword, factorUrl, setUpApp } from '../../../testing/factors/second-factors.ts'
import { SoftwareAuthenticator } from '../../../testing/factors/software-authenticator.ts'
import { buildSignedInUser, post, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const change = (user: SignedInUser, name: string, body: object, app = testApp) =>
  post(app, `${factorUrl}/${name}`, { body, token: user.accessToken })

async function readFactors({ headers }: SignedInUser, { app } = testApp) {
  return secondFactorEndpoints.get.response.parse((await app.inject({ url: factorUrl, headers })).json())
}

async function listSubjects({ email }: SignedInUser): Promise<string[]> {
  await testApp.jobs.runAll()
  return testApp.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

const confirmed = ['app', 'app-removal', 'passkey-options', 'passkey-name', 'passkey-removal', 'recovery-codes']
const wholeBodies: Record<string, object> = {
  'passkey-name': { passkey_id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901', name: 'Phone' },
  'passkey-removal': { passkey_id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901' },
}

describe('POST /api/account/second-factor/%s', () => {
  const all = [...confirmed, 'app-code', 'passkeys', 'confirmation-options']

  it.each(all)('%s needs a session, and is not for access tokens', async (name) => {
    const user = await buildSignedInUser(testApp)
    const { headers } = await buildAccessToken(testApp, user)
    expect((await post(testApp, `${factorUrl}/${name}`, { body: {} })).statusCode).toBe(401)
    expect((await post(testApp, `${factorUrl}/${name}`, { body: {}, headers })).statusCode).toBe(403)
  })

  it.each(all)('%s refuses a body that is not an object of its fields', async (name) => {
    const user = await buildSignedInUser(testApp)
    expect((await change(user, name, [])).statusCode).toBe(422)
  })

  it.each(confirmed)('%s refuses a wrong password, and after ten even the right one for a while', async (name) => {
    const user = await buildSignedInUser(testApp)
    const body = { ...wholeBodies[name], confirmation: { method: 'password', password: 'Wrong-horse-7' } }
    for (let count = 0; count < 10; count++) expect((await change(user, name, body)).statusCode).toBe(403)
    expect((await change(user, name, { ...body, ...byPassword(user) })).statusCode).toBe(429)
    expect(await readFactors(user)).toMatchObject({ app_since: null, passkeys: [], recovery_codes_left: 0 })
  })

  it.each(confirmed)('%s refuses a code without an app and a passkey of another account', async (name) => {
    const user = await buildSignedInUser(testApp)
    const other = await addPasskey(testApp, await buildSignedInUser(testApp))
    const byCode = { ...wholeBodies[name], confirmation: { method: 'code', code: '123456' } }
    expect((await change(user, name, byCode)).statusCode).toBe(403)
    const begun = await change(user, 'confirmation-options', {})
    const { challenge_token, options } = secondFactorEndpoints.beginConfirmation.response.parse(begun.json())
    const confirmation = { method: 'passkey', challenge_token, credential: other.authenticator.get(options) }
    expect((await change(user, name, { ...wholeBodies[name], confirmation })).statusCode).toBe(403)
  })
})

describe('GET /api/account/second-factor', () => {
  it('is empty for a new account', async () => {
    const user = await buildSignedInUser(testApp)
    const nothing = { app_since: null, passkeys: [], recovery_codes_left: 0, is_demanded: false }
    expect(await readFactors(user)).toEqual(nothing)
  })

  it('names app and passkeys with their uses, and no secret', async () => {
    const user = await buildSignedInUser(testApp)
    const { secret, recoveryCodes } = await setUpApp(testApp, user)
    const { authenticator } = await addPasskey(testApp, user)
    const answer = await testApp.app.inject({ url: factorUrl, headers: user.headers })
    const now = testApp.clock.now().toISOString()
    expect(answer.json()).toMatchObject({
      app_since: now,
      passkeys: [{ name: 'Laptop', created_at: now, last_used_at: null }],
      recovery_codes_left: 10,
    })
    for (const hidden of [secret, recoveryCodes[0] ?? '', authenticator.id]) expect(answer.body).not.toContain(hidden)
  })

  it('does not show those of another user', async () => {
    await setUpApp(testApp, await buildSignedInUser(testApp))
    expect((await readFactors(await buildSignedInUser(testApp))).app_since).toBeNull()
  })

  it('needs a session', async () => {
    expect((await testApp.app.inject({ url: factorUrl })).statusCode).toBe(401)
  })
})

describe('POST /api/account/second-factor/app-code', () => {
  it('sets the app up, shows ten recovery codes once, and tells the user by mail', async () => {
    const user = await buildSignedInUser(testApp)
    const { recoveryCodes, secret } = await setUpApp(testApp, user)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true)
    expect(await listSubjects(user)).toContain('A second factor was added to your Troupe account')
    const { rows } = await sql<{ kept: string }>`
      select secret_sealed as kept from authenticator_apps
      union all select encode(code_hash, 'escape') from recovery_codes`.execute(database.kysely)
    expect(rows.some(({ kept }) => kept.includes(secret) || recoveryCodes.includes(kept))).toBe(false)
  })

  it('refuses a wrong code, a set-up that was not begun and one that is half an hour old', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await change(user, 'app-code', { code: '123456' })).statusCode).toBe(409)
    await change(user, 'app', byPassword(user))
    expect((await change(user, 'app-code', { code: '000000' })).statusCode).toBe(422)
    testApp.clock.advance(minutes(31))
    const again = await signIn(testApp, user)
    expect((await change(again, 'app-code', { code: '000000' })).statusCode).toBe(409)
    expect((await readFactors(again)).app_since).toBeNull()
  })

  it('does not replace an app that is set up', async () => {
    const user = await buildSignedInUser(testApp)
    await setUpApp(testApp, user)
    expect((await change(user, 'app', byPassword(user))).statusCode).toBe(409)
  })
})

describe('POST /api/account/second-factor/passkeys', () => {
  it('refuses a key for another site or another challenge, and takes each challenge and each key once', async () => {
    const user = await buildSignedInUser(testApp)
    const begin = async () =>
      secondFactorEndpoints.beginPasskey.response.parse(
        (await change(user, 'passkey-options', byPassword(user))).json(),
      )
    const { challenge_token, options } = await begin()
    const key = new SoftwareAuthenticator()
    const add = async (credential: object, token = challenge_token) =>
      (await change(user, 'passkeys', { challenge_token: token, name: 'Phone', credential })).statusCode
    expect(await add(key.create(options, { origin: 'https://troupe.evil' }))).toBe(422)
    expect(await add(key.create(options, { challenge: 'b3RoZXI' }))).toBe(422)
    expect(await add(key.create(options))).toBe(200)
    expect(await add(key.create(options))).toBe(409)
    const next = await begin()
    expect(next.options.excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }])
    expect(await add(key.create(next.options), next.challenge_token)).toBe(409)
  })

  it('refuses a challenge of another session', async () => {
    const user = await buildSignedInUser(testApp)
    const { challenge_token, options } = secondFactorEndpoints.beginPasskey.response.parse(
      (await change(user, 'passkey-options', byPassword(user))).json(),
    )
    const other = await signIn(testApp, user)
    const body = { challenge_token, name: 'Phone', credential: new SoftwareAuthenticator().create(options) }
    expect((await change(other, 'passkeys', body)).statusCode).toBe(409)
  })

  it('allows twenty of an account', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < maxPasskeys; count++) await addPasskey(testApp, user)
    expect((await change(user, 'passkey-options', byPassword(user))).statusCode).toBe(409)
  })
})

describe('POST /api/account/second-factor/passkey-name', () => {
  it("renames a passkey, and not another user's", async () => {
    const user = await buildSignedInUser(testApp)
    const { passkey } = await addPasskey(testApp, user)
    const other = await buildSignedInUser(testApp)
    const body = { passkey_id: passkey.id, name: '  Work laptop ' }
    expect((await change(other, 'passkey-name', { ...body, ...byPassword(other) })).statusCode).toBe(404)
    expect((await change(user, 'passkey-name', { ...body, ...byPassword(user) })).json().name).toBe('Work laptop')
    expect((await change(user, 'passkey-name', { ...body, ...byPassword(user), name: ' ' })).statusCode).toBe(422)
  })
})

describe('POST /api/account/second-factor/passkey-removal', () => {
  it('removes the last factor only if the user says so, with the recovery codes, and tells by mail', async () => {
    const user = await buildSignedInUser(testApp)
    const { passkey } = await addPasskey(testApp, user)
    const body = { passkey_id: passkey.id, ...byPassword(user) }
    expect((await change(user, 'passkey-removal', body)).statusCode).toBe(409)
    expect(await readFactors(user)).toMatchObject({ passkeys: [{ id: passkey.id }], recovery_codes_left: 10 })
    expect((await change(user, 'passkey-removal', { ...body, removes_last: true })).statusCode).toBe(200)
    expect(await readFactors(user)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect(await listSubjects(user)).toContain('A second factor of your Troupe account was removed')
    await signIn(testApp, user)
  })

  it("does not remove another user's", async () => {
    const user = await buildSignedInUser(testApp)
    const { passkey } = await addPasskey(testApp, user)
    const other = await buildSignedInUser(testApp)
    const body = { passkey_id: passkey.id, removes_last: true, ...byPassword(other) }
    expect((await change(other, 'passkey-removal', body)).statusCode).toBe(404)
    expect((await readFactors(user)).passkeys).toHaveLength(1)
  })

  it('is confirmed by a passkey, whose challenge works once', async () => {
    const user = await buildSignedInUser(testApp)
    const { authenticator, passkey } = await addPasskey(testApp, user)
    await setUpApp(testApp, user)
    const begun = await change(user, 'confirmation-options', {})
    const { challenge_token, options } = secondFactorEndpoints.beginConfirmation.response.parse(begun.json())
    const confirmation = { method: 'passkey', challenge_token, credential: authenticator.get(options) }
    const body = { passkey_id: passkey.id, confirmation }
    expect((await change(user, 'passkey-removal', body)).statusCode).toBe(200)
    expect((await change(user, 'passkey-removal', body)).statusCode).toBe(409)
  })
})

describe('POST /api/account/second-factor/app-removal', () => {
  it('is confirmed by a code of the app, and answers 404 without one', async () => {
    const user = await buildSignedInUser(testApp)
    const app = await setUpApp(testApp, user)
    await addPasskey(testApp, user)
    const confirmation = { method: 'code', code: app.nextCode() }
    expect((await change(user, 'app-removal', { confirmation })).statusCode).toBe(200)
    expect((await change(user, 'app-removal', byPassword(user))).statusCode).toBe(404)
    expect(await readFactors(user)).toMatchObject({ app_since: null, recovery_codes_left: 10 })
  })
})

describe('POST /api/account/second-factor/recovery-codes', () => {
  it('makes ten new ones, after which the earlier ones are refused', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await change(user, 'recovery-codes', byPassword(user))).statusCode).toBe(409)
    const { recoveryCodes } = await setUpApp(testApp, user)
    const { recovery_codes } = (await change(user, 'recovery-codes', byPassword(user))).json()
    expect(recovery_codes).toHaveLength(10)
    const { prove } = await enterPassword(testApp, user)
    expect((await prove({ method: 'recovery_code', code: recoveryCodes[0] })).statusCode).toBe(401)
    expect((await prove({ method: 'recovery_code', code: recovery_codes[0] })).statusCode).toBe(200)
    expect(await listSubjects(user)).toContain('New recovery codes were made for your Troupe account')
  })
})

/** An application in which every user must have a second factor. */
async function buildDemanding() {
  const demanding = await buildTestApp(database, { clock: testApp.clock, mustHaveSecondFactor: async () => true })
  onTestFinished(() => demanding.app.close())
  return demanding
}

describe('a user who must have a second factor', () => {
  it('can only set one up, sign out and read who is signed in, until the next renewal of tokens', async () => {
    const user = await buildSignedInUser(testApp)
    const demanding = await buildDemanding()
    const held = await signIn(demanding, user)
    expect(held.user.second_factor_demanded).toBe(true)
    const read = (url: string, { headers }: Pick<SignedInUser, 'headers'>) => demanding.app.inject({ url, headers })
    const refused = await read('/api/account/sessions', held)
    expect([refused.statusCode, refused.json().message_key]).toEqual([403, 'accounts.second_factor_demanded'])
    await setUpApp(demanding, held)
    const renewed = await post(demanding, '/api/auth/refresh', { body: { refresh_token: held.refreshToken } })
    const headers = { authorization: `Bearer ${renewed.json().access_token}` }
    expect((await read('/api/account/sessions', { headers })).statusCode).toBe(200)
    expect((await read('/api/auth/me', { headers })).json()).not.toHaveProperty('second_factor_demanded')
  })

  it('cannot remove the last one', async () => {
    const user = await buildSignedInUser(testApp)
    await setUpApp(testApp, user)
    const demanding = await buildDemanding()
    const body = { ...byPassword(user), removes_last: true }
    expect((await change(user, 'app-removal', body, demanding)).statusCode).toBe(409)
    expect(await readFactors(user, demanding)).toMatchObject({ is_demanded: true, recovery_codes_left: 10 })
  })
})
