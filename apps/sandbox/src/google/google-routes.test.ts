import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts'
import { createSandboxClock } from '../platforms/clock.ts'
import { createGoogleGrants, sandboxGoogleClient } from './google-grants.ts'
import { googleRoutes } from './google-routes.ts'

const clock = createSandboxClock()
const redirectUri = 'http://localhost:3000/gmail/callback'
const scope = 'openid email https://www.googleapis.com/auth/gmail.send'
const compose = 'https://www.googleapis.com/auth/gmail.compose'
const readonly = 'https://www.googleapis.com/auth/gmail.readonly'
const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const client = { client_id: sandboxGoogleClient.clientId, client_secret: sandboxGoogleClient.clientSecret }

let app: FastifyInstance
let mailbox: Mailbox
/** Oldest first. */
const listDelivered = () => mailbox.list().toReversed()

beforeEach(async () => {
  clock.set(new Date('2026-11-01T12:00:00Z'))
  mailbox = await startMailbox()
  app = fastify({ forceCloseConnections: true })
  await app.register(googleRoutes, { grants: createGoogleGrants(clock.now), mailbox, now: clock.now })
})
afterEach(() => Promise.all([app.close(), mailbox.stop()]))

const request = {
  client_id: client.client_id,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope,
  access_type: 'offline',
  prompt: 'consent',
  state: 'state-1',
  code_challenge: challenge,
  code_challenge_method: 'S256',
}

const openPage = (parts: Record<string, string> = {}) =>
  app.inject({ url: '/sandbox/google/o/oauth2/v2/auth', query: { ...request, ...parts } })

function post(url: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
}

/** Submits the consent page and returns Google's redirect. */
async function consent(
  parts: Record<string, string> = {},
  form: Record<string, string> = { send: 'yes', read: 'yes' },
) {
  const id = /name="request" value="([^"]+)"/.exec((await openPage(parts)).body)?.[1] ?? ''
  const answer = await post('/sandbox/google/consent', {
    request: id,
    account: 'dana.demo@gmail.test',
    decision: 'allow',
    ...form,
  })
  return new URL(String(answer.headers.location)).searchParams
}

const exchange = (code: string, parts: Record<string, string> = {}) =>
  post('/google/token', {
    ...client,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...parts,
  })

async function connect(parts: Record<string, string> = {}) {
  return (await exchange((await consent(parts)).get('code') ?? '')).json()
}

const raw = (to = 'mina@creator.test', from = 'dana.demo@gmail.test') =>
  Buffer.from(`From: ${from}\r\nTo: ${to}\r\nSubject: Hi\r\n\r\nHello`).toString('base64url')

const call = (token: string, method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/gmail/v1/users/me/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })

describe('the consent page', () => {
  it('sends a person back with a code and the state', async () => {
    const answer = await consent()
    expect(answer.get('state')).toBe('state-1')
    expect(answer.get('code')).toMatch(/^4\/0A/)
    expect(answer.get('scope')).toContain('https://www.googleapis.com/auth/userinfo.email')
  })

  it('sends a person back without one who denies', async () => {
    const answer = await consent({}, { decision: 'deny' })
    expect(Object.fromEntries(answer)).toEqual({ state: 'state-1', error: 'access_denied' })
  })

  it.each([
    [{ client_id: 'other' }, 401, 'invalid_client'],
    [{ redirect_uri: 'http://localhost:3000/gmail/callback/' }, 400, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://localhost:3000/gmail/callback?x=1' }, 400, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://evil.example/gmail/callback' }, 400, 'redirect_uri_mismatch'],
    [{ response_type: 'token' }, 400, 'invalid_request'],
    [{ scope: '' }, 400, 'invalid_request'],
  ])('sends nobody back for %j', async (parts: Record<string, string>, status, error) => {
    const answer = await openPage(parts)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(error)
  })

  it('shows what stands in the address as text', async () => {
    const answer = await openPage({ redirect_uri: '"><script>alert(1)</script>' })
    expect(answer.body).not.toContain('<script>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('the token endpoint', () => {
  it('gives tokens, and an ID token with the address', async () => {
    const tokens = await connect()
    expect(tokens).toMatchObject({ expires_in: 3599, token_type: 'Bearer' })
    expect([tokens.access_token, tokens.refresh_token]).toEqual([
      expect.stringMatching(/^ya29\./),
      expect.stringMatching(/^1\/\/0/),
    ])
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ email: 'dana.demo@gmail.test', aud: client.client_id })
  })

  it('gives a refresh token on the first consent, or when a consent was asked for', async () => {
    expect((await connect({ prompt: '' })).refresh_token).toBeDefined()
    expect((await connect({ prompt: '' })).refresh_token).toBeUndefined()
    expect((await connect()).refresh_token).toBeDefined()
    expect((await connect({ access_type: 'online' })).refresh_token).toBeUndefined()
  })

  it.each<[string, Record<string, string>, number, string, string]>([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant', 'Invalid code verifier.'],
    ['another address of return', { redirect_uri: 'http://localhost/x' }, 400, 'invalid_grant', 'Bad Request'],
    ['another client', { client_id: 'x' }, 401, 'invalid_client', 'The OAuth client was not found.'],
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client', 'The provided client secret is invalid.'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type', 'Invalid grant_type: password'],
    ['a made-up code', { code: '4/0Ax' }, 400, 'invalid_grant', 'Malformed auth code.'],
  ])('refuses %s', async (_what, parts, status, error, error_description) => {
    const answer = await exchange((await consent()).get('code') ?? '', parts)
    expect([answer.statusCode, answer.json()]).toEqual([status, { error, error_description }])
  })

  it('takes a code once, and for ten minutes', async () => {
    const code = (await consent()).get('code') ?? ''
    expect((await exchange(code)).statusCode).toBe(200)
    expect((await exchange(code)).json().error).toBe('invalid_grant')
    const late = (await consent()).get('code') ?? ''
    clock.set(new Date('2026-11-01T12:10:00Z'))
    expect((await exchange(late)).json().error).toBe('invalid_grant')
  })

  it('refreshes until access is taken away', async () => {
    const { refresh_token } = await connect()
    const refresh = () => post('/google/token', { ...client, grant_type: 'refresh_token', refresh_token })
    expect((await refresh()).json().refresh_token).toBeUndefined()
    expect((await app.inject('/sandbox/google/permissions')).body).toContain('dana.demo@gmail.test')
    await post('/sandbox/google/permissions', { email: 'dana.demo@gmail.test' })
    expect((await refresh()).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Token has been expired or revoked.',
    })
  })

  it('revokes once', async () => {
    const { access_token: token } = await connect()
    expect((await post('/google/revoke', { token })).json()).toEqual({})
    expect((await post('/google/revoke', { token })).statusCode).toBe(400)
  })
})

describe('the Gmail API', () => {
  it('sends a mail into the inbox', async () => {
    const { access_token } = await connect()
    const answer = await call(access_token, 'POST', 'messages/send', { raw: raw() })
    expect(answer.json()).toEqual({ id: expect.any(String), threadId: expect.any(String), labelIds: ['SENT'] })
    expect(listDelivered()).toMatchObject([{ envelopeFrom: 'dana.demo@gmail.test', to: 'mina@creator.test' }])
  })

  it("puts the account's address in the place of another sender", async () => {
    const { access_token } = await connect()
    await call(access_token, 'POST', 'messages/send', { raw: raw('mina@creator.test', 'ceo@bank.example') })
    expect(listDelivered()[0]?.source).toContain('From: <dana.demo@gmail.test>')
    expect(listDelivered()[0]?.source).not.toContain('ceo@bank.example')
  })

  it('refuses a token after its time, and one that is none', async () => {
    const { access_token } = await connect()
    clock.set(new Date('2026-11-01T13:00:00Z'))
    for (const token of [access_token, 'x']) {
      const answer = await call(token, 'POST', 'messages/send', { raw: raw() })
      expect(answer.json().error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' })
    }
  })

  it('refuses profile and drafts where only sending was allowed', async () => {
    const { access_token } = await connect()
    for (const answer of [
      await call(access_token, 'GET', 'profile'),
      await call(access_token, 'POST', 'drafts', { message: { raw: raw() } }),
    ]) {
      expect(answer.json().error).toMatchObject({ code: 403, errors: [{ reason: 'insufficientPermissions' }] })
    }
  })

  it('refuses to send for who unticked it', async () => {
    const code = (await consent({}, {})).get('code') ?? ''
    const { access_token, scope: granted } = (await exchange(code)).json()
    expect(granted).not.toContain('gmail.send')
    expect((await call(access_token, 'POST', 'messages/send', { raw: raw() })).statusCode).toBe(403)
  })

  it('lists what came back, by label and by history, for tokens that may read', async () => {
    const { access_token } = await connect({ scope: `${scope} ${readonly}` })
    const read = async (path: string) => (await call(access_token, 'GET', path)).json()
    const { historyId } = await read('profile')
    await call(access_token, 'POST', 'messages/send', { raw: raw('answers@creator.test') })
    const { messages } = await read('messages?labelIds=INBOX')
    expect(messages).toHaveLength(1)
    const { id } = messages[0]
    const { history, historyId: later } = await read(`history?startHistoryId=${historyId}&labelId=INBOX`)
    expect(history).toMatchObject([{ messagesAdded: [{ message: { id, labelIds: ['INBOX'] } }] }])
    expect(await read(`history?startHistoryId=${later}&labelId=INBOX`)).toEqual({ historyId: later })
    const { payload } = await read(`messages/${id}?format=metadata&metadataHeaders=Subject&metadataHeaders=From`)
    expect(payload.headers).toEqual([
      { name: 'From', value: 'answers@creator.test' },
      { name: 'Subject', value: 'Re: Hi' },
    ])
    const { raw: source } = await read(`messages/${id}?format=raw`)
    expect(Buffer.from(source, 'base64url').toString()).toContain('Yes, let us talk about it.')
    expect((await call(access_token, 'GET', 'history?startHistoryId=7&labelId=INBOX')).statusCode).toBe(404)
    expect((await call(access_token, 'GET', 'messages/18f0?format=raw')).statusCode).toBe(404)
  })

  it('sends a draft once', async () => {
    const { access_token } = await connect({ scope: `${scope} ${compose}` })
    const { id } = (await call(access_token, 'POST', 'drafts', { message: { raw: raw() } })).json()
    expect((await call(access_token, 'GET', `drafts/${id}`)).json().id).toBe(id)
    expect((await call(access_token, 'POST', 'drafts/send', { id })).json().labelIds).toEqual(['SENT'])
    expect((await call(access_token, 'GET', `drafts/${id}`)).statusCode).toBe(404)
    expect((await call(access_token, 'POST', 'drafts/send', { id })).statusCode).toBe(404)
    expect(listDelivered()).toHaveLength(1)
  })

  it.each([
    ['invalid@creator.test', 400, /Invalid To header/],
    ['ratelimit@creator.test', 429, /Retry after 2026-11-01T12:15:00\.000Z/],
    ['error500@creator.test', 500, /Internal error/],
  ])('refuses %s with %d', async (to, status, message) => {
    const { access_token } = await connect()
    const answer = await call(access_token, 'POST', 'messages/send', { raw: raw(to) })
    expect([answer.statusCode, answer.json().error.message]).toEqual([status, expect.stringMatching(message)])
    expect(listDelivered()).toEqual([])
  })

  it.each([{}, { raw: '' }, { raw: 'a+b/' }, { raw: 'eA' }])('refuses %j, which is no mail', async (payload) => {
    const { access_token } = await connect()
    const answer = await call(access_token, 'POST', 'messages/send', payload)
    expect(answer.json().error.message).toContain("'raw' RFC822 payload")
  })

  it('reports a mail to bounce@ as undelivered, by mail', async () => {
    const { access_token } = await connect()
    await call(access_token, 'POST', 'messages/send', { raw: raw('bounce@creator.test') })
    expect(listDelivered().map(({ to }) => to)).toEqual(['bounce@creator.test', 'dana.demo@gmail.test'])
  })

  it('takes a mail to unknown@ without confirming it', async () => {
    const { access_token } = await connect()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ raw: raw('unknown@creator.test') })
    await expect(fetch(`${url}/gmail/v1/users/me/messages/send`, { method: 'POST', headers, body })).rejects.toThrow()
    expect(listDelivered()).toHaveLength(1)
  })
})
