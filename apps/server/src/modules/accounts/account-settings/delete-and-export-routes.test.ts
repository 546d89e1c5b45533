import { AccountExport } from '@troupe/contract/account/account-export'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  buildSignedInUser,
  post,
  type SignedInUser,
  signIn,
  startRegistration,
} from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const deleteAccount = (user: SignedInUser | undefined, password: unknown = user?.password) =>
  post(testApp, '/api/account/delete', {
    body: { current_password: password },
    ...(user ? { token: user.accessToken } : {}),
  })
const exportData = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/api/account/export', headers })
const me = ({ headers }: SignedInUser) => testApp.app.inject({ url: '/api/auth/me', headers })

/** Finds a text in all tables of the database. @returns the tables and rows that contain it. */
async function findText(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`.execute(
    database.kysely,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        database.kysely,
      )
      return rows.filter(({ row }) => row.includes(text)).map(({ row }) => `${name}: ${row}`)
    }),
  )
  return found.flat()
}

describe('POST /api/account/delete', () => {
  it('ends every session at once, deletes the user and confirms it by mail', async () => {
    const user = await buildSignedInUser(testApp)
    const elsewhere = await signIn(testApp, user)
    const answer = await deleteAccount(user)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ message: 'Account deleted' })
    for (const session of [user, elsewhere]) {
      expect((await me(session)).statusCode).toBe(401)
      const body = { refresh_token: session.refreshToken }
      expect((await post(testApp, '/api/auth/refresh', { body })).statusCode).toBe(401)
    }
    const body = { email: user.email, password: user.password }
    expect((await post(testApp, '/api/auth/login', { body })).statusCode).toBe(401)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)).toMatchObject({ to: user.email, subject: 'Your Troupe account was deleted' })
  })

  it('leaves nothing of the user in any table', async () => {
    const user = await buildSignedInUser(testApp)
    await post(testApp, '/api/auth/password-reset/request-code', { body: { email: user.email } })
    await post(testApp, '/api/email-verification/request-code', { body: { email: user.email } })
    const change = { new_email: 'new@brand.test', current_password: user.password }
    await post(testApp, '/api/account/email/request-code', { body: change, token: user.accessToken })
    await testApp.jobs.runAll()
    const address = { email: user.email, verification_code: testApp.mailer.findCode(user.email) }
    await post(testApp, '/api/email-verification/verify-code', { body: address })
    expect(await findText(user.email)).not.toEqual([])

    await deleteAccount(user)
    await testApp.jobs.runAll()
    expect(await findText(user.email)).toEqual([])
    expect(await findText(user.user.id)).toEqual([])
    expect(await findText('new@brand.test')).toEqual([])
  })

  it('leaves other users alone, and frees address and user name', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await deleteAccount(user)
    expect((await me(other)).statusCode).toBe(200)
    await sql`delete from limit_counters`.execute(database.kysely)
    const { code } = await startRegistration(testApp, user)
    expect(code).toMatch(/^\d{6}$/)
  })

  it('refuses a wrong password with 403, and keeps the account', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await deleteAccount(user, 'Wrong-horse-7')).statusCode).toBe(403)
    expect((await me(user)).statusCode).toBe(200)
  })

  it('refuses a body without a password, and unauthenticated calls', async () => {
    const answer = await deleteAccount(await buildSignedInUser(testApp), null)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['body', 'current_password'])
    expect((await deleteAccount(undefined, 'Right-horse-7')).statusCode).toBe(401)
  })
})

describe('GET /api/account/export', () => {
  it('returns all data stored about the user as a file', async () => {
    const user = await buildSignedInUser(testApp)
    const change = { new_email: 'new@brand.test', current_password: user.password }
    await post(testApp, '/api/account/email/request-code', { body: change, token: user.accessToken })
    const answer = await exportData(user.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="troupe-account.json"')
    expect(answer.headers['cache-control']).toBe('no-store')
    const data = AccountExport.parse(answer.json())
    expect(data).toEqual(answer.json())
    expect(data).toMatchObject({
      exported_at: '2030-03-01T09:00:00.000Z',
      account: user.user,
      sessions: [{ created_at: '2030-03-01T09:00:00.000Z' }],
      email_changes: [{ new_email: 'new@brand.test' }],
    })
  })

  it('holds no secret', async () => {
    const password = 'Right-horse-7'
    const user = await buildSignedInUser(testApp, { password })
    const { body } = await exportData(user.headers)
    for (const secret of ['$argon2', 'hash', password, user.refreshToken, user.accessToken]) {
      expect(body).not.toContain(secret)
    }
  })

  it('contains every one of many sessions, and no data of others', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await sql`insert into sessions (user_id, workspace_id, expires_at, ip, last_used_at)
      select ${user.user.id}, ${user.user.id}, '2031-01-01', '192.0.2.1', '2030-12-01' from generate_series(1, 449)`.execute(
      database.kysely,
    )
    const data = AccountExport.parse((await exportData(user.headers)).json())
    expect(new Set(data.sessions.map(({ id }) => id)).size).toBe(450)
    expect(AccountExport.parse((await exportData(other.headers)).json()).sessions).toHaveLength(1)
  })

  it('is valid JSON for any name of a browser', async () => {
    const user = await buildSignedInUser(testApp)
    const headers = { 'user-agent': 'a"b\\c</script>\u2028' }
    await post(testApp, '/api/auth/refresh', { body: { refresh_token: user.refreshToken }, headers })
    const data = AccountExport.parse((await exportData(user.headers)).json())
    expect(data.sessions[0]?.user_agent).toContain('a"b\\c</script>')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await exportData()).statusCode).toBe(401)
    expect((await exportData({ authorization: 'Bearer nonsense' })).statusCode).toBe(401)
  })
})
