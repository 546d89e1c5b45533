import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { beforeEach, describe, expect, it } from 'vitest'
import { deriveKey } from '../../../lib/derive-key.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { addPasskey } from '../../../testing/factors/second-factors.ts'
import { buildSignedInUser, inventPerson, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { buildTestApp, type TestApp, testSecretKey, useTestApp } from '../../../testing/test-app.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { allowPassword, forbidPassword, makePasswordLink, type OperatorContext } from '../operator/operate-accounts.ts'
import { createCodeSecrets } from '../secrets/code-secrets.ts'

const database = useTestDatabase()
/** The installation before passwords were switched off. */
const before = useTestApp(database)
let testApp: TestApp
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(before)
  testApp = await buildTestApp(database, { clock: before.clock, singleSignOn: { hasLocalPasswords: false } })
  return () => testApp.app.close()
})

const off = 'Passwords are switched off here. Please sign in with single sign-on.'
const login = (password: string, email = user.email) => post(testApp, '/api/auth/login', { body: { email, password } })
const getOperator = (): OperatorContext => ({
  ...{ db: database.kysely, clock: before.clock, log: silentLogger, operator: 'root@test' },
  rateLimits: createRateLimits(database.kysely, deriveKey(testSecretKey, 'rate-limits'), before.clock),
  codeSecrets: createCodeSecrets(deriveKey(testSecretKey, 'mailed-codes')),
  leaveWorkspaces: async () => undefined,
})

describe('where local passwords are off', () => {
  it('refuses right, wrong and unknown passwords alike', async () => {
    const answers = [await login(user.password), await login('Wrong-horse-7'), await login('x', 'nobody@brand.test')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(new Set(answers.map((answer) => answer.json().detail))).toEqual(new Set([off]))
  })

  it.each([
    ['/api/auth/register', () => inventPerson()],
    ['/api/auth/register/verify', () => ({ email: 'new@brand.test', verification_code: '123456' })],
    ['/api/auth/password-reset/request-code', () => ({ email: user.email })],
    ['/api/account/password', () => ({ current_password: user.password, new_password: 'Left-donkey-8' })],
    ['/api/account/delete', () => ({ current_password: user.password })],
  ])('refuses %s', async (url, makeBody) => {
    const answer = await post(testApp, url, { body: makeBody(), token: user.accessToken })
    expect([answer.statusCode, answer.json().detail]).toEqual([403, off])
  })

  it('refuses passkeys, too, except of an account that may use its password', async () => {
    const { authenticator } = await addPasskey(before, user)
    const browser = new TestBrowser(testApp, '192.0.2.77')
    const signIn = async () => {
      const begun = await browser.post('/api/auth/passkey/options', {})
      const { challenge_token, options } = secondFactorSignInEndpoints.passkeyOptions.response.parse(begun.json())
      return browser.post('/api/auth/passkey/login', { challenge_token, credential: authenticator.get(options) })
    }
    const refused = await signIn()
    expect([refused.statusCode, refused.json().detail]).toEqual([403, off])
    await allowPassword(getOperator(), user.email)
    expect((await signIn()).statusCode).toBe(200)
  })

  it('keeps the sessions that there are', async () => {
    const answer = await post(testApp, '/api/auth/refresh', { body: { refresh_token: user.refreshToken } })
    expect(answer.statusCode).toBe(200)
  })

  it('says so to the sign-in screen', async () => {
    expect((await testApp.app.inject('/api/auth/single-sign-on')).json().local_passwords).toBe(false)
  })

  it('lets an operator allow one account its password, set by a link, until that is taken back', async () => {
    const operator = getOperator()
    const reset = async () => {
      const { code } = await makePasswordLink(operator, user.email)
      const body = { email: user.email, verification_code: code, new_password: 'Left-donkey-8' }
      return post(testApp, '/api/auth/password-reset/confirm', { body })
    }
    expect((await reset()).statusCode).toBe(403)
    await allowPassword(operator, user.email)
    expect((await reset()).statusCode).toBe(200)
    expect((await login('Left-donkey-8')).statusCode).toBe(200)
    expect((await login('Wrong-horse-7')).json().detail).toBe(off)
    await forbidPassword(operator, user.email)
    expect((await login('Left-donkey-8')).statusCode).toBe(403)
    await expect(forbidPassword(operator, user.email)).rejects.toThrow('has no permission of its own')
  })
})
