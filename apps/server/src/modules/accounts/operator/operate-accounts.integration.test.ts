import { describe, expect, it } from 'vitest'
import { deriveKey } from '../../../lib/derive-key.ts'
import { buildAccessToken } from '../../../testing/calls/token-calls.ts'
import { addPasskey, enterPassword, factorUrl, setUpApp } from '../../../testing/factors/second-factors.ts'
import { buildSignedInUser, post, type SignedInUser, toWrongCode } from '../../../testing/test-accounts.ts'
import { testSecretKey } from '../../../testing/test-app.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { tellMailboxGone } from '../../outreach/notifications/tell-mailbox-gone.ts'
import { createLeaveWorkspaces } from '../../workspaces/leave-workspace.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { sendNotice } from '../notices/account-notices.ts'
import { createCodeSecrets } from '../secrets/code-secrets.ts'
import {
  deleteAccountByEmail,
  disableAccount,
  enableAccount,
  listActions,
  makePasswordLink,
  type OperatorContext,
  resetSecondFactor,
  unlockAddress,
} from './operate-accounts.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { testApp } = kit
const silent = { error() {}, warn() {}, info() {}, debug() {} }

const getContext = (): OperatorContext => ({
  db: database.kysely,
  clock: testApp.clock,
  log: silent,
  rateLimits: createRateLimits(database.kysely, deriveKey(testSecretKey, 'rate-limits'), testApp.clock),
  codeSecrets: createCodeSecrets(deriveKey(testSecretKey, 'mailed-codes')),
  leaveWorkspaces: createLeaveWorkspaces(tellMailboxGone),
  operator: 'root@host',
})

const getMe = async ({ headers }: Pick<SignedInUser, 'headers'>) =>
  (await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode
const login = ({ email, password }: SignedInUser, ip = '127.0.0.1') =>
  post(testApp, '/api/auth/login', { body: { email, password }, ip })

describe('a disabled account', () => {
  it('has no session, no sign-in and no access token, at once', async () => {
    const user = await buildSignedInUser(testApp)
    const { headers } = await buildAccessToken(testApp, user)
    // This call is forbidden to access tokens; an invalid one would get 401.
    expect(await getMe({ headers })).toBe(403)
    await disableAccount(getContext(), user.email)
    expect(await getMe(user)).toBe(401)
    expect((await post(testApp, '/api/auth/refresh', { body: { refresh_token: user.refreshToken } })).statusCode).toBe(
      401,
    )
    expect((await login(user)).statusCode).toBe(403)
    expect(await getMe({ headers })).toBe(401)
    await enableAccount(getContext(), user.email)
    expect(await getMe(user)).toBe(401)
    expect((await login(user)).statusCode).toBe(200)
    expect(await getMe({ headers })).toBe(403)
  })

  it('sends no mail of a running campaign until it is enabled', async () => {
    const user = await buildSignedInUser(testApp)
    await setPace(testApp, user, { per_minute: 1 })
    const emails = ['a@one.test', 'b@one.test', 'c@one.test']
    const kol_ids = await buildCreators(
      testApp,
      emails.map((email) => ({ title: email, email })),
    )
    await startCampaign(testApp, user, { kol_ids })
    await kit.outreach.engine.drain()
    const sent = kit.server.taken.length
    expect(sent).toBeLessThan(3)
    await disableAccount(getContext(), user.email)
    testApp.clock.advance(10 * 60_000)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(sent)
    await enableAccount(getContext(), user.email)
    await kit.outreach.engine.drain()
    expect(kit.server.taken.length).toBeGreaterThan(sent)
  })
})

describe('an operator', () => {
  it('unlocks an address with counted wrong passwords and codes', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < 66; count++) {
      const body = { email: user.email, password: 'Wrong-horse-7' }
      await post(testApp, '/api/auth/login', { body, ip: `192.0.2.${count % 7}` })
    }
    expect((await login(user, '198.51.100.7')).statusCode).toBe(429)
    expect(await unlockAddress(getContext(), user.email)).toBeGreaterThan(7)
    expect((await login(user, '198.51.100.7')).statusCode).toBe(200)
    expect((await login(user, '192.0.2.1')).statusCode).toBe(200)
    testApp.clock.advance(1000)
    expect(await unlockAddress(getContext(), 'nobody@brand.test')).toBe(0)
    expect(await listActions(getContext())).toMatchObject([
      { action: 'unlock', operator: 'root@host' },
      { action: 'unlock', accountId: user.user.id, operator: 'root@host' },
    ])
  })

  it('unlocks the browsers and sessions that the account knows, too', async () => {
    const user = await buildSignedInUser(testApp)
    const app = await setUpApp(testApp, user)
    const own = new TestBrowser(testApp, '192.0.2.10')
    const wrongCode = { method: 'code', code: '000000' }
    const signIn = async () => (await enterPassword(testApp, user, own)).prove({ method: 'code', code: app.nextCode() })
    const confirm = async (confirmation: object) =>
      (await post(testApp, `${factorUrl}/recovery-codes`, { body: { confirmation }, token: user.accessToken }))
        .statusCode
    const byCode = () => confirm({ method: 'code', code: app.nextCode() })
    expect((await signIn()).statusCode).toBe(200)
    for (let round = 0; round < 4; round++) {
      const guesser = await enterPassword(testApp, user, own)
      for (let count = 0; count < 5; count++) await guesser.prove(wrongCode)
    }
    for (let count = 0; count < 20; count++) await confirm(wrongCode)
    for (let count = 0; count < 10; count++) await confirm({ method: 'password', password: 'Wrong-horse-7' })
    expect((await signIn()).statusCode).toBe(429)
    expect(await byCode()).toBe(429)
    expect(await confirm({ method: 'password', password: user.password })).toBe(429)
    for (let count = 0; count < 10; count++) {
      await own.post('/api/auth/login', { email: user.email, password: 'Wrong-horse-7' })
    }
    const right = { email: user.email, password: user.password }
    expect((await own.post('/api/auth/login', right)).statusCode).toBe(429)
    expect(await unlockAddress(getContext(), user.email)).toBeGreaterThanOrEqual(4)
    expect((await signIn()).statusCode).toBe(200)
    expect(await byCode()).toBe(200)
    expect(await confirm({ method: 'password', password: user.password })).toBe(200)
  })

  it('creates a link with which the owner sets a password without a mail, once', async () => {
    const user = await buildSignedInUser(testApp)
    const older = await makePasswordLink(getContext(), user.email)
    const { code, expiresAt } = await makePasswordLink(getContext(), user.email)
    expect(expiresAt).toEqual(new Date('2030-03-02T09:00:00Z'))
    const browser = new TestBrowser(testApp, '198.51.100.7')
    const confirm = (verification_code: string) =>
      browser.post('/api/auth/password-reset/confirm', {
        email: user.email,
        verification_code,
        new_password: 'Left-donkey-8',
      })
    expect((await confirm(older.code)).statusCode).toBe(422)
    // Six-digit codes are not accepted for a link.
    expect((await confirm(toWrongCode('000000'))).statusCode).toBe(422)
    testApp.clock.advance(23 * 3_600_000)
    expect((await confirm(code)).statusCode).toBe(200)
    expect((await confirm(code)).statusCode).toBe(422)
    expect((await login({ ...user, password: 'Left-donkey-8' })).statusCode).toBe(200)
  })

  it('deletes an account, and keeps the record of the action', async () => {
    const user = await buildSignedInUser(testApp)
    await deleteAccountByEmail(getContext(), user.email)
    expect(await getMe(user)).toBe(401)
    expect((await login(user)).statusCode).toBe(401)
    expect(await listActions(getContext())).toMatchObject([{ action: 'delete', accountId: user.user.id }])
    await expect(disableAccount(getContext(), user.email)).rejects.toThrow(/^No account has the address/)
  })
})

describe('the second factor of an account that has lost it', () => {
  it('is removed with its sessions and pending sign-ins, is noted, and its owner is told by mail', async () => {
    const user = await buildSignedInUser(testApp)
    const { recoveryCodes } = await setUpApp(testApp, user)
    await addPasskey(testApp, user)
    const { prove } = await enterPassword(testApp, user)
    const noticeId = await resetSecondFactor(getContext(), user.email)
    expect(await getMe(user)).toBe(401)
    expect((await prove({ method: 'recovery_code', code: recoveryCodes[0] })).statusCode).toBe(409)
    expect((await login(user)).json()).toHaveProperty('access_token')
    expect((await listActions(getContext()))[0]?.action).toBe('reset-second-factor')
    const { mailer } = testApp
    await sendNotice({ ...getContext(), mailer }, noticeId ?? '')
    expect(mailer.sent.at(-1)?.subject).toBe('The second factor of your Troupe account was reset')
    await expect(resetSecondFactor(getContext(), user.email)).rejects.toThrow('has no second factor')
  })
})
