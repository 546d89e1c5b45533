import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser, signIn, toWrongCode } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
const newPassword = 'Left-donkey-8'

const call = (url: string, user: SignedInUser | undefined, body: object) =>
  post(testApp, url, { body, ...(user ? { token: user.accessToken } : {}) })
const changePassword = (user: SignedInUser | undefined, current: unknown, next: unknown = newPassword) =>
  call('/api/account/password', user, { current_password: current, new_password: next })
const requestChange = (user: SignedInUser | undefined, email: unknown, password: unknown = user?.password) =>
  call('/api/account/email/request-code', user, { new_email: email, current_password: password })
const verifyChange = (user: SignedInUser | undefined, email: unknown, code: unknown) =>
  call('/api/account/email/verify-code', user, { new_email: email, verification_code: code })
const login = (email: string, password: string) => post(testApp, '/api/auth/login', { body: { email, password } })
const me = ({ headers }: SignedInUser) => testApp.app.inject({ url: '/api/auth/me', headers })

/** Requests a change of address and returns the code mailed to the new one. */
async function receiveCode(user: SignedInUser, newEmail: string): Promise<string> {
  const answer = await requestChange(user, newEmail)
  if (answer.statusCode !== 200) throw new Error(`The change was refused: ${answer.body}`)
  await testApp.jobs.runAll()
  return testApp.mailer.findCode(newEmail) ?? ''
}

describe('POST /api/account/password', () => {
  it('sets the new password, keeps this session, ends the others (R8) and notifies the user', async () => {
    const user = await buildSignedInUser(testApp)
    const others = [await signIn(testApp, user), await signIn(testApp, user)]
    const answer = await changePassword(user, user.password)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ message: 'Password changed. Your other sessions were ended.' })
    expect((await me(user)).statusCode).toBe(200)
    for (const other of others) {
      expect((await me(other)).statusCode).toBe(401)
      const body = { refresh_token: other.refreshToken }
      expect((await post(testApp, '/api/auth/refresh', { body })).statusCode).toBe(401)
    }
    expect((await login(user.email, user.password)).statusCode).toBe(401)
    expect((await login(user.email, newPassword)).statusCode).toBe(200)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)).toMatchObject({ to: user.email, subject: 'Your Troupe password was changed' })
  })

  it('refuses a wrong current password with 403, and changes nothing', async () => {
    const user = await buildSignedInUser(testApp)
    const other = await signIn(testApp, user)
    const answer = await changePassword(user, 'Wrong-horse-7')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('The current password is not correct')
    expect((await me(other)).statusCode).toBe(200)
    expect((await login(user.email, user.password)).statusCode).toBe(200)
  })

  it('refuses a new password that breaks a rule, or equals address or user name', async () => {
    const user = await buildSignedInUser(testApp, { email: 'maya.9@brand.test', username: 'Maya Smith 1' })
    const expected = {
      short: 'Password must be at least 8 characters long',
      'Maya.9@brand.test': 'Password must not be your email address or username',
    }
    for (const [password, message] of Object.entries(expected)) {
      const answer = await changePassword(user, user.password, password)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toEqual([expect.objectContaining({ loc: ['body', 'new_password'], msg: message })])
    }
  })

  it('names every wrong field, and refuses unauthenticated calls', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await changePassword(user, '', 7)
    expect(answer.json().detail.map((issue: { loc: string[] }) => issue.loc.join('.'))).toEqual([
      'body.current_password',
      'body.new_password',
    ])
    expect((await changePassword(undefined, user.password)).statusCode).toBe(401)
  })

  it('accepts one of two simultaneous changes', async () => {
    const user = await buildSignedInUser(testApp)
    const other = await signIn(testApp, user)
    const answers = await Promise.all([
      changePassword(user, user.password),
      changePassword(other, user.password, 'Third-monkey-9'),
    ])
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  })

  it('ends a sign-in with the old password at the same moment', async () => {
    const user = await buildSignedInUser(testApp)
    const [, ...logins] = await Promise.all([
      changePassword(user, user.password),
      ...Array.from({ length: 5 }, () => login(user.email, user.password)),
    ])
    for (const answer of logins) {
      if (answer.statusCode !== 200) continue
      const headers = { authorization: `Bearer ${answer.json().access_token}` }
      expect((await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
    }
  })

  it('refuses the eleventh wrong guess of a session within five minutes, and logs no password', async () => {
    const logLines: string[] = []
    const logged = await buildTestApp(database, { logLines, clock: testApp.clock })
    const user = await buildSignedInUser(testApp)
    const body = { current_password: 'Marked-Secret-42', new_password: newPassword }
    await post(logged, '/api/account/password', { body, token: user.accessToken })
    for (let attempt = 1; attempt < 10; attempt++) await changePassword(user, 'Wrong-horse-7')
    expect((await changePassword(user, user.password)).statusCode).toBe(429)
    testApp.clock.advance(minutes(5))
    expect((await changePassword(user, user.password)).statusCode).toBe(200)
    expect(logLines.join()).toContain('password-refused')
    expect(logLines.join()).not.toContain('Marked-Secret-42')
    await logged.app.close()
  })
})

describe('POST /api/account/email/request-code', () => {
  it('mails a code to the new address; until it is entered nothing changes', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await requestChange(user, ' New@Brand.test')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      message: 'Verification code sent. Please check your email.',
      expires_at: '2030-03-01T09:10:00.000Z',
    })
    await testApp.jobs.runAll()
    const mail = testApp.mailer.sent.at(-1)
    expect(mail?.to).toBe('new@brand.test')
    expect(mail?.subject).toMatch(/^\d{6} is your code to confirm your new email address$/)
    expect((await login(user.email, user.password)).statusCode).toBe(200)
  })

  it('refuses a wrong password with 403, and unauthenticated calls with 401', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await requestChange(user, 'new@brand.test', 'Wrong-horse-7')).statusCode).toBe(403)
    expect((await requestChange(undefined, 'new@brand.test', user.password)).statusCode).toBe(401)
    expect(testApp.jobs.waiting).toEqual([])
  })

  it("says 'Email already registered' of another user's address, and refuses the user's own", async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const taken = await requestChange(user, other.email)
    expect(taken.statusCode).toBe(409)
    expect(taken.json().detail).toBe('Email already registered')
    const own = await requestChange(user, user.email.toUpperCase())
    expect(own.statusCode).toBe(422)
    expect(own.json().detail[0]).toMatchObject({
      loc: ['body', 'new_email'],
      msg: 'This is already the address of your account',
    })
  })

  it('names every wrong field', async () => {
    const answer = await requestChange(await buildSignedInUser(testApp), 'a,b@c.test', '')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.map((issue: { loc: string[] }) => issue.loc.join('.'))).toEqual([
      'body.new_email',
      'body.current_password',
    ])
  })

  it('reveals few accounts by trial: ten addresses an hour', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < 10; count++) {
      expect((await requestChange(user, `person-x${count}@brand.test`)).statusCode).toBe(200)
    }
    expect((await requestChange(user, 'one-more@brand.test')).statusCode).toBe(429)
  })
})

describe('POST /api/account/email/verify-code', () => {
  it('makes the new address the one to sign in with, and notifies the old one', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await verifyChange(user, 'NEW@brand.test', await receiveCode(user, 'new@brand.test'))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      message: 'Email address changed',
      user: { ...user.user, email: 'new@brand.test' },
    })
    expect((await me(user)).json().email).toBe('new@brand.test')
    expect((await login('new@brand.test', user.password)).statusCode).toBe(200)
    expect((await login(user.email, user.password)).statusCode).toBe(401)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)).toMatchObject({
      to: user.email,
      subject: 'The email address of your Troupe account was changed',
    })
  })

  it('refuses the code of a change by another user, of another address and of another purpose (T8)', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const code = await receiveCode(user, 'new@brand.test')
    expect((await verifyChange(other, 'new@brand.test', code)).statusCode).toBe(422)
    expect((await verifyChange(user, 'other@brand.test', code)).statusCode).toBe(422)
    await post(testApp, '/api/email-verification/request-code', { body: { email: 'third@brand.test' } })
    await testApp.jobs.runAll()
    const addressCode = testApp.mailer.findCode('third@brand.test')
    expect((await verifyChange(user, 'third@brand.test', addressCode)).statusCode).toBe(422)
    expect((await me(user)).json().email).toBe(user.email)
  })

  it('counts the wrong codes of each user separately: five for each request', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const code = await receiveCode(user, 'new@brand.test')
    const codeOfOther = await receiveCode(other, 'new@brand.test')
    for (let attempt = 0; attempt < 5; attempt++) await verifyChange(other, 'new@brand.test', toWrongCode(codeOfOther))
    const wrong = await verifyChange(user, 'new@brand.test', toWrongCode(code))
    expect(wrong.json().detail).toBe('Incorrect verification code. You have 4 attempts left.')
    expect((await verifyChange(other, 'new@brand.test', codeOfOther)).statusCode).toBe(422)
    expect((await verifyChange(user, 'new@brand.test', code)).statusCode).toBe(200)
  })

  it('gives an address requested by two users to the first that proves it', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const code = await receiveCode(user, 'new@brand.test')
    testApp.clock.advance(minutes(1))
    const codeOfOther = await receiveCode(other, 'new@brand.test')
    expect((await verifyChange(user, 'new@brand.test', code)).statusCode).toBe(200)
    const late = await verifyChange(other, 'new@brand.test', codeOfOther)
    expect(late.statusCode).toBe(409)
    expect(late.json().detail).toBe('Email already registered')
    expect((await me(other)).json().email).toBe(other.email)
  })

  it('cancels a password reset mailed to the old address', async () => {
    const user = await buildSignedInUser(testApp)
    await post(testApp, '/api/auth/password-reset/request-code', { body: { email: user.email } })
    await testApp.jobs.runAll()
    const resetCode = testApp.mailer.findCode(user.email)
    await verifyChange(user, 'new@brand.test', await receiveCode(user, 'new@brand.test'))
    const body = { email: user.email, verification_code: resetCode, new_password: newPassword }
    expect((await post(testApp, '/api/auth/password-reset/confirm', { body })).statusCode).toBe(422)
    expect((await login('new@brand.test', user.password)).statusCode).toBe(200)
  })

  it('refuses a malformed code, and unauthenticated calls', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await verifyChange(user, 'new@brand.test', 123456)).statusCode).toBe(422)
    expect((await verifyChange(undefined, 'new@brand.test', '123456')).statusCode).toBe(401)
  })
})
