import { maxTokenCallsPerMinute } from '@troupe/contract/access-tokens'
import { tokenScopes } from '@troupe/contract/base/endpoint'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../lib/durations.ts'
import { CollectionCalls } from '../../testing/calls/collection-calls.ts'
import { buildAccessToken } from '../../testing/calls/token-calls.ts'
import { buildSignedInUser, post } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { hashTokenSecret } from './access-token-secret.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)
const { testApp } = calls

const listWith = (token: string) =>
  testApp.app.inject({ url: '/api/collections', headers: { authorization: `Bearer ${token}` } })
const makeWith = (token: string) => post(testApp, '/api/collections', { body: { name: 'Bakers' }, token })

describe('a personal access token', () => {
  it('reads as its user, and sees nothing of others', async () => {
    await calls.make({ name: 'Mine' })
    const { token } = await buildAccessToken(testApp, calls.user)
    expect((await listWith(token)).json()).toMatchObject([{ name: 'Mine' }])
    const stranger = await buildAccessToken(testApp, await buildSignedInUser(testApp))
    expect((await listWith(stranger.token)).json()).toEqual([])
  })

  it('changes collections only with that scope', async () => {
    const reader = await buildAccessToken(testApp, calls.user)
    const refusal = await makeWith(reader.token)
    expect(refusal.statusCode).toBe(403)
    expect(refusal.json().detail).toMatch(/may only read/)
    const collector = await buildAccessToken(testApp, calls.user, { scopes: ['collect'] })
    expect((await makeWith(collector.token)).statusCode).toBe(200)
  })

  it('does only what its scopes name', async () => {
    const { headers } = await buildAccessToken(testApp, calls.user, { scopes: ['webhooks'] })
    const refusal = await testApp.app.inject({ url: '/api/collections', headers })
    expect(refusal.statusCode).toBe(403)
    expect(refusal.json()).toMatchObject({ message_params: { scope: 'read' }, detail: /lacks the scope “read”/ })
  })

  it.each([
    ['GET', '/api/auth/me'],
    ['POST', '/api/auth/logout-all'],
    ['GET', '/api/account/sessions'],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/delete'],
  ] as const)('may not call %s %s with all scopes', async (method, url) => {
    const { headers } = await buildAccessToken(testApp, calls.user, { scopes: [...tokenScopes] })
    expect((await testApp.app.inject({ method, url, headers })).statusCode).toBe(403)
  })

  it('is refused from the moment it expires', async () => {
    const { token } = await buildAccessToken(testApp, calls.user)
    testApp.clock.advance(days(30) - 1)
    expect((await listWith(token)).statusCode).toBe(200)
    testApp.clock.advance(1)
    const answer = await listWith(token)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().detail).toBe('This access token has expired. Make a new one.')
  })

  it('is refused with any character changed, and so is its hash', async () => {
    const { token } = await buildAccessToken(testApp, calls.user)
    const changed = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.at(-1)
    for (const wrong of [
      changed,
      token.toUpperCase(),
      `${token}A`,
      'troupe_pat_',
      hashTokenSecret(token).toString('hex'),
    ]) {
      expect((await listWith(wrong)).statusCode, wrong).toBe(401)
    }
  })

  it('is refused once its user is deactivated', async () => {
    const { token } = await buildAccessToken(testApp, calls.user)
    await sql`update users set deactivated_at = now() where id = ${calls.user.user.id}`.execute(database.kysely)
    expect((await listWith(token)).statusCode).toBe(401)
  })

  it('stays valid when its user signs out everywhere or changes the password', async () => {
    const { token } = await buildAccessToken(testApp, calls.user)
    const body = { current_password: calls.user.password, new_password: 'Left-donkey-8' }
    expect((await post(testApp, '/api/account/password', { body, token: calls.user.accessToken })).statusCode).toBe(200)
    await post(testApp, '/api/auth/logout-all', { body: {}, token: calls.user.accessToken })
    expect((await listWith(token)).statusCode).toBe(200)
  })

  it("is revoked when its user's password is reset, and tokens of others are not", async () => {
    const { token } = await buildAccessToken(testApp, calls.user)
    const other = await buildAccessToken(testApp, await buildSignedInUser(testApp))
    const { email } = calls.user
    await post(testApp, '/api/auth/password-reset/request-code', { body: { email } })
    await testApp.jobs.runAll()
    const body = { email, verification_code: testApp.mailer.findCode(email), new_password: 'Left-donkey-8' }
    expect((await post(testApp, '/api/auth/password-reset/confirm', { body })).statusCode).toBe(200)
    expect((await listWith(token)).statusCode).toBe(401)
    expect((await listWith(other.token)).statusCode).toBe(200)
  })

  it('shares a limit of calls with the other tokens of its user', async () => {
    const first = await buildAccessToken(testApp, calls.user)
    const second = await buildAccessToken(testApp, calls.user)
    await listWith(first.token)
    await sql`update limit_counters set count = ${maxTokenCallsPerMinute} where key like 'tokenCallsByUser:%'`.execute(
      database.kysely,
    )
    const answer = await listWith(second.token)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const other = await buildAccessToken(testApp, await buildSignedInUser(testApp))
    expect((await listWith(other.token)).statusCode).toBe(200)
    testApp.clock.advance(minutes(1))
    expect((await listWith(second.token)).statusCode).toBe(200)
  })
})
