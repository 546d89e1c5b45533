import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../lib/durations.ts'
import { buildSignedInUser, post, signIn, toWrongCode } from '../../../testing/test-accounts.ts'
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
const newPassword = 'Left-donkey-8'

const request = (email: unknown, ip = '127.0.0.1') =>
  post(testApp, '/api/auth/password-reset/request-code', { body: { email }, ip })

interface Confirmation {
  code: unknown
  password?: unknown
  ip?: string
  node?: TestApp
}

const confirm = (email: unknown, { code, password = newPassword, ip = '127.0.0.1', node = testApp }: Confirmation) =>
  post(node, '/api/auth/password-reset/confirm', {
    body: { email, verification_code: code, new_password: password },
    ip,
  })
const login = (email: string, password: string, ip = '127.0.0.1') =>
  post(testApp, '/api/auth/login', { body: { email, password }, ip })

/** Requests a code and returns it from the mail. */
async function receiveCode(email: string): Promise<string> {
  const answer = await request(email)
  if (answer.statusCode !== 200) throw new Error(`The code was refused: ${answer.body}`)
  const sent = testApp.mailer.sent.length
  await testApp.jobs.runAll()
  if (testApp.mailer.sent.length === sent) throw new Error('No code was mailed')
  return testApp.mailer.findCode(email) ?? ''
}

describe('POST /api/auth/password-reset/request-code', () => {
  it("mails in the account's language, else in that of the request", async () => {
    const [one, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await testApp.app.inject({
      method: 'PATCH',
      url: '/api/account',
      headers: one.headers,
      payload: { language: 'zh-Hans' },
    })
    for (const { email } of [one, other]) {
      await post(testApp, '/api/auth/password-reset/request-code', {
        body: { email },
        headers: { 'accept-language': 'de, en;q=0.5' },
      })
    }
    await testApp.jobs.runAll()
    const subjects = new Map(testApp.mailer.sent.map(({ to, subject }) => [to, subject]))
    expect(subjects.get(one.email)).toMatch(/^\d{6} 是您重设 Troupe 密码的验证码$/)
    expect(subjects.get(other.email)).toMatch(/^\d{6} is your code for a new Troupe password$/)
  })

  it('mails a code to an address with an account', async () => {
    const { email } = await buildSignedInUser(testApp)
    const answer = await request(email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      message: 'If this address has an account, a code was sent to it. Please check your email.',
      expires_at: '2030-03-01T09:10:00.000Z',
    })
    await testApp.jobs.runAll()
    const mail = testApp.mailer.sent.at(-1)
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toMatch(/^\d{6} is your code for a new Troupe password$/)
    expect(mail?.text).toContain('10 minutes')
  })

  it('gives the same answer for an address without one, and mails nothing', async () => {
    const { email } = await buildSignedInUser(testApp)
    const sent = testApp.mailer.sent.length
    const [known, unknown] = [await request(email), await request('nobody@brand.test')]
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.json()).toEqual(known.json())
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.slice(sent).map((mail) => mail.to)).toEqual([email])
  })

  it('does the same work for both, so that the time reveals nothing', async () => {
    const { email } = await buildSignedInUser(testApp)
    await request('somebody@brand.test')
    const statements: string[][] = []
    for (const address of [email, 'nobody@brand.test']) {
      const before = await countRows()
      await request(address)
      statements.push(subtract(await countRows(), before))
    }
    expect(statements[0]).toEqual(statements[1])
    expect(testApp.jobs.waiting).toHaveLength(3)
  })

  it('mails nothing to a deactivated account', async () => {
    const { email } = await buildSignedInUser(testApp)
    await sql`update users set deactivated_at = now()`.execute(database.kysely)
    await expect(receiveCode(email)).rejects.toThrow('No code was mailed')
  })

  it('refuses a malformed address', async () => {
    for (const email of [undefined, 7, 'maya', 'a,b@c.test']) {
      const answer = await request(email)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'email'])
    }
  })

  it('has the same limit for known and unknown addresses: 120 an hour for a network', async () => {
    const { email } = await buildSignedInUser(testApp)
    for (let count = 0; count < 60; count++) {
      for (const address of [email, 'nobody@brand.test']) expect((await request(address)).statusCode).toBe(200)
    }
    for (const address of [email, 'nobody@brand.test']) expect((await request(address)).statusCode).toBe(429)
    expect((await request('one-more@brand.test')).statusCode).toBe(429)
    expect((await request('one-more@brand.test', '198.51.100.7')).statusCode).toBe(200)
  })
})

describe('POST /api/auth/password-reset/confirm', () => {
  it('sets the new password, ends every session without signing in, and notifies the user', async () => {
    const user = await buildSignedInUser(testApp)
    const elsewhere = await signIn(testApp, user)
    const answer = await confirm(user.email, { code: await receiveCode(user.email) })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ message: 'Password changed. You can now sign in with it.' })
    for (const { headers, refreshToken } of [user, elsewhere]) {
      expect((await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
      const body = { refresh_token: refreshToken }
      expect((await post(testApp, '/api/auth/refresh', { body })).statusCode).toBe(401)
    }
    expect((await login(user.email, user.password)).statusCode).toBe(401)
    expect((await login(user.email, newPassword)).statusCode).toBe(200)
    await testApp.jobs.runAll()
    const notice = testApp.mailer.sent.at(-1)
    expect(notice).toMatchObject({ to: user.email, subject: 'Your Troupe password was reset' })
    expect(notice?.text).toContain('1 March 2030 at 09:00 UTC')
  })

  it('names every wrong field, and applies the rules for new passwords', async () => {
    const answer = await confirm('maya', { code: '12', password: 'short' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.map((issue: { loc: string[] }) => issue.loc.join('.'))).toEqual([
      'body.email',
      'body.verification_code',
      'body.new_password',
    ])
    const personal = await confirm('maya.9@brand.test', { code: '123456', password: 'Maya.9@brand.test' })
    expect(personal.json().detail[0].msg).toBe('Password must not be your email address or username')
  })

  it('gives the same answer to a wrong code whether the address has an account or not', async () => {
    const user = await buildSignedInUser(testApp)
    const code = await receiveCode(user.email)
    await request('nobody@brand.test')
    await testApp.jobs.runAll()
    for (let attempt = 0; attempt < 6; attempt++) {
      const known = await confirm(user.email, { code: toWrongCode(code) })
      const unknown = await confirm('nobody@brand.test', { code: toWrongCode(code) })
      expect(unknown.statusCode).toBe(422)
      expect(unknown.json().detail).toBe(known.json().detail)
    }
    expect((await login(user.email, user.password)).statusCode).toBe(200)
  })

  it('refuses a used code, and an expired one (T8)', async () => {
    const { email } = await buildSignedInUser(testApp)
    const used = await receiveCode(email)
    expect((await confirm(email, { code: used })).statusCode).toBe(200)
    expect((await confirm(email, { code: used })).statusCode).toBe(422)
    testApp.clock.advance(minutes(1))
    const newest = await receiveCode(email)
    if (used !== newest) expect((await confirm(email, { code: used })).statusCode).toBe(422)
    testApp.clock.advance(minutes(10) + seconds(1))
    const expired = await confirm(email, { code: newest })
    expect(expired.json().detail).toBe('This verification code has expired. Please request a new one.')
  })

  it('refuses a code that was mailed to prove the address (T8)', async () => {
    const { email } = await buildSignedInUser(testApp)
    await request(email)
    await post(testApp, '/api/email-verification/request-code', { body: { email } })
    await testApp.jobs.runAll()
    const addressCode = testApp.mailer.findCode(email)
    const resetCode = testApp.mailer.sent.find((mail) => mail.subject.includes('new Troupe password'))?.subject
    if (addressCode === resetCode?.slice(0, 6)) return
    expect((await confirm(email, { code: addressCode })).statusCode).toBe(422)
  })

  it('keeps the failures of a network for an address over new codes and restarts: twenty a day (T4, T5, T6)', async () => {
    const { email } = await buildSignedInUser(testApp)
    let code = ''
    for (let failures = 0; failures < 20; failures++) {
      if (failures % 5 === 0) {
        testApp.clock.advance(minutes(6))
        code = await receiveCode(email)
      }
      expect((await confirm(email, { code: toWrongCode(code) })).statusCode).toBe(422)
    }
    testApp.clock.advance(minutes(6))
    code = await receiveCode(email)
    const restarted = await buildTestApp(database, { clock: testApp.clock })
    expect((await confirm(email, { code, node: restarted })).statusCode).toBe(429)
    await restarted.app.close()
  })

  it('accepts one of 20 parallel right codes (T3)', async () => {
    const { email } = await buildSignedInUser(testApp)
    const code = await receiveCode(email)
    await sql`update email_verifications set network_attempts = -20`.execute(database.kysely)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => confirm(email, { code, password: `Left-donkey-${index}` })),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  })

  it('lets the owner in at once after failed sign-ins had locked them out', async () => {
    const { email } = await buildSignedInUser(testApp)
    for (let attempt = 0; attempt < 11; attempt++) await login(email, 'Wrong-horse-7')
    expect((await login(email, 'Wrong-horse-7')).statusCode).toBe(429)
    await confirm(email, { code: await receiveCode(email) })
    expect((await login(email, newPassword)).statusCode).toBe(200)
  })

  it('logs neither the code nor the password', async () => {
    const logLines: string[] = []
    const logged = await buildTestApp(database, { logLines, clock: testApp.clock })
    const { email } = await buildSignedInUser(testApp)
    const code = await receiveCode(email)
    await confirm(email, { code, password: 'Marked-Secret-42', node: logged })
    expect(logLines.join()).toContain('password-reset')
    expect(logLines.join()).not.toContain('Marked-Secret-42')
    expect(logLines.join()).not.toContain(`"${code}"`)
    await logged.app.close()
  })
})

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from email_verifications) as verifications, (select count(*) from mailed_codes) as codes, (select count(*) from limit_counters) as limits,
      (select count(*) from account_notices) as notices`.execute(database.kysely)
  return rows[0] ?? {}
}

const subtract = (after: Record<string, number>, before: Record<string, number>) =>
  Object.entries(after).map(([name, count]) => `${name}: ${count - (before[name] ?? 0)}`)
