import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../lib/durations.ts'
import {
  buildSignedInUser,
  inventPerson,
  post,
  startRegistration,
  toWrongCode,
} from '../../../testing/test-accounts.ts'
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
const url = '/api/auth/register/verify'

interface Submission {
  code: unknown
  registrationId?: string
  ip?: string
  node?: TestApp
}

const verify = (email: string, { code, registrationId, ip = '127.0.0.1', node = testApp }: Submission) =>
  post(node, url, { body: { email, verification_code: code, registration_id: registrationId }, ip })

describe('POST /api/auth/register/verify', () => {
  it('creates the account and signs in', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    const answer = await verify(person.email.toUpperCase(), started)
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({ success: true, email_verified: true, message: 'Account created successfully!' })
    const me = await testApp.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(me.json()).toMatchObject({ email: person.email, username: person.username })
    expect((await post(testApp, '/api/auth/refresh', { body: { refresh_token: body.refresh_token } })).statusCode).toBe(
      200,
    )
  })

  it.each([
    ['five digits', '12345'],
    ['spaces', '123 456'],
    ['full-width digits', '１２３４５６'],
    ['a number', 123456],
    ['a list', ['123456']],
    ['nothing', undefined],
  ])('refuses %s as a code', async (_name, code) => {
    const answer = await verify('somebody@brand.test', { code })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['body', 'verification_code'])
  })

  it('reports the remaining attempts, and after five wrong ones refuses the right code, too (T1)', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
      const answer = await verify(person.email, { ...started, code: toWrongCode(started.code) })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toBe(`Incorrect verification code. You have ${left} left.`)
    }
    const fifth = await verify(person.email, { ...started, code: toWrongCode(started.code) })
    expect(fifth.json().detail).toBe('This verification code was entered wrongly too often. Please request a new one.')
    expect((await verify(person.email, started)).statusCode).toBe(422)
  })

  it('compares at most five of 50 parallel wrong codes, and then not even the right one (T2)', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        verify(person.email, { ...started, code: toWrongCode(started.code), ip: `192.0.2.${index}` }),
      ),
    )
    // Four responses state how many attempts are left; the fifth and all later ones state that none are.
    expect(answers.filter((answer) => answer.body.includes('You have'))).toHaveLength(4)
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(50)
    expect((await verify(person.email, started)).statusCode).toBe(422)
  })

  it('accepts one of 20 parallel right codes (T3)', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    // Simulates 20 right codes that pass the counters together.
    await sql`update email_verifications set attempts = -20`.execute(database.kysely)
    await sql`delete from limit_counters`.execute(database.kysely)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(person.email, { ...started, ip: `192.0.2.${index}` })),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(database.kysely)
    expect(rows[0]?.count).toBe(1)
  })

  it('keeps the failures of a network for an address over new codes and restarts: twenty a day (T4, T5, T6)', async () => {
    const person = inventPerson()
    let failures = 0
    for (let resend = 0; resend < 5; resend++) {
      const started = await startRegistration(testApp, person)
      for (let attempt = 0; attempt < 4 && failures < 20; attempt++) {
        const answer = await verify(person.email, { ...started, code: toWrongCode(started.code) })
        expect(answer.statusCode).toBe(422)
        failures++
      }
      testApp.clock.advance(minutes(6))
    }
    const started = await startRegistration(testApp, person)
    const restarted = await buildTestApp(database, { clock: testApp.clock })
    const refused = await verify(person.email, { ...started, node: restarted })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toMatch(/^Too many wrong codes were entered for this address/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    // Guesses from one network do not prevent another from entering the code.
    expect((await verify(person.email, { ...started, ip: '192.0.2.200', node: restarted })).statusCode).toBe(200)
    await restarted.app.close()
  })

  it('does not lock other addresses of the network, nor signed-in users (T7)', async () => {
    const owner = await buildSignedInUser(testApp)
    for (let attempt = 0; attempt < 12; attempt++) await verify('victim@brand.test', { code: '000000' })
    const other = inventPerson()
    const started = await startRegistration(testApp, other)
    expect((await verify(other.email, started)).statusCode).toBe(200)
    expect((await testApp.app.inject({ url: '/api/auth/me', headers: owner.headers })).statusCode).toBe(200)
  })

  it('refuses the code of another address, an expired one, and a used one (T8)', async () => {
    const [anna, bert] = [inventPerson(), inventPerson()]
    const [ofAnna, ofBert] = [await startRegistration(testApp, anna), await startRegistration(testApp, bert)]
    const swapped = { ...ofBert, code: ofAnna.code }
    if (ofAnna.code !== ofBert.code) expect((await verify(bert.email, swapped)).statusCode).toBe(422)
    expect((await verify(anna.email, ofAnna)).statusCode).toBe(200)
    expect((await verify(anna.email, ofAnna)).json().detail).toBe(
      'This verification code has expired. Please request a new one.',
    )
    testApp.clock.advance(minutes(10) + seconds(1))
    const expired = await verify(bert.email, ofBert)
    expect(expired.statusCode).toBe(422)
    expect(expired.json().detail).toBe('This verification code has expired. Please request a new one.')
  })

  it('accepts the code a second before it expires, with its zeros in front', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    testApp.clock.advance(minutes(10) - seconds(1))
    expect(started.code).toHaveLength(6)
    expect((await verify(person.email, started)).statusCode).toBe(200)
  })

  it("says 'Username already taken' when another registration was faster; the address can still be registered", async () => {
    const [anna, bert] = [inventPerson({ username: 'same-name' }), inventPerson({ username: 'Same-Name' })]
    const [ofAnna, ofBert] = [await startRegistration(testApp, anna), await startRegistration(testApp, bert)]
    expect((await verify(anna.email, ofAnna)).statusCode).toBe(200)
    const answer = await verify(bert.email, ofBert)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe('Username already taken')
    testApp.clock.advance(minutes(1))
    const started = await startRegistration(testApp, { ...bert, username: 'bert' })
    expect((await verify(bert.email, started)).statusCode).toBe(200)
  })

  it('never opens the account that a stranger prepared: a code completes only the registration of its browser', async () => {
    const person = inventPerson()
    const own = await startRegistration(testApp, person)
    testApp.clock.advance(minutes(1))
    const strangers = await startRegistration(testApp, { ...inventPerson(), email: person.email })
    // The stranger cannot continue without the code; without the id, the code is not accepted from another network.
    expect((await verify(person.email, { code: '', registrationId: strangers.registrationId })).statusCode).toBe(422)
    expect((await verify(person.email, { code: strangers.code, ip: '198.51.100.7' })).statusCode).toBe(422)
    // The code of the stranger's request, read in the owner's mail, completes the owner's own registration.
    expect((await verify(person.email, { ...own, code: strangers.code })).statusCode).toBe(200)
    const login = { email: person.email, password: person.password }
    expect((await post(testApp, '/api/auth/login', { body: login })).statusCode).toBe(200)
  })

  it('accepts a code without the registration from the network that registered', async () => {
    const person = inventPerson()
    await post(testApp, '/api/auth/register', { body: person, ip: '2001:db8:1:2::1' })
    await testApp.jobs.runAll()
    const code = testApp.mailer.findCode(person.email)
    expect((await verify(person.email, { code, ip: '198.51.100.7' })).statusCode).toBe(422)
    expect((await verify(person.email, { code, ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(200)
  })

  it('does not let a stranger use up the attempts of a code', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    for (let attempt = 0; attempt < 6; attempt++) {
      await verify(person.email, { code: toWrongCode(started.code), ip: '198.51.100.7' })
    }
    expect((await verify(person.email, started)).statusCode).toBe(200)
  })

  it('refuses the 61st submission of a network within a minute without an open request', async () => {
    for (let count = 0; count < 60; count++) await verify(`victim-${count}@brand.test`, { code: '000000' })
    const refused = await verify('one-more@brand.test', { code: '000000' })
    expect(refused.statusCode).toBe(429)
    testApp.clock.advance(minutes(1))
    expect((await verify('one-more@brand.test', { code: '000000' })).statusCode).toBe(422)
  })
})
