import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { TestProgram } from '../../../testing/calls/program-calls.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { maxUnconnectedClients } from './oauth-context.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)
let user: SignedInUser
let program: TestProgram

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  program = await new TestProgram(testApp).enrol()
})

describe('POST /oauth/register', () => {
  it('makes a public client of the code flow, whatever it asks for', async () => {
    const answer = await program.register({
      client_name: '  An\u202e\u0000 assistant\n',
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'implicit'],
      logo_uri: 'http://10.0.0.1/',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      client_id: expect.stringMatching(/^troupe_program_[\w-]{22}$/),
      client_id_issued_at: Math.floor(testApp.clock.now().getTime() / 1000),
      client_name: 'An assistant',
      redirect_uris: ['https://assistant.test/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  it('refuses addresses with scripts, secrets, tricks or without encryption', async () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://assistant.test/callback',
      'https://user:pass@assistant.test/',
      'https://assistant.test/#x',
      'https://assistant.test/\\@evil.test',
      ' https://assistant.test/',
      'java\nscript:alert(1)',
      'http://localhost.evil.test/',
      'file:///etc/passwd',
      '/callback',
      `https://assistant.test/${'x'.repeat(2000)}`,
    ]
    for (const uri of addresses) {
      const answer = await program.register({ redirect_uris: ['https://assistant.test/callback', uri] })
      expect([answer.statusCode, answer.json().error], uri).toEqual([400, 'invalid_redirect_uri'])
    }
  })

  it('refuses metadata of another flow, and too many addresses or none', async () => {
    const wrong = [
      { redirect_uris: [] },
      { redirect_uris: 'https://assistant.test/' },
      { redirect_uris: Array.from({ length: 21 }, (_, number) => `https://assistant.test/${number}`) },
      { grant_types: ['client_credentials'] },
      { response_types: ['token'] },
    ]
    for (const metadata of wrong) {
      const answer = await program.register(metadata)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_client_metadata'])
    }
  })

  it('is limited in each network, and a flood from many drives out only programs without a connection', async () => {
    await program.connect(user)
    const answers = []
    for (let count = 0; count < 21; count++) answers.push(await program.register({}, '203.0.113.7'))
    expect(answers.at(19)?.statusCode).toBe(201)
    expect(answers.at(20)?.statusCode).toBe(429)
    await sql`
      insert into oauth_clients (id, kind, name, redirect_uris, created_at)
      select 'flood-' || n, 'registered', 'Flood', '{}', ${testApp.clock.now()}
      from generate_series(1, ${maxUnconnectedClients}) as n`.execute(database.kysely)
    testApp.clock.advance(1000)
    expect((await program.register({}, '203.0.113.8')).statusCode).toBe(201)
    const { rows } = await database.pool.query('select count(*)::int as count from oauth_clients')
    expect(rows).toEqual([{ count: maxUnconnectedClients + 1 }])
    expect((await program.review(user)).statusCode).toBe(200)
  })

  it('is forgotten after a day in which no user allowed the program', async () => {
    const idle = await new TestProgram(testApp).enrol()
    await program.connect(user)
    testApp.clock.advance(days(1) + 1)
    await new TestProgram(testApp).enrol()
    const fresh = await post(testApp, '/api/auth/login', { body: { email: user.email, password: user.password } })
    const again = { accessToken: String(fresh.json().access_token) }
    expect((await idle.review(again)).statusCode).toBe(404)
    expect((await program.review(again)).statusCode).toBe(200)
  })
})

describe('GET /.well-known', () => {
  it('describes the server and its resources under the public address', async () => {
    const read = async (url: string) => (await testApp.app.inject({ url })).json()
    const server = await read('/.well-known/oauth-authorization-server')
    expect(server).toMatchObject({
      issuer: 'https://troupe.test',
      authorization_endpoint: 'https://troupe.test/oauth/authorize',
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
    for (const [suffix, resource] of [
      ['', 'https://troupe.test'],
      ['/mcp', 'https://troupe.test/mcp'],
      ['/api', 'https://troupe.test/api'],
    ]) {
      expect(await read(`/.well-known/oauth-protected-resource${suffix}`)).toMatchObject({
        resource,
        authorization_servers: [server.issuer],
      })
    }
  })
})
