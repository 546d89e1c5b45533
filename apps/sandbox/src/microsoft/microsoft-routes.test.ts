import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts'
import { createSandboxClock } from '../platforms/clock.ts'
import { createMicrosoftFaults, type MicrosoftFaults } from './microsoft-faults.ts'
import { createMicrosoftGrants, sandboxMicrosoftClient } from './microsoft-grants.ts'
import { microsoftRoutes } from './microsoft-routes.ts'

const clock = createSandboxClock()
const account = 'sam.demo@outlook.test'
const redirectUri = 'http://localhost:3000/microsoft/callback'
const scope = 'openid profile offline_access User.Read Mail.Send Mail.Read'
const verifier = 'v'.repeat(43)
const client = { client_id: sandboxMicrosoftClient.clientId, client_secret: sandboxMicrosoftClient.clientSecret }

let app: FastifyInstance
let mailbox: Mailbox
let faults: MicrosoftFaults

beforeEach(async () => {
  clock.set(new Date('2026-11-01T12:00:00Z'))
  mailbox = await startMailbox()
  faults = createMicrosoftFaults()
  app = fastify({ forceCloseConnections: true })
  await app.register(microsoftRoutes, { grants: createMicrosoftGrants(clock.now), mailbox, faults, now: clock.now })
})
afterEach(() => Promise.all([app.close(), mailbox.stop()]))

const request = {
  client_id: client.client_id,
  redirect_uri: redirectUri,
  response_type: 'code',
  response_mode: 'query',
  scope,
  state: 'state-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

const openPage = (parts: Record<string, string> = {}) =>
  app.inject({ url: '/sandbox/microsoft/common/oauth2/v2.0/authorize', query: { ...request, ...parts } })

function post(url: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
}

async function consent(parts: Record<string, string> = {}, decision = 'accept') {
  const id = /name="request" value="([^"]+)"/.exec((await openPage(parts)).body)?.[1] ?? ''
  const answer = await post('/sandbox/microsoft/consent', { request: id, account, decision })
  return new URL(String(answer.headers.location)).searchParams
}

const requestTokens = (form: Record<string, string>) =>
  post('/microsoft/common/oauth2/v2.0/token', { ...client, redirect_uri: redirectUri, ...form })

const exchange = (code: string) => requestTokens({ grant_type: 'authorization_code', code, code_verifier: verifier })

async function connect(parts: Record<string, string> = {}): Promise<string> {
  const code = (await consent(parts)).get('code') ?? ''
  return (await exchange(code)).json().access_token
}

const get = (token: string, path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/microsoft/v1.0${path}`, headers: { ...headers, authorization: `Bearer ${token}` } })

function send(token: string, to: string, from = account) {
  const mime = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Hi',
    'Message-ID: <one@brand.test>',
    'References: <one@brand.test>',
    '',
    'Hello',
  ].join('\r\n')
  return app.inject({
    method: 'POST',
    url: '/microsoft/v1.0/me/sendMail',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    payload: Buffer.from(mime).toString('base64'),
  })
}

/** The path and query of a link below the version of Graph. */
const toPath = (link: string) => link.slice(link.indexOf('/me/'))

describe('the sign-in of Microsoft', () => {
  it('names what is asked for, and gives a code for it that works once', async () => {
    const page = await openPage()
    expect(page.body).toContain('Read your mail')
    expect((await openPage({ scope: 'User.Read Mail.Send' })).body).not.toContain('Read your mail')
    const answer = await consent()
    expect(answer.get('state')).toBe('state-1')
    const code = answer.get('code') ?? ''
    const tokens = (await exchange(code)).json()
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'User.Read Mail.Send Mail.Read', expires_in: 3599 })
    expect((await exchange(code)).json().error).toBe('invalid_grant')
  })

  it('replaces the refresh token each time', async () => {
    const { refresh_token } = (await exchange((await consent()).get('code') ?? '')).json()
    const refresh = () => requestTokens({ grant_type: 'refresh_token', refresh_token })
    expect((await refresh()).json().refresh_token).not.toBe(refresh_token)
    expect((await refresh()).json()).toMatchObject({ error: 'invalid_grant', error_codes: [70000] })
  })

  it.each([
    [{ client_id: 'other' }, 'AADSTS700016'],
    [{ redirect_uri: 'https://troupe.example/gmail/callback' }, 'AADSTS50011'],
    [{ response_type: 'token' }, 'AADSTS70011'],
    [{ scope: '' }, 'AADSTS900144'],
  ])('shows a page for %j instead of going back', async (parts, error) => {
    const page = await openPage(parts)
    expect([page.statusCode, page.body.includes(error)]).toEqual([400, true])
  })

  it('goes back with access_denied when the user declines', async () => {
    expect((await consent({}, 'decline')).get('error')).toBe('access_denied')
  })

  it('ends all tokens of an account whose access is removed', async () => {
    const token = await connect()
    await post('/sandbox/microsoft/permissions', { email: account })
    expect((await get(token, '/me')).statusCode).toBe(401)
  })
})

describe('Graph', () => {
  it('sends in MIME format with a Message-ID of its own, from the account only', async () => {
    const token = await connect()
    expect((await send(token, 'mina@creator.test')).statusCode).toBe(202)
    const [mail] = mailbox.list()
    expect(mail).toMatchObject({ envelopeFrom: account, to: 'mina@creator.test' })
    expect(mail?.source).toMatch(/^Message-ID: <\w+@SANDBOX/)
    expect(mail?.source).toContain('References: <one@brand.test>')
    expect(mail?.source).not.toContain('Message-ID: <one@brand.test>')
    const foreign = await send(token, 'mina@creator.test', 'ceo@bank.example')
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'ErrorSendAsDenied'])
  })

  it('lists what came back page by page, then only what is new', async () => {
    const token = await connect()
    for (const name of ['answers', 'away', 'bounce', 'complains']) await send(token, `${name}@creator.test`)
    const path = '/me/mailFolders/inbox/messages/delta?$filter=receivedDateTime ge 2020-01-01T00:00:00Z'
    const first = (await get(token, path, { prefer: 'odata.maxpagesize=3' })).json()
    expect(first.value).toHaveLength(3)
    expect(first.value[0].internetMessageHeaders).toContainEqual({
      name: 'References',
      value: expect.stringContaining('<one@brand.test>'),
    })
    const second = (await get(token, toPath(first['@odata.nextLink']))).json()
    expect(second.value).toHaveLength(1)
    const delta = toPath(second['@odata.deltaLink'])
    expect((await get(token, delta)).json().value).toEqual([])
    await send(token, 'answers@creator.test')
    const [mail] = (await get(token, delta)).json().value
    expect((await get(token, `/me/messages/${mail.id}/$value`)).body).toContain('Yes, let us talk about it.')
  })

  it('shows the references of sent mails where they are asked for', async () => {
    const token = await connect()
    await send(token, 'mina@creator.test')
    const path = '/me/mailFolders/sentitems/messages/delta'
    const expand = "$expand=singleValueExtendedProperties($filter=id eq 'String 0x1039')"
    const [mail] = (await get(token, `${path}?${expand}`)).json().value
    expect(mail.singleValueExtendedProperties).toEqual([{ id: 'String 0x1039', value: '<one@brand.test>' }])
    expect((await get(token, path)).json().value[0].singleValueExtendedProperties).toBeUndefined()
  })

  it('reads for tokens that may, and keeps the mails of one account from another', async () => {
    const token = await connect({ scope: 'offline_access User.Read Mail.Send' })
    expect((await get(token, '/me/mailFolders/inbox/messages/delta')).json().error.code).toBe('ErrorAccessDenied')
    await mailbox.deliver(Buffer.from('Subject: Secret\r\n\r\nx'), { from: 'a@b.test', to: 'outreach@contoso.test' })
    const reading = await connect()
    expect((await get(reading, '/me/mailFolders/inbox/messages/delta')).json().value).toEqual([])
    expect((await get(reading, '/me/messages/AQMkADAwSANDBOX00000001=/$value')).statusCode).toBe(404)
  })

  it.each([
    ['throttled', 429, 'ApplicationThrottled'],
    ['unavailable', 503, 'ErrorServerBusy'],
    ['delta-expired', 410, 'syncStateNotFound'],
  ] as const)('has the fault %s once it is ordered', async (fault, status, code) => {
    const token = await connect()
    faults.order(fault, 1)
    const answer = await get(token, '/me/mailFolders/inbox/messages/delta')
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect((await get(token, '/me/mailFolders/inbox/messages/delta')).statusCode).toBe(200)
  })
})
