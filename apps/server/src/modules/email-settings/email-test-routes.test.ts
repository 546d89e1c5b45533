import { describe, expect, it } from 'vitest'
import { minutes } from '../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const logLines: string[] = []
const { testApp, standIns } = useTestEmailSettings(database, { logLines })

const sandbox = { smtp_host: 'smtp.sandbox.test', smtp_user: 'demo@sandbox.test', smtp_pass: 'sandbox-password' }

const tryOut = (user: SignedInUser, body: object) => post(testApp, '/api/email/test', { body, token: user.accessToken })

async function listInbox(): Promise<{ to: string; from: string; subject: string }[]> {
  return (await fetch(`${standIns.url}/sandbox/inbox/messages`)).json()
}

describe('POST /api/email/test', () => {
  it.each([587, 465])(
    'sends a mail to the user by port %d, encrypted and signed in, and stores nothing',
    async (smtp_port) => {
      const user = await buildSignedInUser(testApp)
      const answer = await tryOut(user, { ...sandbox, smtp_port, smtp_from: 'Maya <demo@sandbox.test>' })
      expect(answer.json()).toEqual({
        success: true,
        message: 'Test email sent successfully',
        message_key: 'mail_test.sent',
        detail: null,
      })
      expect((await listInbox())[0]).toMatchObject({ to: user.email, from: 'Maya <demo@sandbox.test>' })
      const read = await testApp.app.inject({ url: '/api/email/config', headers: user.headers })
      expect(read.json().config.smtp_host).toBe('')
    },
  )

  it('uses the stored password in place of its mask', async () => {
    const user = await buildSignedInUser(testApp)
    await testApp.app.inject({ method: 'PUT', url: '/api/email/config', headers: user.headers, payload: sandbox })
    expect((await tryOut(user, { ...sandbox, smtp_pass: '********' })).json().success).toBe(true)
    expect((await tryOut(user, {})).json().success).toBe(true)
    const elsewhere = await tryOut(user, { smtp_host: 'smtp.gmail.sandbox.test', smtp_pass: '********' })
    expect(elsewhere.statusCode).toBe(422)
  })

  it("ignores QQ Mail's answer to QUIT, and reports it", async () => {
    const user = await buildSignedInUser(testApp)
    const body = { smtp_host: 'smtp.qq.sandbox.test', smtp_user: '123456@qq.test', smtp_pass: 'sandboxauthcodes' }
    const answer = await tryOut(user, body)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Test email sent successfully (QQ Mail non-standard error ignored)',
    })
  })

  it.each([
    ['smtp.sandbox.test', 'SMTP authentication failed', /535 5\.7\.8/],
    ['smtp.qq.sandbox.test', 'SMTP authentication failed', /QQ Mail wants the authorization code/],
    ['smtp.gmail.sandbox.test', 'SMTP authentication failed', /app password is wrong/],
    ['smtp-mail.outlook.sandbox.test', 'SMTP authentication failed', /Microsoft no longer takes passwords/],
  ])('reports a wrong password at %s', async (smtp_host, message, detail) => {
    const user = await buildSignedInUser(testApp)
    const answer = await tryOut(user, { smtp_host, smtp_user: 'a@b.test', smtp_pass: 'wrong-but-secret' })
    expect(answer.json()).toMatchObject({ success: false, message, detail: expect.stringMatching(detail) })
    expect(answer.body + logLines.join('')).not.toContain('wrong-but-secret')
  })

  it('gives the keys of the outcome and of its explanation, for translations', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await tryOut(user, { smtp_host: 'smtp.qq.sandbox.test', smtp_user: 'a@b.test', smtp_pass: 'wrong' })
    expect(answer.json()).toMatchObject({
      message_key: 'mail_test.authentication',
      detail_message: {
        message_key: 'mail_reply.explained',
        message_params: { meaning: { message_key: 'mail_reply.qq_code_needed' }, reply: expect.any(String) },
      },
    })
  })

  it('reports a sender other than the account', async () => {
    const user = await buildSignedInUser(testApp)
    const body = {
      smtp_host: 'smtp.qq.sandbox.test',
      smtp_user: '123456@qq.test',
      smtp_pass: 'sandboxauthcodes',
      smtp_from: 'other@qq.test',
    }
    expect((await tryOut(user, body)).json()).toMatchObject({
      success: false,
      message: 'Failed to send email',
      detail: expect.stringContaining('The sender must be the address of the account'),
    })
  })

  it('reports a missing server, and an unknown name', async () => {
    const user = await buildSignedInUser(testApp)
    const refused = await tryOut(user, { ...sandbox, smtp_host: '127.0.0.1', smtp_port: 9 })
    expect(refused.json()).toMatchObject({ success: false, message: 'Connection refused' })
    const unknown = await tryOut(user, { ...sandbox, smtp_host: 'nowhere.invalid' })
    expect(unknown.json()).toMatchObject({ success: false, message: 'No such file or directory' })
  })

  it('reports missing settings before it connects', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await tryOut(user, {})).json()).toMatchObject({ success: false, message: 'Failed to send email' })
    const noSender = await tryOut(user, { ...sandbox, smtp_user: 'demo' })
    expect(noSender.json().detail).toContain('Enter an address in "From"')
  })

  it('refuses Gmail before an account is connected', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await tryOut(user, { email_provider: 'gmail' })).json()).toMatchObject({
      success: false,
      message: 'Gmail API testing is not available',
    })
  })

  it('refuses an unknown provider by its name', async () => {
    const user = await buildSignedInUser(testApp)
    const answer = await tryOut(user, { email_provider: 'fax' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].msg).toBe('Invalid email provider')
  })

  it('is limited to twenty calls in ten minutes', async () => {
    const user = await buildSignedInUser(testApp)
    for (let count = 0; count < 20; count++) expect((await tryOut(user, {})).statusCode).toBe(200)
    const refused = await tryOut(user, {})
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    testApp.clock.advance(minutes(11))
    expect((await tryOut(user, {})).statusCode).toBe(200)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await post(testApp, '/api/email/test', { body: sandbox })).statusCode).toBe(401)
  })
})
