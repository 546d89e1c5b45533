import { randomUUID } from 'node:crypto'
import { accountSettingsEndpoints, type Session } from '@troupe/contract/account/account-settings'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const list = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/api/account/sessions', headers })
const end = (id: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'DELETE', url: `/api/account/sessions/${id}`, headers })
const me = (headers: Record<string, string>) => testApp.app.inject({ url: '/api/auth/me', headers })
const refresh = (token: string, headers: Record<string, string> = {}, ip = '127.0.0.1') =>
  post(testApp, '/api/auth/refresh', { body: { refresh_token: token }, headers, ip })

async function listSessions(user: SignedInUser): Promise<Session[]> {
  const answer = await list(user.headers)
  return accountSettingsEndpoints.listSessions.response.parse(answer.json()).sessions
}

async function findOwnId(user: SignedInUser): Promise<string> {
  const own = (await listSessions(user)).find((session) => session.current)
  return own?.id ?? ''
}

describe('GET /api/account/sessions', () => {
  it('lists this session first, then the others by their last use, with device, place and times', async () => {
    const user = await buildSignedInUser(testApp)
    testApp.clock.advance(minutes(5))
    const second = await signIn(testApp, user)
    testApp.clock.advance(minutes(5))
    await refresh(second.refreshToken, { 'user-agent': firefox }, '198.51.100.7')
    testApp.clock.advance(minutes(1))
    const third = await signIn(testApp, user)

    const sessions = await listSessions(user)
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false])
    expect(sessions.map(({ id }) => id)).toEqual([
      await findOwnId(user),
      await findOwnId(third),
      await findOwnId(second),
    ])
    expect(sessions[2]).toMatchObject({
      device: 'Firefox on Windows',
      device_message: {
        message_key: 'accounts.device',
        message_params: { browser: 'Firefox', system: 'Windows' },
      },
      ip: '198.51.100.7',
      created_at: '2030-03-01T09:05:00.000Z',
      last_used_at: '2030-03-01T09:10:00.000Z',
    })
  })

  it('shows neither sessions of other users nor ended ones', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const second = await signIn(testApp, user)
    await testApp.app.inject({ method: 'POST', url: '/api/auth/logout', headers: second.headers })
    expect(await listSessions(user)).toHaveLength(1)
    expect(await listSessions(other)).toHaveLength(1)
    await sql`update sessions set expires_at = ${testApp.clock.now()} where id <> ${await findOwnId(user)}`.execute(
      database.kysely,
    )
    expect(await listSessions(user)).toHaveLength(1)
  })

  it('lists at most 100, including this one', async () => {
    const user = await buildSignedInUser(testApp)
    await sql`insert into sessions (user_id, workspace_id, expires_at, ip, last_used_at)
      select ${user.user.id}, ${user.user.id}, '2031-01-01', '192.0.2.1', '2030-12-01' from generate_series(1, 150)`.execute(
      database.kysely,
    )
    const sessions = await listSessions(user)
    expect(sessions).toHaveLength(100)
    expect(sessions[0]?.current).toBe(true)
  })

  it('reveals no token and no hash', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await list(user.headers)
    expect(Object.keys(answer.json().sessions[0])).toEqual([
      'id',
      'device',
      'device_message',
      'ip',
      'created_at',
      'last_used_at',
      'sign_in_method',
      'current',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list()).statusCode).toBe(401)
  })
})

describe('DELETE /api/account/sessions/:id', () => {
  it('ends that session at once and leaves the others', async () => {
    const user = await buildSignedInUser(testApp)
    const [second, third] = [await signIn(testApp, user), await signIn(testApp, user)]
    const answer = await end(await findOwnId(second), user.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ message: 'Session ended' })
    expect((await me(second.headers)).statusCode).toBe(401)
    expect((await refresh(second.refreshToken)).statusCode).toBe(401)
    expect((await me(user.headers)).statusCode).toBe(200)
    expect((await me(third.headers)).statusCode).toBe(200)
  })

  it("answers the same to another user's session as to an unknown one", async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const [foreign, unknown] = [await end(await findOwnId(other), user.headers), await end(randomUUID(), user.headers)]
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json().detail).toBe(unknown.json().detail)
    expect((await me(other.headers)).statusCode).toBe(200)
  })

  it('can end the current session', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await end(await findOwnId(user), user.headers)).statusCode).toBe(200)
    expect((await me(user.headers)).statusCode).toBe(401)
  })

  it('refuses a malformed id, and unauthenticated calls', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await end("1'or'1", user.headers)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['path', 'id'])
    expect((await end(await findOwnId(user))).statusCode).toBe(401)
  })

  it('ends a session once, also for simultaneous requests', async () => {
    const user = await buildSignedInUser(testApp)
    const second = await signIn(testApp, user)
    const id = await findOwnId(second)
    testApp.clock.advance(days(1))
    const { access_token } = (await refresh(user.refreshToken)).json()
    const headers = { authorization: `Bearer ${access_token}` }
    const answers = await Promise.all([end(id, headers), end(id, headers)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404])
  })
})
