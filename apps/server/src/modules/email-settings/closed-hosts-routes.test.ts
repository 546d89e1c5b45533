import { describe, expect, it } from 'vitest'
import { buildSignedInUser, post } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const { testApp } = useTestEmailSettings(database, { allowPrivateSmtpHosts: false, hasSandbox: false })

const put = (body: object, headers: Record<string, string>) =>
  testApp.app.inject({ method: 'PUT', url: '/api/email/config', headers, payload: body })

describe('PUT /api/email/config', () => {
  it.each(['127.0.0.1', 'localhost', '::1', '10.0.0.1', '169.254.169.254', '0x7f.1', '2130706433', '8.8.8.8'])(
    'refuses a host such as %s where private ones are closed',
    async (smtp_host) => {
      const user = await buildSignedInUser(testApp)
      const answer = await put({ smtp_host, smtp_port: 587 }, user.headers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'smtp_host'])
    },
  )

  it('refuses ports other than those of mail', async () => {
    const user = await buildSignedInUser(testApp)
    for (const smtp_port of [22, 80, 5432]) {
      expect((await put({ smtp_host: 'smtp.brand.example', smtp_port }, user.headers)).statusCode).toBe(422)
    }
    expect((await put({ smtp_host: 'smtp.brand.example', smtp_port: 2525 }, user.headers)).statusCode).toBe(200)
  })
})

describe('POST /api/email/test', () => {
  it('gives the same error for a private name and an unknown one', async () => {
    const user = await buildSignedInUser(testApp)
    const body = { smtp_port: 587, smtp_user: 'a@b.example', smtp_pass: 'x' }
    const answers = await Promise.all(
      // Both end in reserved names: `.localhost` is loopback, and no resolver knows `.invalid` (RFC 6761).
      ['inside.localhost', 'nowhere.invalid'].map((smtp_host) =>
        post(testApp, '/api/email/test', { body: { ...body, smtp_host }, token: user.accessToken }),
      ),
    )
    const [first, second] = answers.map((answer) => answer.json())
    expect(first).toEqual(second)
    expect(first).toMatchObject({ success: false, message: 'No such file or directory' })
  })
})

describe('POST /api/email/gmail/connect', () => {
  it('reports that Gmail is not available, and the settings show no marker', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await post(testApp, '/api/email/gmail/connect', { body: {}, token: user.accessToken })
    expect(answer.json()).toEqual({
      success: false,
      connected: false,
      auth_url: null,
      message: 'Gmail API is not available. Please check your credentials configuration.',
      message_key: 'email_settings.gmail_unavailable',
    })
    const read = await testApp.app.inject({ url: '/api/email/config', headers: user.headers })
    expect(read.json()).toMatchObject({ config: { gmail_credentials_path: '' }, gmail: { state: 'unavailable' } })
    const providers = await testApp.app.inject({ url: '/api/email/providers', headers: user.headers })
    expect(providers.json().providers[1]).toEqual({ id: 'gmail', available: false })
    expect(providers.json().sandbox_mailbox).toBeNull()
  })
})
