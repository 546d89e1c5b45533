import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { consent, useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const logLines: string[] = []
const settings = useTestEmailSettings(database, { logLines })
const { testApp, standIns } = settings

/** Cookies of the browsers in which users started. */
const browsers = new Map<SignedInUser, string>()

async function connect(user: SignedInUser, query = '') {
  const cookie = browsers.get(user)
  const answer = await post(testApp, `/api/email/gmail/connect${query}`, {
    body: {},
    token: user.accessToken,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  })
  const issued = String(answer.headers['set-cookie'] ?? '').split(';')[0]
  if (issued) browsers.set(user, issued)
  return answer
}

/** Comes back from Google in the browser in which the user started, without being signed in. */
const complete = (user: SignedInUser, query: URLSearchParams | string) =>
  testApp.app.inject({
    url: `/api/email/gmail/oauth/callback?${query}`,
    headers: { cookie: browsers.get(user) ?? '' },
  })
const disconnect = (user: SignedInUser) =>
  post(testApp, '/api/email/gmail/disconnect', { body: {}, token: user.accessToken })

/** Starts a connection. @returns the URL of Google's consent page. */
const start = async (user: SignedInUser): Promise<string> => (await connect(user)).json().auth_url

async function connectWhole(user: SignedInUser, account = 'dana.demo@gmail.test'): Promise<void> {
  const answer = await complete(user, await consent(await start(user), { account }))
  expect(answer.json()).toMatchObject({ success: true, message: `Gmail is connected as ${account}` })
}

async function buildConnectedUser(): Promise<SignedInUser> {
  const user = await buildSignedInUser(testApp)
  await connectWhole(user)
  return user
}

async function readGmail(user: SignedInUser) {
  const answer = await testApp.app.inject({ url: '/api/email/config', headers: user.headers })
  return { ...answer.json().gmail, token: answer.json().config.gmail_token_path }
}

const removeAccess = (email: string) =>
  fetch(`${standIns.url}/sandbox/google/permissions`, { method: 'POST', body: new URLSearchParams({ email }) })

const outgoing = {
  from: { name: '', address: 'dana.demo@gmail.test' },
  to: { name: '', address: 'mina@creator.test' },
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
  messageId: 'one@gmail.test',
}

describe('POST /api/email/gmail/connect', () => {
  it("gives Google's page, with PKCE and an unguessable state", async () => {
    const user = await buildSignedInUser(testApp)
    const answer = (await connect(user)).json()
    expect(answer).toMatchObject({
      success: true,
      connected: false,
      message: 'Please complete Gmail authorization in the popup window',
    })
    const page = new URL(answer.auth_url).searchParams
    expect(page.get('code_challenge_method')).toBe('S256')
    expect(page.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(page.get('state')).toMatch(/^[\w-]{43}$/)
    expect(page.get('redirect_uri')).toMatch(/\/gmail\/callback$/)
    expect(await start(user)).not.toContain(page.get('state'))
  })

  it("says 'Already connected to Gmail API' once there is a connection", async () => {
    const user = await buildConnectedUser()
    expect((await connect(user)).json()).toEqual({
      success: true,
      connected: true,
      auth_url: null,
      message: 'Already connected to Gmail API',
      message_key: 'email_settings.gmail_connected_already',
    })
  })

  it('asks for permission to read, too, also of an account that is connected without', async () => {
    const user = await buildConnectedUser()
    for (const read of [false, true]) {
      await complete(user, await consent((await connect(user, '?reading=true')).json().auth_url, { read }))
      expect(await readGmail(user)).toMatchObject({ state: 'connected', reads: read })
    }
    expect((await connect(user, '?reading=true')).json()).toMatchObject({ connected: true })
  })

  it('is limited in calls', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < 20; count++) await connect(user)
    expect((await connect(user)).statusCode).toBe(429)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await post(testApp, '/api/email/gmail/connect', { body: {} })).statusCode).toBe(401)
  })
})

describe('GET /api/email/gmail/oauth/callback', () => {
  it('connects the account that was chosen, and keeps its tokens sealed', async () => {
    const user = await buildSignedInUser(testApp)
    await connectWhole(user, 'outreach@brand.test')
    expect(await readGmail(user)).toEqual({
      state: 'connected',
      email: 'outreach@brand.test',
      since: testApp.clock.now().toISOString(),
      reads: false,
      is_stand_in: true,
      returns_to: standIns.url,
      token: 'gmail-account',
    })
    const { rows } = await sql<{ row: string }>`select to_jsonb(senders)::text as row from senders`.execute(
      database.kysely,
    )
    expect(rows[0]?.row).not.toMatch(/ya29|1\/\/0/)
    expect(logLines.join('')).not.toMatch(/ya29|1\/\/0|4\/0A/)
  })

  it('refuses a state that was started in another browser, where it stays valid', async () => {
    const [user, attacker] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await connect(user)
    const answer = await consent(await start(attacker))
    const refused = await complete(user, answer)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toContain('was not started in this browser')
    const url = `/api/email/gmail/oauth/callback?${answer}`
    expect((await testApp.app.inject({ url, headers: attacker.headers })).statusCode).toBe(403)
    expect((await readGmail(user)).state).toBe('disconnected')
    expect((await complete(attacker, answer)).json().success).toBe(true)
  })

  it('accepts a state once, also from simultaneous calls', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await consent(await start(user))
    const answers = await Promise.all([1, 2, 3].map(() => complete(user, answer)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
    expect((await complete(user, answer)).statusCode).toBe(403)
    expect((await readGmail(user)).state).toBe('connected')
  })

  it('refuses a state after ten minutes, and one that was never issued', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await consent(await start(user))
    testApp.clock.advance(minutes(10))
    expect((await complete(user, answer)).statusCode).toBe(403)
    expect((await complete(user, 'code=4/0A&state=made-up')).statusCode).toBe(403)
  })

  it("refuses a code issued for another start: PKCE's verifier does not fit", async () => {
    const [user, victim] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    const stolen = await consent(await start(victim), { account: 'outreach@brand.test' })
    const own = await consent(await start(user))
    own.set('code', stolen.get('code') ?? '')
    const answer = await complete(user, own)
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining('does not accept') })
    expect((await readGmail(user)).state).toBe('disconnected')
  })

  it('refuses a code the second time', async () => {
    const user = await buildSignedInUser(testApp)
    const first = await consent(await start(user))
    const second = new URL(await start(user)).searchParams.get('state') ?? ''
    await complete(user, first)
    const answer = await complete(user, new URLSearchParams({ code: first.get('code') ?? '', state: second }))
    expect(answer.json().success).toBe(false)
    expect((await readGmail(user)).state).toBe('connected')
  })

  it('reports a missing permission to send, and stores nothing', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await complete(user, await consent(await start(user), { send: false }))
    expect(answer.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('Send email on your behalf'),
    })
    expect((await readGmail(user)).state).toBe('disconnected')
  })

  it('gets no code when the user denies access', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await consent(await start(user), { decision: 'deny' })
    expect(answer.get('error')).toBe('access_denied')
    expect(answer.get('code')).toBeNull()
    expect((await complete(user, answer)).statusCode).toBe(422)
  })

  it('names missing parameters', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await complete(user, '')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toHaveLength(2)
  })

  it('is limited in unknown states', async () => {
    const guess = (number: number) =>
      testApp.app.inject({
        url: `/api/email/gmail/oauth/callback?code=a&state=guess-${number}`,
        remoteAddress: '10.200.0.1',
      })
    for (let number = 0; number < 60; number++) expect((await guess(number)).statusCode).toBe(403)
    expect((await guess(60)).statusCode).toBe(429)
  })
})

describe('POST /api/email/gmail/disconnect', () => {
  it('deletes the connection and revokes it at Google', async () => {
    const user = await buildConnectedUser()
    const token = await settings.emailSettings.getGmailAccessToken(user.user.id)
    expect((await disconnect(user)).json()).toMatchObject({ success: true, message: 'Gmail is disconnected' })
    expect(await readGmail(user)).toMatchObject({ state: 'disconnected', email: null, token: '' })
    const url = `${standIns.url}/gmail/v1/users/me/messages/send`
    const sent = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    expect(sent.status).toBe(401)
  })

  it('leaves the connection of another user', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await connectWhole(user)
    await disconnect(other)
    expect((await readGmail(user)).state).toBe('connected')
  })

  it('succeeds without a connection', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await disconnect(user)).statusCode).toBe(200)
    await connectWhole(user)
    await removeAccess('dana.demo@gmail.test')
    expect((await disconnect(user)).json().success).toBe(true)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await post(testApp, '/api/email/gmail/disconnect', { body: {} })).statusCode).toBe(401)
  })
})

describe('a connected account', () => {
  it('sends by the Gmail API, also a test mail', async () => {
    const user = await buildConnectedUser()
    const transport = await settings.transports.openTransport(user.user.id, 'gmail')
    expect((await transport.send(outgoing)).serverId).toMatch(/^18f/)
    const inbox = await (await fetch(`${standIns.url}/sandbox/inbox/messages`)).json()
    expect(inbox[0]).toMatchObject({ to: 'mina@creator.test', from: 'dana.demo@gmail.test', subject: 'Hello' })
    const body = { email_provider: 'gmail' }
    const test = await post(testApp, '/api/email/test', { body, token: user.accessToken })
    expect(test.json()).toMatchObject({ success: true, message: 'Test email sent successfully' })
  })

  it('gets a new token when the old one expires', async () => {
    const user = await buildConnectedUser()
    const first = await settings.emailSettings.getGmailAccessToken(user.user.id)
    expect(await settings.emailSettings.getGmailAccessToken(user.user.id)).toBe(first)
    testApp.clock.advance(hours(1))
    const second = await settings.emailSettings.getGmailAccessToken(user.user.id)
    expect(second).not.toBe(first)
    await standIns.moveClock(new Date('2030-03-01T13:30:00Z'))
    const transport = await settings.transports.openTransport(user.user.id, 'gmail')
    await transport.send(outgoing)
    expect(await settings.emailSettings.getGmailAccessToken(user.user.id)).not.toBe(second)
  })

  it.each([
    ['ratelimit@creator.test', { kind: 'account', code: 'rateLimitExceeded' }],
    ['invalid@creator.test', { kind: 'recipient' }],
    ['error500@creator.test', { kind: 'unknown' }],
    ['unknown@creator.test', { kind: 'unknown', bodySent: true }],
  ])('reports the outcome of a mail to %s', async (address, expected) => {
    const user = await buildConnectedUser()
    const transport = await settings.transports.openTransport(user.user.id, 'gmail')
    await expect(transport.send({ ...outgoing, to: { name: '', address } })).rejects.toMatchObject(expected)
  })

  it('with its access withdrawn at Google is shown as revoked, sends nothing, and can be connected again', async () => {
    const user = await buildConnectedUser()
    const transport = await settings.transports.openTransport(user.user.id, 'gmail')
    await removeAccess('dana.demo@gmail.test')
    await expect(transport.send(outgoing)).rejects.toMatchObject({ kind: 'account', code: 'ended' })
    expect(await readGmail(user)).toMatchObject({ state: 'revoked', email: 'dana.demo@gmail.test', token: '' })
    await expect(settings.transports.openTransport(user.user.id, 'gmail')).rejects.toMatchObject({ kind: 'account' })
    expect(await settings.transports.findSender(user.user.id, 'gmail')).toEqual({ state: 'missing', addresses: [] })
    await connectWhole(user)
    expect((await readGmail(user)).state).toBe('connected')
  })
})
