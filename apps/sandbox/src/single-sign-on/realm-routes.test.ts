import { createHash, createPublicKey, verify } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createRealmGrants, realmPeople, sandboxRealmClient } from './realm-grants.ts'
import { realmRoutes } from './realm-routes.ts'

const redirectUri = 'http://localhost:3000/single-sign-on/sandbox'
const verifier = 'v'.repeat(43)
const client = { client_id: sandboxRealmClient.clientId, client_secret: sandboxRealmClient.clientSecret }
const request = {
  client_id: client.client_id,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}
const protocol = '/realms/sandbox/protocol/openid-connect'
const Tokens = z.object({ id_token: z.string(), access_token: z.string() })

let app: FastifyInstance
let origin: string
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true })
  await app.register(realmRoutes, { grants: createRealmGrants() })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const openPage = (parts: Record<string, string> = {}) =>
  app.inject({ url: `/sandbox${protocol}/auth`, query: { ...request, ...parts } })

function post(url: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
}

/** Signs in on the page. @returns the parameters with which the browser goes back. */
async function choose(person: string | undefined, decision = 'allow'): Promise<URLSearchParams> {
  const id = /name="request" value="([^"]+)"/.exec((await openPage()).body)?.[1] ?? ''
  const answer = await post('/sandbox/realms/sandbox/choose', { request: id, person: person ?? '', decision })
  return new URL(String(answer.headers.location)).searchParams
}

const exchange = (code: string, parts: Record<string, string> = {}) =>
  post(`${protocol}/token`, {
    ...{ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
    ...client,
    ...parts,
  })

async function readToken(token: string) {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { keys } = (await app.inject(`${protocol}/certs`)).json()
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    createPublicKey({ format: 'jwk', key: keys[0] }),
    Buffer.from(signature, 'base64url'),
  )
  return { isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

it('describes itself at the issuer, with its pages where the server forwards them', async () => {
  const { issuer, authorization_endpoint, jwks_uri } = (
    await app.inject('/realms/sandbox/.well-known/openid-configuration')
  ).json()
  expect([issuer, authorization_endpoint, jwks_uri]).toEqual([
    `${origin}/realms/sandbox`,
    `${origin}/sandbox${protocol}/auth`,
    `${origin}${protocol}/certs`,
  ])
})

it.each(realmPeople)('signs $name in, with a token that its key has signed', async (person) => {
  const back = await choose(person.sub)
  expect(Object.fromEntries(back)).toMatchObject({ state: 'state-1', iss: `${origin}/realms/sandbox` })
  const { id_token, access_token } = Tokens.parse((await exchange(back.get('code') ?? '')).json())
  const expected = { sub: person.sub, email: person.email, email_verified: person.isEmailVerified }
  expect(await readToken(id_token)).toMatchObject({
    isSigned: true,
    claims: { ...expected, iss: `${origin}/realms/sandbox`, aud: 'troupe', nonce: 'nonce-1' },
  })
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.inject({ url: `${protocol}/userinfo`, headers })).json()).toMatchObject(expected)
})

it('goes back without a code when the person cancels', async () => {
  const back = await choose(realmPeople[0]?.sub, 'deny')
  expect([back.get('error'), back.get('code'), back.get('state')]).toEqual(['access_denied', null, 'state-1'])
})

it.each([
  ['another address', { redirect_uri: 'https://evil.test/elsewhere' }],
  ['another client', { client_id: 'other' }],
  ['no PKCE', { code_challenge: '' }],
  ['no OpenID', { scope: 'email' }],
])('shows an error of its own for %s', async (_what, parts) => {
  const answer = await openPage(parts)
  expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
})

it('takes a code once, from its client and with its verifier only', async () => {
  const getCode = async () => (await choose(realmPeople[0]?.sub)).get('code') ?? ''
  const code = await getCode()
  expect((await exchange(code)).statusCode).toBe(200)
  expect((await exchange(code)).json().error).toBe('invalid_grant')
  expect((await exchange(await getCode(), { code_verifier: 'w'.repeat(43) })).json().error).toBe('invalid_grant')
  expect((await exchange(await getCode(), { client_secret: 'guessed' })).statusCode).toBe(401)
})

it('tells nothing about people to others', async () => {
  const headers = { authorization: 'Bearer guessed' }
  expect((await app.inject({ url: `${protocol}/userinfo`, headers })).statusCode).toBe(401)
})
