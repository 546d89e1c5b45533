import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, seconds } from '../../../lib/durations.ts'
import { buildSignedInUser, post, signIn } from '../../../testing/test-accounts.ts'
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const refresh = (token: unknown, node: TestApp = testApp) =>
  post(node, '/api/auth/refresh', { body: { refresh_token: token } })
const next = async (token: string) => (await refresh(token)).json().refresh_token
const me = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/api/auth/me', headers })

describe('POST /api/auth/refresh', () => {
  it('returns a new pair five times in a row, each token of which works (R1)', async () => {
    let { refreshToken } = await buildSignedInUser(testApp)
    const seen = new Set([refreshToken])
    for (let round = 0; round < 5; round++) {
      testApp.clock.advance(seconds(60))
      const answer = await refresh(refreshToken)
      expect(answer.statusCode).toBe(200)
      expect((await me({ authorization: `Bearer ${answer.json().access_token}` })).statusCode).toBe(200)
      refreshToken = answer.json().refresh_token
      seen.add(refreshToken)
    }
    expect(seen.size).toBe(6)
  })

  it('ends the session when a used token comes again after the grace period (R2), and logs it', async () => {
    const logLines: string[] = []
    const logged = await buildTestApp(database, { logLines, clock: testApp.clock })
    const user = await buildSignedInUser(testApp)
    const newest = await next(user.refreshToken)
    testApp.clock.advance(seconds(61))
    expect((await refresh(user.refreshToken, logged)).statusCode).toBe(401)
    expect((await refresh(newest)).statusCode).toBe(401)
    expect((await me(user.headers)).statusCode).toBe(401)
    expect(logLines.filter((line) => line.includes('refresh-token-reused'))).toHaveLength(1)
    expect(logLines.join()).not.toContain(user.refreshToken)
    await logged.app.close()
  })

  it('returns the same successor to 20 simultaneous requests (R3)', async () => {
    const user = await buildSignedInUser(testApp)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(user.refreshToken)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.json().refresh_token)).size).toBe(1)
    expect((await refresh(answers[0]?.json().refresh_token)).statusCode).toBe(200)
  })

  it('returns the same successor to a client that lost the answer, also from another node (R4, R6)', async () => {
    const user = await buildSignedInUser(testApp)
    const successor = await next(user.refreshToken)
    testApp.clock.advance(seconds(60))
    const restarted = await buildTestApp(database, { clock: testApp.clock })
    const again = await refresh(user.refreshToken, restarted)
    expect(again.statusCode).toBe(200)
    expect(again.json().refresh_token).toBe(successor)
    await restarted.app.close()
  })

  it('ends the session when the grandparent comes within the grace period (R5)', async () => {
    const user = await buildSignedInUser(testApp)
    const newest = await next(await next(user.refreshToken))
    expect((await refresh(user.refreshToken)).statusCode).toBe(401)
    expect((await refresh(newest)).statusCode).toBe(401)
  })

  it('refuses forged and damaged tokens without touching a session (R7)', async () => {
    const user = await buildSignedInUser(testApp)
    const flipped = `${user.refreshToken[0] === 'A' ? 'B' : 'A'}${user.refreshToken.slice(1)}`
    const wrong = [flipped, user.refreshToken.slice(0, -1), `${user.refreshToken}A`, user.accessToken, ' ', '%00']
    for (const token of [...wrong, randomBytes(32).toString('base64url')]) {
      const answer = await refresh(token)
      expect(answer.statusCode).toBe(401)
      expect(answer.json().detail).toBe('Authentication expired. Please log in again.')
    }
    expect((await refresh(user.refreshToken)).statusCode).toBe(200)
  })

  it.each([
    ['a number', 5],
    ['nothing', undefined],
    ['an empty text', ''],
    ['a very long text', 'a'.repeat(100_000)],
  ])('refuses %s as a token', async (_name, token) => {
    const answer = await refresh(token)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['body', 'refresh_token'])
  })

  it('ends a session that was not refreshed for 30 days', async () => {
    const user = await buildSignedInUser(testApp)
    testApp.clock.advance(days(30) - seconds(1))
    const refreshed = await next(user.refreshToken)
    testApp.clock.advance(days(30) + seconds(1))
    expect((await refresh(refreshed)).statusCode).toBe(401)
  })

  it('ends a session after 90 days however often it is refreshed', async () => {
    let { refreshToken } = await buildSignedInUser(testApp)
    for (let day = 0; day < 89; day += 1) {
      testApp.clock.advance(days(1))
      refreshToken = await next(refreshToken)
    }
    testApp.clock.advance(days(1) + seconds(1))
    expect((await refresh(refreshToken)).statusCode).toBe(401)
  })

  it('refuses a deactivated user', async () => {
    const user = await buildSignedInUser(testApp)
    await sql`update users set deactivated_at = now()`.execute(database.kysely)
    expect((await refresh(user.refreshToken)).statusCode).toBe(401)
  })

  it('stores no token, only its hash', async () => {
    const user = await buildSignedInUser(testApp)
    const { rows } = await sql`select * from refresh_tokens t join sessions s on s.id = t.session_id`.execute(
      database.kysely,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(user.refreshToken)
  })
})

describe('POST /api/auth/logout', () => {
  const logout = (headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: '/api/auth/logout', headers })

  it('ends this session at once: both of its tokens are refused', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await logout(user.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ message: 'Signed out' })
    expect((await me(user.headers)).statusCode).toBe(401)
    expect((await refresh(user.refreshToken)).statusCode).toBe(401)
  })

  it('leaves the other sessions of the user', async () => {
    const user = await buildSignedInUser(testApp)
    const elsewhere = await signIn(testApp, user)
    await logout(user.headers)
    expect((await me(elsewhere.headers)).statusCode).toBe(200)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await logout({})).statusCode).toBe(401)
  })

  it('leaves no session behind when a refresh runs at the same time', async () => {
    const user = await buildSignedInUser(testApp)
    const [, refreshed] = await Promise.all([logout(user.headers), refresh(user.refreshToken)])
    const token = refreshed.statusCode === 200 ? refreshed.json().refresh_token : user.refreshToken
    expect((await refresh(token)).statusCode).toBe(401)
  })

  it('accepts an empty JSON body and refuses a malformed one', async () => {
    const user = await buildSignedInUser(testApp)
    const headers = { ...user.headers, 'content-type': 'application/json' }
    const malformed = await testApp.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: '{' })
    expect(malformed.statusCode).toBe(422)
    expect((await logout(headers)).statusCode).toBe(200)
  })
})

describe('POST /api/auth/logout-all', () => {
  const logoutAll = (headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: '/api/auth/logout-all', headers })

  it('ends every session of the user (R8)', async () => {
    const user = await buildSignedInUser(testApp)
    const elsewhere = await signIn(testApp, user)
    expect((await logoutAll(user.headers)).json()).toMatchObject({ message: 'Signed out everywhere' })
    for (const session of [user, elsewhere]) {
      expect((await me(session.headers)).statusCode).toBe(401)
      expect((await refresh(session.refreshToken)).statusCode).toBe(401)
    }
  })

  it('leaves the sessions of others', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await logoutAll(user.headers)
    expect((await me(other.headers)).statusCode).toBe(200)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await logoutAll({ authorization: 'Bearer nonsense' })).statusCode).toBe(401)
  })

  it('lets the user sign in again', async () => {
    const user = await buildSignedInUser(testApp)
    await logoutAll(user.headers)
    const again = await signIn(testApp, user)
    expect((await me(again.headers)).statusCode).toBe(200)
  })
})
