import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { acceptAtMicrosoft, useTestEmailSettings } from '../../../testing/test-email-settings.ts'

const database = useTestDatabase()
const logLines: string[] = []
const settings = useTestEmailSettings(database, { logLines })
const { testApp, standIns } = settings
const personal = 'sam.demo@outlook.test'
const ofOrganisation = 'outreach@contoso.test'

/** Cookies of the browsers in which users started. */
const browsers = new Map<SignedInUser, string>()

async function connect(user: SignedInUser, reads = false) {
  const cookie = browsers.get(user)
  const answer = await post(testApp, '/api/email/microsoft/connect', {
    body: { reads },
    token: user.accessToken,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  })
  const issued = String(answer.headers['set-cookie'] ?? '').split(';')[0]
  if (issued) browsers.set(user, issued)
  return answer
}

/** Comes back from Microsoft in the browser in which the user started, without being signed in. */
const complete = (user: SignedInUser, query: URLSearchParams | string) =>
  testApp.app.inject({
    url: `/api/email/microsoft/oauth/callback?${query}`,
    headers: { cookie: browsers.get(user) ?? '' },
  })
const disconnect = (user: SignedInUser) =>
  post(testApp, '/api/email/microsoft/disconnect', { body: {}, token: user.accessToken })

/** Starts a connection. @returns the URL of Microsoft's consent page. */
async function start(user: SignedInUser, reads = false): Promise<string> {
  return (await connect(user, reads)).json().auth_url
}

async function connectWhole(user: SignedInUser, { account = personal, reads = false } = {}): Promise<void> {
  const answer = await complete(user, await acceptAtMicrosoft(await start(user, reads), { account }))
  expect(answer.json()).toMatchObject({ success: true, message: expect.stringContaining(account) })
}

async function readConnection(user: SignedInUser) {
  const answer = await testApp.app.inject({ url: '/api/email/config', headers: user.headers })
  return answer.json().microsoft
}

async function removeAccess(email: string): Promise<void> {
  const body = new URLSearchParams({ email })
  await fetch(`${standIns.url}/sandbox/microsoft/permissions`, { method: 'POST', body, redirect: 'manual' })
}

const outgoing = {
  from: { name: '', address: personal },
  to: { name: '', address: 'mina@creator.test' },
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
  messageId: 'one@brand.test',
}

describe('POST /api/email/microsoft/connect', () => {
  it("gives Microsoft's page, which asks for sending only, with PKCE and an unguessable state", async () => {
    const user = await buildSignedInUser(testApp)
    const answer = (await connect(user)).json()
    expect(answer).toMatchObject({ success: true, connected: false })
    const page = new URL(answer.auth_url).searchParams
    expect(page.get('code_challenge_method')).toBe('S256')
    expect(page.get('state')).toMatch(/^[\w-]{43}$/)
    expect(page.get('redirect_uri')).toMatch(/\/microsoft\/callback$/)
    expect(page.get('scope')).toBe('openid profile offline_access User.Read Mail.Send')
    expect(await start(user)).not.toContain(page.get('state'))
  })

  it('asks for reading when that is wanted, and proposes the account that is connected', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    expect((await connect(user)).json()).toMatchObject({ connected: true, auth_url: null })
    const page = new URL(await start(user, true)).searchParams
    expect(page.get('scope')).toContain('Mail.Read')
    expect(page.get('login_hint')).toBe(personal)
    await connectWhole(user, { reads: true })
    expect((await connect(user, true)).json()).toMatchObject({ connected: true, auth_url: null })
  })

  it('is limited in calls', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < 20; count++) await connect(user)
    expect((await connect(user)).statusCode).toBe(429)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await post(testApp, '/api/email/microsoft/connect', { body: {} })).statusCode).toBe(401)
  })
})

describe('GET /api/email/microsoft/oauth/callback', () => {
  it('connects the account that was chosen, and keeps its tokens sealed', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user, { account: ofOrganisation })
    expect(await readConnection(user)).toEqual({
      state: 'connected',
      email: ofOrganisation,
      since: testApp.clock.now().toISOString(),
      reads: false,
      is_stand_in: true,
      returns_to: standIns.url,
    })
    const { rows } = await sql<{ row: string }>`select to_jsonb(senders)::text as row from senders`.execute(
      database.kysely,
    )
    expect(rows[0]?.row).not.toMatch(/EwB|M\.C5/)
    expect(logLines.join('')).not.toMatch(/EwB|M\.C5/)
  })

  it('refuses a state that was started in another browser, where it stays valid', async () => {
    const [user, attacker] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await connect(user)
    const answer = await acceptAtMicrosoft(await start(attacker))
    expect((await complete(user, answer)).statusCode).toBe(403)
    const url = `/api/email/microsoft/oauth/callback?${answer}`
    expect((await testApp.app.inject({ url, headers: attacker.headers })).statusCode).toBe(403)
    expect((await readConnection(user)).state).toBe('disconnected')
    expect((await complete(attacker, answer)).json().success).toBe(true)
  })

  it('accepts a state once, also from simultaneous calls', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await acceptAtMicrosoft(await start(user))
    const answers = await Promise.all([1, 2, 3].map(() => complete(user, answer)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
    expect((await readConnection(user)).state).toBe('connected')
  })

  it('refuses a state after ten minutes, and one that was never issued', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await acceptAtMicrosoft(await start(user))
    testApp.clock.advance(minutes(10))
    expect((await complete(user, answer)).statusCode).toBe(403)
    expect((await complete(user, 'code=M.C5&state=made-up')).statusCode).toBe(403)
  })

  it("refuses a code issued for another start: PKCE's verifier does not fit", async () => {
    const [user, victim] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const stolen = await acceptAtMicrosoft(await start(victim))
    const own = await acceptAtMicrosoft(await start(user))
    own.set('code', stolen.get('code') ?? '')
    expect((await complete(user, own)).json()).toMatchObject({
      success: false,
      message: expect.stringContaining('does not accept'),
    })
    expect((await readConnection(user)).state).toBe('disconnected')
  })

  it('gets no code when the user declines, and keeps the connection that there was', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    const answer = await acceptAtMicrosoft(await start(user, true), { decision: 'decline' })
    expect(answer.get('error')).toBe('access_denied')
    expect((await complete(user, answer)).statusCode).toBe(422)
    expect(await readConnection(user)).toMatchObject({ state: 'connected', reads: false })
  })

  it('is limited in unknown states', async () => {
    const guess = (number: number) =>
      testApp.app.inject({
        url: `/api/email/microsoft/oauth/callback?code=a&state=guess-${number}`,
        remoteAddress: '10.200.0.1',
      })
    for (let number = 0; number < 60; number++) expect((await guess(number)).statusCode).toBe(403)
    expect((await guess(60)).statusCode).toBe(429)
  })
})

describe('POST /api/email/microsoft/disconnect', () => {
  it('deletes the connection and says that Microsoft keeps its side', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user, { reads: true })
    expect((await disconnect(user)).json()).toMatchObject({
      success: true,
      message: expect.stringContaining('remove it in your Microsoft account'),
    })
    expect(await readConnection(user)).toMatchObject({ state: 'disconnected', email: null, reads: false })
    await expect(settings.emailSettings.getMicrosoftAccessToken(user.user.id)).rejects.toThrow('not connected')
  })

  it('leaves the connection of another user', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await connectWhole(user)
    await disconnect(other)
    expect((await readConnection(user)).state).toBe('connected')
  })

  it('succeeds without a connection', async () => {
    expect((await disconnect(await buildSignedInUser(testApp))).statusCode).toBe(200)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await post(testApp, '/api/email/microsoft/disconnect', { body: {} })).statusCode).toBe(401)
  })
})

describe('a connected account', () => {
  it('sends through Graph with its own id in References, also a test mail', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    const transport = await settings.transports.openTransport(user.user.id, 'microsoft')
    expect((await transport.send(outgoing)).reply).toMatch(/^202 /)
    const inbox = await (await fetch(`${standIns.url}/sandbox/inbox/messages`)).json()
    expect(inbox[0]).toMatchObject({ to: 'mina@creator.test', from: personal, subject: 'Hello' })
    const source = await (await fetch(`${standIns.url}/sandbox/inbox/messages/${inbox[0].id}/source`)).text()
    expect(source).toMatch(/^Message-ID: <\w+@SANDBOX\.PROD\.OUTLOOK\.COM>/)
    expect(source).toContain('References: <one@brand.test>')
    const body = { email_provider: 'microsoft' }
    const test = await post(testApp, '/api/email/test', { body, token: user.accessToken })
    expect(test.json()).toMatchObject({ success: true, message: 'Test email sent successfully' })
  })

  it.each([
    [personal, 'smtp-mail.outlook.com'],
    [ofOrganisation, 'smtp.office365.com'],
  ])('of %s has the pace of %s', async (account, host) => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user, { account })
    expect(await settings.transports.findSendingHost(user.user.id, 'microsoft')).toBe(host)
  })

  it('gets new tokens when the old ones expire, and keeps the refresh token that replaces the used one', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    const getToken = () => settings.emailSettings.getMicrosoftAccessToken(user.user.id)
    const first = await getToken()
    expect(await getToken()).toBe(first)
    testApp.clock.advance(hours(1))
    const second = await getToken()
    expect(second).not.toBe(first)
    testApp.clock.advance(hours(1))
    expect(await getToken()).not.toBe(second)
  })

  it('is refreshed once for all calls that come at the same time', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    testApp.clock.advance(hours(1))
    const getToken = () => settings.emailSettings.getMicrosoftAccessToken(user.user.id)
    const tokens = await Promise.all([getToken(), getToken(), getToken()])
    expect(new Set([...tokens, await getToken()]).size).toBe(1)
  })

  it.each([
    ['ratelimit@creator.test', { kind: 'account', code: 'ApplicationThrottled', retryAt: expect.any(Date) }],
    ['daylimit@creator.test', { kind: 'account', code: 'ErrorExceededMessageLimit' }],
    ['invalid@creator.test', { kind: 'recipient' }],
    ['error500@creator.test', { kind: 'unknown' }],
    ['unknown@creator.test', { kind: 'unknown', bodySent: true }],
  ])('reports the outcome of a mail to %s', async (address, expected) => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    const transport = await settings.transports.openTransport(user.user.id, 'microsoft')
    await expect(transport.send({ ...outgoing, to: { name: '', address } })).rejects.toMatchObject(expected)
  })

  it('cannot be read until that is permitted', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user)
    const mailbox = { provider: 'microsoft' as const, userId: user.user.id }
    await expect(settings.reader.open(mailbox)).rejects.toMatchObject({ kind: 'permission' })
    await connectWhole(user, { reads: true })
    const session = await settings.reader.open(mailbox)
    const transport = await settings.transports.openTransport(user.user.id, 'microsoft')
    await transport.send({ ...outgoing, to: { name: '', address: 'answers@creator.test' } })
    const { heads } = await session.readPage('inbox', { position: undefined, since: new Date(0) })
    expect(heads.at(-1)?.headers).toContain('<one@brand.test>')
    await session.close()
  })

  it('with its access withdrawn is shown as revoked, sends nothing, and is asked for the same when connected again', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user, { reads: true })
    const transport = await settings.transports.openTransport(user.user.id, 'microsoft')
    await removeAccess(personal)
    await expect(transport.send(outgoing)).rejects.toMatchObject({ kind: 'account', code: 'ended' })
    expect(await readConnection(user)).toMatchObject({ state: 'revoked', email: personal })
    expect(await settings.transports.findSender(user.user.id, 'microsoft')).toEqual({ state: 'missing', addresses: [] })
    expect(await start(user)).toContain('Mail.Read')
    await connectWhole(user, { account: ofOrganisation })
    expect(await readConnection(user)).toMatchObject({ state: 'connected', email: ofOrganisation, reads: true })
  })
})
