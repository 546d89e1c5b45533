import { describe, expect, it } from 'vitest'
import { FakeClock } from '../../testing/fake-clock.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../testing/wire/platform-server.ts'
import { createGoogleSignIn } from './google-sign-in.ts'

const clock = new FakeClock('2026-11-01T12:00:00Z')
const nowSeconds = clock.now().getTime() / 1000
const claims = {
  iss: 'https://accounts.google.com',
  aud: 'client',
  exp: nowSeconds + 3600,
  email: 'dana@gmail.example',
}
const exchange = { code: 'c', codeVerifier: 'v', redirectUri: 'https://troupe.example/gmail/callback' }

function connect(baseUrl: string) {
  return createGoogleSignIn({
    settings: { clientId: 'client', clientSecret: 'hush', tokenUrl: `${baseUrl}/token` },
    getAuthUrl: () => 'https://accounts.google.example/auth',
    isStandIn: false,
    clock,
  })
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const idToken = (parts: object = {}, alg = 'RS256') => `${encode({ alg })}.${encode({ ...claims, ...parts })}.c2ln`
const tokens = (parts: object = {}): ServerReply => ({
  body: {
    access_token: 'ya29',
    expires_in: 3599,
    refresh_token: '1//0',
    scope: 'openid a b',
    id_token: idToken(),
    ...parts,
  },
})

async function exchangeWith(reply: ServerReply) {
  const { url } = await startPlatformServer(() => reply)
  return connect(url).exchangeCode(exchange)
}

describe('the page of Google', () => {
  const start = { state: 's', codeChallenge: 'ch', redirectUri: exchange.redirectUri, asksToRead: false }
  const readQuery = (given: { asksToRead?: boolean } = {}) =>
    new URL(connect('http://127.0.0.1:9').toAuthorizationUrl({ ...start, ...given })).searchParams

  it('is asked for permission to read, too, where answers are to be read', () => {
    expect(readQuery({ asksToRead: true }).get('scope')).toBe(
      'openid email https://www.googleapis.com/auth/gmail.send https://www.googleapis.com/auth/gmail.readonly',
    )
  })

  it('is asked for a lasting permission to send, with PKCE', () => {
    expect(Object.fromEntries(readQuery())).toEqual({
      client_id: 'client',
      redirect_uri: exchange.redirectUri,
      response_type: 'code',
      scope: 'openid email https://www.googleapis.com/auth/gmail.send',
      access_type: 'offline',
      prompt: 'consent',
      state: 's',
      code_challenge: 'ch',
      code_challenge_method: 'S256',
    })
  })
})

describe('an exchange', () => {
  it('gives tokens, permissions and the address of the account', async () => {
    expect(await exchangeWith(tokens())).toEqual({
      accessToken: 'ya29',
      expiresInSeconds: 3599,
      refreshToken: '1//0',
      scopes: ['openid', 'a', 'b'],
      email: 'dana@gmail.example',
    })
  })

  it.each([
    ['for another client', { aud: 'other' }],
    ['from somebody else', { iss: 'https://evil.example' }],
    ['that has expired', { exp: nowSeconds - 120 }],
    ['without an address', { email: undefined }],
  ])('ignores an ID token %s', async (_what, parts) => {
    expect((await exchangeWith(tokens({ id_token: idToken(parts) }))).email).toBeUndefined()
  })

  it('succeeds despite an invalid ID token', async () => {
    expect((await exchangeWith(tokens({ id_token: 'a.b' }))).email).toBeUndefined()
  })

  it.each([-1, 1e12, '3599', null])('takes the default lifetime for %j', async (expires_in) => {
    expect((await exchangeWith(tokens({ expires_in }))).expiresInSeconds).toBe(3600)
  })

  it.each<[string, ServerReply, string]>([
    [
      'a code that is used',
      { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } },
      'ended',
    ],
    ['a wrong client', { status: 401, body: { error: 'invalid_client' } }, 'misconfigured'],
    ['another address of return', { status: 400, body: { error: 'redirect_uri_mismatch' } }, 'misconfigured'],
    ['a failing Google', { status: 500, body: { error: 'internal' } }, 'unreachable'],
    ['a page', { body: '<!doctype html>' }, 'unreachable'],
    ['too much', { body: 'x'.repeat(300_000) }, 'unreachable'],
    ['no token', { body: {} }, 'unreachable'],
    ['a cut connection', 'resets', 'unreachable'],
  ])('that meets %s is reported as %s', async (_what, reply, kind) => {
    const error = await exchangeWith(reply).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'GoogleError', kind })
    expect(String(error)).not.toContain('hush')
  })

  it('fails at once when the server is unreachable', async () => {
    await expect(connect(await findDeadUrl()).refresh('1//0')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('a revocation', () => {
  it('succeeds for a token that is already revoked', async () => {
    const { url, requests } = await startPlatformServer(() => ({ status: 400, body: { error: 'invalid_token' } }))
    await connect(url).revoke('1//0')
    expect(requests[0]?.path).toBe('/revoke')
  })
})
