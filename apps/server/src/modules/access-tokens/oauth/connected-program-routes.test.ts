import { randomUUID } from 'node:crypto'
import { connectedProgramEndpoints, maxConnectedPrograms } from '@troupe/contract/account/connected-programs'
import { tokenScopes } from '@troupe/contract/base/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { buildCalledEndpoints, readTokens, TestProgram, testRedirect } from '../../../testing/calls/program-calls.ts'
import { buildAccessToken } from '../../../testing/calls/token-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import type { ClientDocument } from './client-document-port.ts'

const database = useTestDatabase()
const documentUrl = 'https://assistant.example/oauth/client.json'
/** What the program's server answers. */
let published: ClientDocument | undefined
let readings = 0
const testApp = useTestApp(database, {
  endpoints: buildCalledEndpoints,
  documents: {
    async read() {
      readings++
      return published
    },
  },
})
let user: SignedInUser
let program: TestProgram

beforeEach(async () => {
  readings = 0
  published = {
    content: { client_id: documentUrl, client_name: 'Published', redirect_uris: [testRedirect] },
    maxAgeSeconds: 600,
  }
  user = await buildSignedInUser(testApp)
  program = await new TestProgram(testApp).enrol()
})

/** Tokens of every scope, which may not consent for their user. */
async function buildTokens(): Promise<string[]> {
  const personal = await buildAccessToken(testApp, user, { scopes: [...tokenScopes] })
  return [personal.token, (await program.connect(user)).access_token]
}

const list = (headers = user.headers) => testApp.app.inject({ url: '/api/connected-programs', headers })
const listPrograms = async () =>
  connectedProgramEndpoints.listConnectedPrograms.response.parse((await list()).json()).connected_programs
const disconnect = (id: string, headers?: Record<string, string>) =>
  testApp.app.inject({ method: 'DELETE', url: `/api/connected-programs/${id}`, headers: headers ?? user.headers })

describe('POST /api/connected-programs/requests', () => {
  it('says who asks for what, and that nobody answers for a registered program', async () => {
    expect(await program.read(user, program.ask({ scope: 'webhooks read openid' }))).toEqual({
      outcome: 'ask',
      program: { name: 'Assistant', host: 'assistant.test', is_local: false, verified_domain: null },
      scopes: ['read', 'webhooks'],
    })
    const { scopes } = { scopes: [], ...(await program.read(user, program.ask({ scope: undefined }))) }
    expect(scopes).toEqual(['read'])
  })

  it('names the domain of a program that publishes its description, which is read again once it is old', async () => {
    program.clientId = documentUrl
    expect(await program.read(user)).toMatchObject({
      program: { name: 'Published', verified_domain: 'assistant.example' },
    })
    await program.read(user)
    expect(readings).toBe(1)
    testApp.clock.advance(minutes(11))
    published = undefined
    const refusal = await program.review(user)
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().detail).toMatch(/could not be read from assistant.example/)
    expect(readings).toBe(2)
  })

  it('refuses a published description about another id, with a secret, or with a script as its address', async () => {
    program.clientId = documentUrl
    for (const content of [
      { client_id: 'https://evil.test/client.json', redirect_uris: [testRedirect] },
      { client_id: documentUrl, client_secret: 'x', redirect_uris: [testRedirect] },
      { client_id: documentUrl, redirect_uris: ['javascript:alert(1)'] },
      'text',
    ]) {
      published = { content, maxAgeSeconds: undefined }
      expect((await program.review(user)).statusCode).toBe(400)
    }
  })

  it('sends nobody to an address that the program has not named, and knows no unknown program', async () => {
    for (const redirect_uri of [
      'https://evil.test/callback',
      `${testRedirect}/`,
      `${testRedirect}?a=b`,
      'https://assistant.test:8443/callback',
      'https://user@assistant.test/callback',
      'javascript:alert(1)//https://assistant.test/callback',
      `${testRedirect}#fragment`,
    ]) {
      const answer = await program.review(user, program.ask({ redirect_uri }))
      expect(answer.statusCode, redirect_uri).toBe(400)
      expect(answer.json().detail).toMatch(/has not named/)
    }
    const documentUrl = `https://assistant.test/${'x'.repeat(2000)}`
    for (const unknown of ['troupe_program_unknown', 'troupe_program_\u0000', documentUrl]) {
      program.clientId = unknown
      expect((await program.review(user)).statusCode).toBe(404)
      expect((await program.decide(user)).statusCode).toBe(404)
    }
    expect((await program.review(user, 'client_id=a&client_id=b&redirect_uri=c')).statusCode).toBe(400)
  })

  it('lets a program on the own computer take any free port', async () => {
    await program.enrol({ redirect_uris: ['http://127.0.0.1/callback', 'http://localhost:3000/cb'] })
    for (const redirect_uri of ['http://127.0.0.1:51234/callback', 'http://localhost:4711/cb']) {
      const review = await program.read(user, program.ask({ redirect_uri }))
      expect(review).toMatchObject({ outcome: 'ask', program: { is_local: true, host: new URL(redirect_uri).host } })
    }
    for (const redirect_uri of [
      'http://localhost/callback',
      'http://127.0.0.1:51234/other',
      'http://127.0.0.2/callback',
    ]) {
      expect((await program.review(user, program.ask({ redirect_uri }))).statusCode, redirect_uri).toBe(400)
    }
  })

  it('takes a refusal back to the program, with its state and the issuer', async () => {
    const requests = [
      [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_mode: 'fragment' }, 'invalid_request'],
      [{ scope: 'admin' }, 'invalid_scope'],
      [{ resource: 'https://other.test/mcp' }, 'invalid_target'],
      [{ resource: 'https://troupe.test/images' }, 'invalid_target'],
    ] as const
    for (const [changes, error] of requests) {
      const review = await program.read(user, program.ask(changes))
      const { searchParams, host } = new URL('redirect_to' in review ? review.redirect_to : 'https://none.test')
      const { error: told, state, iss } = Object.fromEntries(searchParams)
      expect([host, told, state, iss]).toEqual(['assistant.test', error, 'state-1', 'https://troupe.test'])
    }
  })

  it('takes a parameter without a value as left out', async () => {
    const query = program.ask({ scope: '', resource: '', response_mode: '', state: '' })
    expect(await program.read(user, query)).toMatchObject({ outcome: 'ask', scopes: ['read'] })
  })

  it('refuses unauthenticated calls, and tokens', async () => {
    for (const accessToken of ['', ...(await buildTokens())]) {
      expect((await program.review({ accessToken })).statusCode).toBe(accessToken ? 403 : 401)
    }
  })
})

describe('POST /api/connected-programs/decisions', () => {
  it('sends an allowed program back with a code, its state and the issuer, and tells the user by mail', async () => {
    const answer = await program.decide(user)
    const url = new URL(answer.json().redirect_to)
    expect(url.origin + url.pathname).toBe(testRedirect)
    expect(url.searchParams.get('code')).toMatch(/^troupe_oac_[\w-]{43}$/)
    expect(url.searchParams.get('state')).toBe('state-1')
    expect(url.searchParams.get('iss')).toBe('https://troupe.test')
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)?.subject).toBe('A program was connected to your Troupe account')
  })

  it('sends a denied program back without a code', async () => {
    const answer = await program.decide(user, { allow: false, scopes: [] })
    expect(answer.json().redirect_to).toBe(
      `${testRedirect}?error=access_denied&state=state-1&iss=https%3A%2F%2Ftroupe.test`,
    )
    expect(await database.kysely.selectFrom('oauth_codes').selectAll().execute()).toEqual([])
  })

  it('grants no more than was asked for, and no more than the user left', async () => {
    const answer = await program.decide(user, { scopes: ['read', 'inbox'] })
    const tokens = readTokens(await program.exchange(new URL(answer.json().redirect_to).searchParams.get('code')))
    expect(tokens.scope).toBe('read')
    expect((await program.decide(user, { scopes: ['inbox'] })).statusCode).toBe(400)
  })

  it('checks the request again, which a page may have changed', async () => {
    const query = program.ask({ redirect_uri: 'https://evil.test/callback' })
    expect((await program.decide(user, { query })).statusCode).toBe(400)
    const unproven = program.ask({ code_challenge: undefined })
    expect((await program.decide(user, { query: unproven })).statusCode).toBe(400)
  })

  it('refuses unauthenticated calls, forms of other pages, and tokens: none connects another program', async () => {
    for (const accessToken of ['', ...(await buildTokens())]) {
      expect((await program.decide({ accessToken })).statusCode).toBe(accessToken ? 403 : 401)
    }
    const form = await program.send('/api/connected-programs/decisions', { query: program.ask(), allow: 'true' })
    expect(form.statusCode).toBe(401)
    const signedIn = await program.send('/api/connected-programs/decisions', { allow: 'true' }, user.headers)
    expect(signedIn.statusCode).toBe(415)
  })
})

describe('GET /api/connected-programs', () => {
  it('lists each connection with its scopes and last use, to the minute', async () => {
    const { access_token } = await program.connect(user)
    expect(await listPrograms()).toMatchObject([
      { name: 'Assistant', host: 'assistant.test', scopes: ['read', 'collect'], last_used_at: null },
    ])
    testApp.clock.advance(minutes(5))
    await program.call(access_token)
    expect((await listPrograms())[0]?.last_used_at).toBe(testApp.clock.now().toISOString())
  })

  it('shows no connection of another user', async () => {
    await program.connect(await buildSignedInUser(testApp))
    expect(await listPrograms()).toEqual([])
  })

  it('holds no secret', async () => {
    const tokens = await program.connect(user)
    const { body } = await list()
    expect(body).not.toContain(tokens.access_token)
    expect(body).not.toMatch(/hash|troupe_o/)
  })

  it('ends the connection that was unused the longest when there are too many', async () => {
    const oldest = await program.connect(user)
    await database.pool.query(
      `insert into oauth_grants (workspace_id, user_id, client_id, client_name, redirect_host, scope, resource, created_at)
       select workspace_id, user_id, client_id, 'Other', redirect_host, scope, resource, created_at + interval '1 hour'
       from oauth_grants, generate_series(1, $1)`,
      [maxConnectedPrograms - 1],
    )
    await database.pool.query(
      `insert into oauth_tokens (token_hash, grant_id, kind, expires_at)
       select sha256(id::text::bytea), id, 'refresh', '2100-01-01' from oauth_grants where client_name = 'Other'`,
    )
    testApp.clock.advance(minutes(10))
    await program.connect(user)
    expect(await listPrograms()).toHaveLength(maxConnectedPrograms)
    expect((await program.call(oldest.access_token)).statusCode).toBe(401)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list({ authorization: '' })).statusCode).toBe(401)
  })
})

describe('DELETE /api/connected-programs/:id', () => {
  it('disconnects the program at once', async () => {
    const tokens = await program.connect(user)
    const [connected] = await listPrograms()
    expect((await disconnect(connected?.id ?? '')).json()).toMatchObject({ message: 'Program disconnected' })
    expect((await program.call(tokens.access_token)).statusCode).toBe(401)
    expect((await program.renew(tokens.refresh_token)).statusCode).toBe(400)
    expect(await listPrograms()).toEqual([])
  })

  it('answers 404 for a connection of another user as for an unknown one', async () => {
    const stranger = await buildSignedInUser(testApp)
    const tokens = await program.connect(user)
    const [connected] = await listPrograms()
    const [foreign, unknown] = [
      await disconnect(connected?.id ?? '', stranger.headers),
      await disconnect(randomUUID(), stranger.headers),
    ]
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(foreign.json().detail).toBe(unknown.json().detail)
    expect((await program.call(tokens.access_token)).statusCode).toBe(200)
  })

  it('refuses an invalid id', async () => {
    expect((await disconnect('1 or 1=1')).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls, and the program itself', async () => {
    const { access_token } = await program.connect(user)
    const [connected] = await listPrograms()
    const id = connected?.id ?? ''
    expect((await disconnect(id, {})).statusCode).toBe(401)
    expect((await disconnect(id, { authorization: `Bearer ${access_token}` })).statusCode).toBe(403)
  })
})
