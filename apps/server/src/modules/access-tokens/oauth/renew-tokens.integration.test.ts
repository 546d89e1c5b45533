import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../lib/durations.ts'
import {
  buildCalledEndpoints,
  type ProgramTokens,
  readTokens,
  TestProgram,
} from '../../../testing/calls/program-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const secretKey = randomBytes(32)
const testApp = useTestApp(database, { endpoints: buildCalledEndpoints, secretKey })
let user: SignedInUser
let program: TestProgram
let first: ProgramTokens

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  program = await new TestProgram(testApp).enrol()
  first = await program.connect(user)
})

const works = async ({ access_token }: ProgramTokens) => (await program.call(access_token)).statusCode === 200
const countGrants = async () => (await database.kysely.selectFrom('oauth_grants').select('id').execute()).length

/** Renews in another process that is killed between the renewal and its answer. */
async function renewAndDie(refreshToken: string): Promise<NodeJS.Signals | null> {
  const given = {
    target: getTestDatabaseTarget(),
    secretKey: secretKey.toString('base64'),
    form: { grant_type: 'refresh_token', client_id: program.clientId, refresh_token: refreshToken },
    now: testApp.clock.now().toISOString(),
  }
  const child = fork(join(import.meta.dirname, '..', '..', '..', 'testing', 'processes', 'renew-and-die.ts'), [
    JSON.stringify(given),
  ])
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}

describe('a replaced refresh token', () => {
  it('gets the same answer again within a minute, also from another node, for a program that lost it', async () => {
    const lost = readTokens(await program.renew(first.refresh_token))
    testApp.clock.advance(minutes(1))
    const restarted = await buildTestApp(database, { clock: testApp.clock, secretKey })
    const again = readTokens(await program.renew(first.refresh_token, {}, restarted))
    expect(again).toEqual({ ...lost, expires_in: minutes(29) / 1000 })
    expect(await works(again)).toBe(true)
    expect((await program.renew(again.refresh_token)).statusCode).toBe(200)
    await restarted.app.close()
  })

  it('gets an answer also when a node was killed between the renewal and its answer', async () => {
    expect(await renewAndDie(first.refresh_token)).toBe('SIGKILL')
    const token = database.kysely.selectFrom('oauth_tokens').select('token_hash').where('used_at', 'is not', null)
    expect(await token.execute()).toHaveLength(1)

    testApp.clock.advance(seconds(30))
    const again = readTokens(await program.renew(first.refresh_token))
    expect(await works(again)).toBe(true)
    expect(await works(readTokens(await program.renew(again.refresh_token)))).toBe(true)
  })

  it('ends the connection after that minute', async () => {
    const second = readTokens(await program.renew(first.refresh_token))
    testApp.clock.advance(minutes(1) + 1)
    expect((await program.renew(first.refresh_token)).json().error).toBe('invalid_grant')
    expect(await works(first)).toBe(false)
    expect(await works(second)).toBe(false)
    expect((await program.renew(second.refresh_token)).json().error).toBe('invalid_grant')
  })

  it('ends the connection at once when its successor was used', async () => {
    const second = readTokens(await program.renew(first.refresh_token))
    const third = readTokens(await program.renew(second.refresh_token))
    expect((await program.renew(first.refresh_token)).json().error).toBe('invalid_grant')
    expect(await works(third)).toBe(false)
    expect(await countGrants()).toBe(0)
  })

  it('ends the connection at once when another program presents it', async () => {
    const thief = await new TestProgram(testApp).enrol()
    const second = readTokens(await program.renew(first.refresh_token))
    expect((await thief.renew(first.refresh_token)).json().error).toBe('invalid_grant')
    expect(await works(second)).toBe(false)
  })

  it('gets no other scopes or resource than it had', async () => {
    const second = readTokens(await program.renew(first.refresh_token))
    expect((await program.renew(first.refresh_token, { scope: 'read inbox' })).json().error).toBe('invalid_scope')
    const other = await program.renew(first.refresh_token, { resource: 'https://troupe.test/mcp' })
    expect(other.json().error).toBe('invalid_target')
    expect(await works(second)).toBe(true)
  })

  it('gets nothing once the program was disconnected', async () => {
    const { refresh_token: token } = readTokens(await program.renew(first.refresh_token))
    await program.send('/oauth/revoke', { token, client_id: program.clientId })
    expect((await program.renew(first.refresh_token)).json().error).toBe('invalid_grant')
  })
})

describe('simultaneous renewals', () => {
  it('with one token get the same answer, which works', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => program.renew(first.refresh_token)))
    const tokens = answers.map(readTokens)
    expect(new Set(tokens.map((issued) => JSON.stringify(issued))).size).toBe(1)
    for (const issued of tokens.slice(0, 1)) {
      expect(await works(issued)).toBe(true)
      expect((await program.renew(issued.refresh_token)).statusCode).toBe(200)
    }
  })

  it('with a replaced token and the newest one end the connection, and neither fails', async () => {
    for (let round = 0; round < 5; round++) {
      const oldest = (await program.connect(user)).refresh_token
      const second = readTokens(await program.renew(oldest)).refresh_token
      const newest = readTokens(await program.renew(second)).refresh_token
      const answers = await Promise.all([newest, oldest, newest, oldest].map((token) => program.renew(token)))
      expect([200, 400]).toEqual(expect.arrayContaining(answers.map(({ statusCode }) => statusCode)))
      expect((await program.renew(newest)).statusCode).toBe(400)
    }
    expect(await countGrants()).toBe(1)
  })
})
