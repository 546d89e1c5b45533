import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { createPasswords } from '../secrets/passwords.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
const login = (email: string, password: string, ip = '127.0.0.1') =>
  post(testApp, '/api/auth/login', { body: { email, password }, ip })

/** Builds a user whose hash was made with old parameters, on an application that hashes at full cost. */
async function buildOutdated() {
  const full = await buildTestApp(database, { clock: testApp.clock, passwords: createPasswords() })
  onTestFinished(() => full.app.close())
  const { email, password } = await buildSignedInUser(full)
  const old = await hash(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 })
  await sql`update users set password_hash = ${old}`.execute(database.kysely)
  return { signIn: () => post(full, '/api/auth/login', { body: { email, password } }) }
}

describe('POST /api/auth/login', () => {
  it('signs in with the address in any case, each time as a session of its own', async () => {
    const user = await buildSignedInUser(testApp)
    const first = (await login(user.email.toUpperCase(), user.password)).json()
    const second = (await login(user.email, user.password)).json()
    expect(first.refresh_token).toMatch(/^[\w-]{43}$/)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const { rows } = await sql<{ count: number }>`select count(*) from sessions`.execute(database.kysely)
    expect(rows[0]?.count).toBe(3)
  })

  it('succeeds although the session is ended at once', async () => {
    const { email, password } = await buildSignedInUser(testApp)
    let isDone = false
    const ending = (async () => {
      while (!isDone) await sql`delete from sessions`.execute(database.kysely)
    })()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => login(email, password, `10.0.0.${n}`)))
    isDone = true
    await ending
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email, password } = await buildSignedInUser(testApp)
    const wrong = await login(email, `${password}x`)
    const unknown = await login('nobody@brand.test', password)
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().detail).toBe('Incorrect email or password')
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json().detail).toBe(wrong.json().detail)
  })

  it('compares every character of a long password, its case and the blank at its end', async () => {
    const password = `Aa1!${'x'.repeat(72)}`
    const { email } = await buildSignedInUser(testApp, { password })
    for (const wrong of [`${password.slice(0, -1)}y`, `${password} `, password.toLowerCase()]) {
      expect((await login(email, wrong)).statusCode).toBe(401)
    }
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('treats the composed and the decomposed form of a letter as the same', async () => {
    const { email } = await buildSignedInUser(testApp, { password: 'Caf\u00e9-Latte-9' })
    expect((await login(email, 'Cafe\u0301-Latte-9')).statusCode).toBe(200)
  })

  it('names every wrong field, and applies no password rules', async () => {
    const answer = await post(testApp, '/api/auth/login', { body: { email: 'x', password: '' } })
    expect(answer.statusCode).toBe(422)
    const issues: { loc: string[]; msg: string }[] = answer.json().detail
    expect(issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)).toEqual([
      'body.email: Please enter a valid email address',
      'body.password: Password is required',
    ])
    expect((await login('a@b.test', 'x')).statusCode).toBe(401)
    expect((await login('a@b.test', 'x'.repeat(1001))).statusCode).toBe(422)
  })

  it("says 'Inactive user' of a deactivated account only after its right password", async () => {
    const { email, password, headers } = await buildSignedInUser(testApp)
    await sql`update users set deactivated_at = now()`.execute(database.kysely)
    const answer = await login(email, password)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('Inactive user')
    expect((await login(email, 'Wrong-horse-7')).statusCode).toBe(401)
    expect((await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })

  it('refuses the eleventh wrong password for an address from one network, and not those of other networks', async () => {
    const user = await buildSignedInUser(testApp)
    const other = await buildSignedInUser(testApp)
    for (let attempt = 0; attempt < 10; attempt++) await login(user.email, 'Wrong-horse-7')
    const refused = await login(user.email, user.password)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toBe('Too many attempts. Please try again in 5 minutes.')
    expect(refused.headers['retry-after']).toBe('300')
    expect((await login(other.email, other.password)).statusCode).toBe(200)
    expect((await login(user.email, user.password, '198.51.100.7')).statusCode).toBe(200)
    expect((await testApp.app.inject({ url: '/api/auth/me', headers: user.headers })).statusCode).toBe(200)
    testApp.clock.advance(minutes(5))
    expect((await login(user.email, user.password)).statusCode).toBe(200)
  })

  it('throttles many networks that try one address, also after a restart', async () => {
    const user = await buildSignedInUser(testApp)
    for (let attempt = 0; attempt < 60; attempt++) await login(user.email, 'Wrong-horse-7', `192.0.2.${attempt}`)
    const restarted = await buildTestApp(database, { clock: testApp.clock })
    const body = { email: user.email, password: user.password }
    expect((await post(restarted, '/api/auth/login', { body, ip: '198.51.100.7' })).statusCode).toBe(429)
    testApp.clock.advance(minutes(15))
    expect((await post(restarted, '/api/auth/login', { body, ip: '198.51.100.7' })).statusCode).toBe(200)
    await restarted.app.close()
  })

  it('does not let one network use up the attempts of an address', async () => {
    const user = await buildSignedInUser(testApp)
    for (let attempt = 0; attempt < 59; attempt++) await login(user.email, 'Wrong-horse-7')
    expect((await login(user.email, user.password, '198.51.100.7')).statusCode).toBe(200)
  })

  it('forgets the failures after the right password', async () => {
    const user = await buildSignedInUser(testApp)
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 9; attempt++) await login(user.email, 'Wrong-horse-7')
      expect((await login(user.email, user.password)).statusCode).toBe(200)
    }
  })

  it('replaces a hash that was made with old parameters', async () => {
    const { signIn } = await buildOutdated()
    expect((await signIn()).statusCode).toBe(200)
    const { rows } = await sql<{ password_hash: string }>`select password_hash from users`.execute(database.kysely)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn()).statusCode).toBe(200)
  })

  it('signs in several browsers at once while such a hash is being replaced', async () => {
    const { signIn } = await buildOutdated()
    const answers = await Promise.all([1, 2, 3].map(() => signIn()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  it.each([
    ['admin@localhost.test', 'admin'],
    ['root@localhost.test', 'root'],
    ['demo@brand.test', 'demo'],
    ['test@brand.test', 'Test-1234'],
  ])('has no default accounts: not %s', async (email, password) => {
    expect((await login(email, password)).statusCode).toBe(401)
  })

  it('logs sign-ins, refusals and throttling with user, address and time, and no secret', async () => {
    const logLines: string[] = []
    const logged = await buildTestApp(database, { logLines, clock: testApp.clock })
    const user = await buildSignedInUser(testApp)
    const attempt = (password: string) =>
      post(logged, '/api/auth/login', { body: { email: user.email, password }, ip: '198.51.100.7' })
    const { refresh_token } = (await attempt(user.password)).json()
    for (let count = 0; count < 11; count++) await attempt('Marked-Secret-42')
    const entries: Record<string, unknown>[] = logLines.map((line) => JSON.parse(line))
    const who = { userId: user.user.id, ip: '198.51.100.7', time: expect.any(Number) }
    expect(entries.filter(({ event }) => event === 'login')).toEqual([expect.objectContaining(who)])
    expect(entries.filter(({ event }) => event === 'login-refused')).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining(who)),
    )
    expect(entries.filter(({ code }) => code === 'too_many_requests')).toHaveLength(1)
    for (const secret of [user.password, 'Marked-Secret-42', refresh_token]) {
      expect(logLines.join()).not.toContain(secret)
    }
    await logged.app.close()
  })

  it('removes some of the expired rows', async () => {
    const user = await buildSignedInUser(testApp)
    await sql`insert into limit_counters select 'old:' || n, 1, '2029-01-01' from generate_series(1, 330) n`.execute(
      database.kysely,
    )
    await login(user.email, user.password)
    const { rows } = await sql<{ count: number }>`
      select count(*) from limit_counters where key like 'old:%'`.execute(database.kysely)
    expect(rows[0]?.count).toBe(10)
  })
})
