import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seconds } from '../../../lib/durations.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const secretKey = randomBytes(32)
const testApp = useTestApp(database, { secretKey })
const refresh = (token: string) => post(testApp, '/api/auth/refresh', { body: { refresh_token: token } })

/** Exchanges the token in another process that is killed between the exchange and the response. */
async function refreshAndDie(token: string): Promise<NodeJS.Signals | null> {
  const target = getTestDatabaseTarget()
  const given = { target, secretKey: secretKey.toString('base64'), token, now: testApp.clock.now().toISOString() }
  const child = fork(join(import.meta.dirname, '..', '..', '..', 'testing', 'processes', 'refresh-and-die.ts'), [
    JSON.stringify(given),
  ])
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}

it('lets the parent work once more when a node is killed between the exchange and its answer (R6)', async () => {
  const user = await buildSignedInUser(testApp)
  expect(await refreshAndDie(user.refreshToken)).toBe('SIGKILL')
  const { rows } = await sql<{ used: number }>`
    select count(*) as used from refresh_tokens where used_at is not null`.execute(database.kysely)
  expect(rows[0]?.used).toBe(1)

  testApp.clock.advance(seconds(5))
  const again = await refresh(user.refreshToken)
  expect(again.statusCode).toBe(200)
  const next = await refresh(again.json().refresh_token)
  expect(next.statusCode).toBe(200)
  const headers = { authorization: `Bearer ${next.json().access_token}` }
  expect((await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
})
