import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import {
  buildCalledEndpoints,
  type ProgramTokens,
  readTokens,
  TestProgram,
} from '../../../testing/calls/program-calls.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database, { endpoints: buildCalledEndpoints })
let user: SignedInUser
let program: TestProgram

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  program = await new TestProgram(testApp).enrol()
})

const allow = async (changes: Record<string, string> = {}) => (await program.allow(user, changes)).get('code')
const works = async ({ access_token }: ProgramTokens) => (await program.call(access_token)).statusCode === 200
const callMcp = (token: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })

describe('a code', () => {
  it('is exchanged for tokens of the scopes that the user allowed, which stand nowhere in the database', async () => {
    const code = await allow()
    const answer = await program.exchange(code)
    expect(answer.headers['cache-control']).toBe('no-store')
    const tokens = readTokens(answer)
    expect(tokens).toMatchObject({ expires_in: 1800, scope: 'read collect' })
    expect(await works(tokens)).toBe(true)
    const kept = await Promise.all(
      (['oauth_clients', 'oauth_grants', 'oauth_codes', 'oauth_tokens'] as const).map((table) =>
        database.kysely.selectFrom(table).selectAll().execute(),
      ),
    )
    for (const secret of [code, tokens.access_token, tokens.refresh_token]) {
      expect(JSON.stringify(kept)).not.toContain(secret?.slice(11))
    }
  })

  it('ends the connection when it is presented again, since one of the two is a thief', async () => {
    const code = await allow()
    const tokens = readTokens(await program.exchange(code))
    const replay = await program.exchange(code)
    expect(replay.statusCode).toBe(400)
    expect(replay.json().error).toBe('invalid_grant')
    expect(await works(tokens)).toBe(false)
    expect((await program.renew(tokens.refresh_token)).statusCode).toBe(400)
  })

  it('is good for one of simultaneous exchanges at most', async () => {
    const code = await allow()
    const answers = await Promise.all([1, 2, 3, 4].map(() => program.exchange(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await database.kysely.selectFrom('oauth_grants').selectAll().execute()).toEqual([])
  })

  it('is refused with a wrong proof, address, resource, program or kind of grant', async () => {
    const challenge = createHash('sha256').update(program.verifier).digest('base64url')
    const presentations = [
      ['no verifier', { code_verifier: undefined }, 'invalid_request'],
      ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
      ['its challenge as the verifier', { code_verifier: challenge }, 'invalid_grant'],
      ['another address', { redirect_uri: 'https://assistant.test/other' }, 'invalid_grant'],
      ['another resource', { resource: 'https://troupe.test/mcp' }, 'invalid_target'],
      ['no program', { client_id: undefined }, 'invalid_request'],
      ['an unknown program', { client_id: 'troupe_program_unknown' }, 'invalid_client'],
      ['an id with a NUL', { client_id: 'troupe_program_\u0000' }, 'invalid_client'],
      ['a very long id', { client_id: 'x'.repeat(2001) }, 'invalid_client'],
      ['another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
      ['no kind of grant', { grant_type: undefined }, 'unsupported_grant_type'],
      ['a secret of the program', { client_secret: 'x' }, 'invalid_client'],
    ] as const
    for (const [what, changes, error] of presentations) {
      const answer = await program.exchange(await allow(), changes)
      expect([answer.json().error, answer.statusCode], what).toEqual([error, error === 'invalid_client' ? 401 : 400])
    }
    expect(await database.kysely.selectFrom('oauth_tokens').selectAll().execute()).toEqual([])
  })

  it('is of no use to another program, also with the right verifier, and is used up by the attempt', async () => {
    const thief = await new TestProgram(testApp).enrol({ client_name: 'Thief' })
    const code = await allow()
    const stolen = await thief.exchange(code, { code_verifier: program.verifier })
    expect(stolen.json().error).toBe('invalid_grant')
    expect((await program.exchange(code)).statusCode).toBe(400)
  })

  it('is refused two minutes after it was issued', async () => {
    const [early, late] = [await allow(), await allow()]
    testApp.clock.advance(minutes(2) - 1)
    expect((await program.exchange(early)).statusCode).toBe(200)
    testApp.clock.advance(1)
    expect((await program.exchange(late)).json().error).toBe('invalid_grant')
  })

  it('is refused in a form that names a parameter twice, or in JSON', async () => {
    const code = await allow()
    const url = '/oauth/token'
    const twice = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=authorization_code&code=${code}&code=${code}&client_id=${program.clientId}`,
    })
    expect(twice.json()).toEqual({ error: 'invalid_request', error_description: 'A parameter occurs twice' })
    const json = await post(testApp, url, { body: { grant_type: 'authorization_code', code } })
    expect(json.json().error).toBe('invalid_request')
  })
})

describe('a refresh token', () => {
  it('is replaced at each use, and keeps the scopes', async () => {
    const first = await program.connect(user)
    const second = readTokens(await program.renew(first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(second.scope).toBe('read collect')
    expect(await works(second)).toBe(true)
  })

  it('is of no use to another program, and is not spent by its attempt', async () => {
    const thief = await new TestProgram(testApp).enrol()
    const { refresh_token } = await program.connect(user)
    expect((await thief.renew(refresh_token)).json().error).toBe('invalid_grant')
    expect((await program.renew(refresh_token)).statusCode).toBe(200)
  })

  it('is taken with parameters that have no value, which count as left out', async () => {
    const { refresh_token } = await program.connect(user)
    const renewed = await program.renew(refresh_token, { scope: '', resource: '', client_secret: '' })
    expect(readTokens(renewed).scope).toBe('read collect')
  })

  it('gets no more scopes, no other resource, and nothing as an access token', async () => {
    const { access_token, refresh_token } = await program.connect(user)
    expect((await program.renew(refresh_token, { scope: 'read inbox' })).json().error).toBe('invalid_scope')
    const other = await program.renew(refresh_token, { resource: 'https://troupe.test/mcp' })
    expect(other.json().error).toBe('invalid_target')
    expect((await program.renew(access_token)).json().error).toBe('invalid_grant')
    expect((await program.call(refresh_token)).statusCode).toBe(401)
  })

  it('is refused after 60 days without use, when the connection is gone', async () => {
    const { refresh_token } = await program.connect(user)
    testApp.clock.advance(days(60))
    expect((await program.renew(refresh_token)).json().error).toBe('invalid_grant')
    await new TestProgram(testApp).enrol()
    testApp.clock.advance(1)
    await new TestProgram(testApp).enrol()
    expect(await database.kysely.selectFrom('oauth_grants').selectAll().execute()).toEqual([])
  })

  it('is refused once its user is deactivated or has reset the password', async () => {
    const tokens = await program.connect(user)
    const code = await allow()
    await sql`update users set deactivated_at = now() where id = ${user.user.id}`.execute(database.kysely)
    expect(await works(tokens)).toBe(false)
    expect((await program.renew(tokens.refresh_token)).json().error).toBe('invalid_grant')
    expect((await program.exchange(code)).json().error).toBe('invalid_grant')
    await sql`update users set deactivated_at = null`.execute(database.kysely)
    expect(await works(tokens)).toBe(true)

    const { email } = user
    await post(testApp, '/api/auth/password-reset/request-code', { body: { email } })
    await testApp.jobs.runAll()
    const body = { email, verification_code: testApp.mailer.findCode(email), new_password: 'Left-donkey-8' }
    expect((await post(testApp, '/api/auth/password-reset/confirm', { body })).statusCode).toBe(200)
    expect(await works(tokens)).toBe(false)
  })
})

describe('an access token of a program', () => {
  it('is good for half an hour', async () => {
    const tokens = await program.connect(user)
    testApp.clock.advance(minutes(30) - 1)
    expect(await works(tokens)).toBe(true)
    testApp.clock.advance(1)
    expect(await works(tokens)).toBe(false)
  })

  it('works where it was issued for, and nowhere else', async () => {
    const ofAll = await program.connect(user)
    const ofMcp = await program.connect(user, { resource: 'https://TROUPE.test/mcp/' })
    const ofApi = await program.connect(user, { resource: 'https://troupe.test/api' })
    const answers = [ofAll, ofMcp, ofApi].map(async ({ access_token }) => [
      (await program.call(access_token)).statusCode,
      (await callMcp(access_token)).statusCode,
    ])
    expect(await Promise.all(answers)).toEqual([
      [200, 200],
      [401, 200],
      [200, 401],
    ])
  })

  it('does only what its scopes name, and reaches neither the account nor the sessions', async () => {
    const { access_token } = await program.connect(user, { scope: 'read' })
    const made = await post(testApp, '/api/collections', { body: { name: 'Bakers' }, token: access_token })
    expect(made.statusCode).toBe(403)
    for (const url of ['/api/auth/me', '/api/account/sessions', '/api/access-tokens', '/api/connected-programs']) {
      expect((await program.call(access_token, url)).statusCode, url).toBe(403)
    }
  })
})

describe('POST /oauth/revoke', () => {
  const revoke = (token: string, client_id = program.clientId) => program.send('/oauth/revoke', { token, client_id })

  it('ends the connection of a refresh token, and an access token alone', async () => {
    const tokens = await program.connect(user)
    expect((await revoke(tokens.access_token)).statusCode).toBe(200)
    expect(await works(tokens)).toBe(false)
    const renewed = readTokens(await program.renew(tokens.refresh_token))
    expect((await revoke(renewed.refresh_token)).statusCode).toBe(200)
    expect(await works(renewed)).toBe(false)
    expect(await database.kysely.selectFrom('oauth_grants').selectAll().execute()).toEqual([])
  })

  it('reveals nothing of tokens of others, and leaves them as they are', async () => {
    const tokens = await program.connect(user)
    const stranger = await new TestProgram(testApp).enrol()
    expect((await revoke(tokens.refresh_token, stranger.clientId)).statusCode).toBe(200)
    expect((await revoke('troupe_ort_unknown')).statusCode).toBe(200)
    expect(await works(tokens)).toBe(true)
  })
})
