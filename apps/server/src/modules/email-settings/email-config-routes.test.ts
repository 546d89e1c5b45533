import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const logLines: string[] = []
const settings = useTestEmailSettings(database, { logLines })
const { testApp, standIns } = settings

const secret = 'hunter2-very-secret'
const smtp = {
  smtp_host: 'smtp.brand.example',
  smtp_port: 465,
  smtp_user: 'maya@brand.example',
  smtp_pass: secret,
  smtp_from: 'Maya <maya@brand.example>',
  email_provider: 'smtp',
}

const get = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/api/email/config', headers })
const put = (body: object, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'PUT', url: '/api/email/config', headers, payload: body })

async function readStored(user: SignedInUser): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(senders)::text as row from senders where user_id = ${user.user.id}`.execute(database.kysely)
  return rows[0]?.row ?? ''
}

describe('GET /api/email/config', () => {
  it('begins with nothing configured, on port 587', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await get(user.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      config: {
        smtp_host: '',
        smtp_port: 587,
        smtp_user: '',
        smtp_pass: '',
        smtp_from: '',
        gmail_credentials_path: 'google-client',
        gmail_token_path: '',
        email_provider: 'smtp',
      },
      gmail: {
        state: 'disconnected',
        email: null,
        since: null,
        reads: false,
        is_stand_in: true,
        returns_to: standIns.url,
      },
      microsoft: {
        state: 'disconnected',
        email: null,
        since: null,
        reads: false,
        is_stand_in: true,
        returns_to: standIns.url,
      },
    })
  })

  it('shows a mask for the password, and never the password', async () => {
    const user = await buildSignedInUser(testApp)
    const saved = await put(smtp, user.headers)
    const read = await get(user.headers)
    expect(read.json().config).toMatchObject({ ...smtp, smtp_pass: '********' })
    for (const text of [saved.body, read.body, logLines.join('')]) expect(text).not.toContain(secret)
    expect(read.headers['cache-control']).toBe('no-store')
  })

  it('does not show the settings of another user', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await put(smtp, user.headers)
    expect((await get(other.headers)).json().config.smtp_host).toBe('')
    expect((await put({ smtp_host: 'smtp.other.example' }, other.headers)).statusCode).toBe(200)
    expect((await get(user.headers)).json().config.smtp_host).toBe('smtp.brand.example')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get()).statusCode).toBe(401)
  })
})

describe('PUT /api/email/config', () => {
  it("says 'Email configuration saved successfully!'", async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await put(smtp, user.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().message).toBe('Email configuration saved successfully!')
  })

  it('keeps the password when its mask is written back, and fields that are left out', async () => {
    const user = await buildSignedInUser(testApp)
    await put(smtp, user.headers)
    await put({ ...smtp, smtp_pass: '********', smtp_from: 'new@brand.example' }, user.headers)
    await put({ smtp_port: 587 }, user.headers)
    expect(await settings.emailSettings.findSmtpAccount(user.user.id)).toEqual({
      host: 'smtp.brand.example',
      port: 587,
      user: 'maya@brand.example',
      pass: secret,
    })
    expect(await settings.emailSettings.findSendingHost(user.user.id, 'smtp')).toBe('smtp.brand.example')
    expect(await settings.emailSettings.findSendingHost(user.user.id, 'gmail')).toBe('smtp.gmail.com')
    expect(await settings.emailSettings.findSender(user.user.id, 'smtp')).toEqual({
      state: 'ready',
      addresses: [
        { name: '', address: 'new@brand.example' },
        { name: '', address: 'maya@brand.example' },
      ],
    })
  })

  it('stores the password encrypted, for this user alone, with the id of its key', async () => {
    const [user, other] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await put(smtp, user.headers)
    expect(await readStored(user)).not.toContain(secret)
    expect(await readStored(user)).toMatch(/"smtp_pass_sealed": "[\w-]{8}\.[\w-]{40,}"/)
    await put({ ...smtp, smtp_pass: 'own' }, other.headers)
    await sql`update senders set smtp_pass_sealed = (
      select smtp_pass_sealed from senders where user_id = ${user.user.id}
    ) where user_id = ${other.user.id}`.execute(database.kysely)
    expect(await settings.emailSettings.findSmtpAccount(other.user.id)).toBeUndefined()
    expect((await get(other.headers)).json().config.smtp_pass).toBe('')
  })

  it('clears the password with an empty one', async () => {
    const user = await buildSignedInUser(testApp)
    await put(smtp, user.headers)
    expect((await put({ smtp_pass: '' }, user.headers)).json().config.smtp_pass).toBe('')
    expect(await settings.emailSettings.findSender(user.user.id, 'smtp')).toEqual({ state: 'missing', addresses: [] })
  })

  it('sends a stored password only to the host it was entered for', async () => {
    const user = await buildSignedInUser(testApp)
    await put(smtp, user.headers)
    for (const smtp_pass of ['********', undefined]) {
      const answer = await put({ smtp_host: 'smtp.evil.example', smtp_pass }, user.headers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'smtp_pass'])
    }
    await put({ smtp_host: '', smtp_pass: '********' }, user.headers)
    expect((await put({ smtp_host: 'smtp.evil.example', smtp_pass: '********' }, user.headers)).statusCode).toBe(422)
    expect((await put({ smtp_host: 'smtp.other.example', smtp_pass: 'new' }, user.headers)).statusCode).toBe(200)
  })

  it('ignores markers, owners and states from a browser', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await put(
      { ...smtp, gmail_credentials_path: '', gmail_token_path: '/etc/passwd', gmail_state: 'connected', user_id: 'x' },
      user.headers,
    )
    expect(answer.json().config).toMatchObject({ gmail_credentials_path: 'google-client', gmail_token_path: '' })
    expect(answer.json().gmail.state).toBe('disconnected')
  })

  it('names every error', async () => {
    const user = await buildSignedInUser(testApp)
    const wrong = {
      smtp_host: 'a b',
      smtp_port: 0,
      smtp_user: 'a\r\nRCPT TO:<b>',
      smtp_pass: 'a\0b',
      email_provider: 'fax',
    }
    const answer = await put(wrong, user.headers)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(Object.keys(wrong))
    expect((await get(user.headers)).json().config.smtp_port).toBe(587)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await put(smtp)).statusCode).toBe(401)
  })

  it('keeps two simultaneous changes', async () => {
    const user = await buildSignedInUser(testApp)
    await Promise.all([put({ smtp_user: 'maya' }, user.headers), put({ smtp_port: 2525 }, user.headers)])
    expect((await get(user.headers)).json().config).toMatchObject({ smtp_user: 'maya', smtp_port: 2525 })
  })
})

describe('GET /api/email/providers', () => {
  const list = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/api/email/providers', headers })

  it('lists all ways and whether they are available', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await list(user.headers)).json().providers).toEqual([
      { id: 'smtp', available: true },
      { id: 'gmail', available: true },
      { id: 'microsoft', available: true },
    ])
  })

  it("offers the sandbox's mailbox where there is a sandbox", async () => {
    const user = await buildSignedInUser(testApp)
    expect((await list(user.headers)).json().sandbox_mailbox).toEqual(standIns.submission.account)
  })

  it('ignores unknown parameters', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await testApp.app.inject({ url: '/api/email/providers?id=fax', headers: user.headers })
    expect(answer.statusCode).toBe(200)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list()).statusCode).toBe(401)
  })
})
