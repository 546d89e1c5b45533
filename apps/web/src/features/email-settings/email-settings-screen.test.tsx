import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import {
  type EmailConfig,
  emailSettingsEndpoints as endpoints,
  type GmailConnection,
} from '@troupe/contract/email-settings'
import { describe, expect, test, vi } from 'vitest'
import { announceGmailConnection } from '../../lib/gmail-connection-channel.ts'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, type FakeServer, json } from '../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'

const config: EmailConfig = {
  smtp_host: 'smtp.brand.example',
  smtp_port: 587,
  smtp_user: 'maya@brand.example',
  smtp_pass: '********',
  smtp_from: 'Maya <maya@brand.example>',
  gmail_credentials_path: 'google-client',
  gmail_token_path: '',
  email_provider: 'smtp',
}
const disconnected: GmailConnection = { state: 'disconnected', email: null, since: null, is_stand_in: false }
const connected: GmailConnection = {
  ...disconnected,
  state: 'connected',
  email: 'dana@gmail.example',
  since: '2026-11-01T10:00:00.000Z',
}

const answer = (parts: Partial<EmailConfig> = {}, gmail = disconnected) =>
  json({ success: true, config: { ...config, ...parts }, gmail })

function prepare(): FakeServer {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(endpoints.getConfig, () => answer())
  server.on(endpoints.listProviders, () =>
    json({
      providers: [
        { id: 'smtp', available: true },
        { id: 'gmail', available: true },
      ],
      sandbox_mailbox: null,
    }),
  )
  return server
}

async function open(parts: Partial<EmailConfig> = {}, gmail = disconnected) {
  const server = prepare()
  server.on(endpoints.getConfig, () => answer(parts, gmail))
  renderApp(server, '/email-config')
  await screen.findByRole('button', { name: 'Save' })
  return { server, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('loading', () => {
  test("'Failed to load email configuration', and it can be tried again", async () => {
    const server = prepare()
    server.on(endpoints.getConfig, () => json({}, 500))
    renderApp(server, '/email-config')
    await screen.findByText('Failed to load email configuration')
    server.on(endpoints.getConfig, () => answer())
    await userEvent.click(button('Try again'))
    await screen.findByRole('button', { name: 'Save' })
  })

  test('the password is a mask, which cannot be looked at', async () => {
    await open()
    expect(field('Password').value).toBe('********')
    expect(field('Password').type).toBe('password')
  })
})

describe('saving', () => {
  test("'Email configuration saved successfully!', and the mask goes back as it came", async () => {
    const { server, user } = await open()
    server.on(endpoints.putConfig, () =>
      json({ success: true, config, gmail: disconnected, message: 'Email configuration saved successfully!' }),
    )
    await user.clear(field('From'))
    await user.type(field('From'), 'maya@brand.example')
    await user.click(button('Save'))
    await screen.findByText('Email configuration saved successfully!')
    expect(server.received(endpoints.putConfig)[0]?.body).toEqual({
      smtp_host: 'smtp.brand.example',
      smtp_port: 587,
      smtp_user: 'maya@brand.example',
      smtp_pass: '********',
      smtp_from: 'maya@brand.example',
      email_provider: 'smtp',
    })
  })

  test("'Failed to save email configuration', with what is wrong at its field", async () => {
    const { server, user } = await open()
    const msg = 'This host cannot be used'
    server.on(endpoints.putConfig, () => json({ detail: [{ loc: ['body', 'smtp_host'], msg, type: 'x' }] }, 422))
    await user.click(button('Save'))
    await screen.findByText('Failed to save email configuration')
    expect(field('Host').getAttribute('aria-invalid')).toBe('true')
  })

  test('what cannot be right is said before it is sent', async () => {
    const { server, user } = await open()
    await user.clear(field('Host'))
    await user.type(field('Host'), 'not a host')
    await user.click(button('Save'))
    await screen.findAllByText('Enter a host such as smtp.example.com')
    expect(server.received(endpoints.putConfig)).toHaveLength(0)
  })
})

describe('presets', () => {
  test.each([
    ['QQ Mail', 'smtp.qq.com'],
    ['Gmail', 'smtp.gmail.com'],
    ['Outlook', 'smtp-mail.outlook.com'],
  ])('%s fills in %s and port 587', async (name, host) => {
    const { user } = await open({ smtp_port: 25 })
    await user.click(within(screen.getByRole('group', { name: 'Fill in for' })).getByRole('button', { name }))
    expect(field('Host').value).toBe(host)
    expect(field('Port').value).toBe('587')
  })

  test('Outlook comes with the truth about its passwords', async () => {
    const { user } = await open()
    await user.click(button('Outlook'))
    await screen.findByText(/Microsoft has switched passwords off/)
  })

  test("the sandbox's mailbox is offered where there is one", async () => {
    const server = prepare()
    const sandbox_mailbox = { host: 'smtp.sandbox.test', port: 587, user: 'demo@sandbox.test', pass: 'open-sesame' }
    server.on(endpoints.listProviders, () => json({ providers: [], sandbox_mailbox }))
    renderApp(server, '/email-config')
    await userEvent.click(await screen.findByRole('button', { name: 'Sandbox mailbox' }))
    expect([field('Host').value, field('User name').value, field('Password').value]).toEqual([
      'smtp.sandbox.test',
      'demo@sandbox.test',
      'open-sesame',
    ])
  })
})

describe('testing', () => {
  async function tryOut(reply: () => Response) {
    const { server, user } = await open()
    server.on(endpoints.test, reply)
    await user.click(button('Test'))
    return server
  }

  test('sends what stands in the form, and tells how it went in the documented words', async () => {
    const message = 'Test email sent successfully'
    const server = await tryOut(() => json({ success: true, message, detail: null }))
    await screen.findByText('Test email sent successfully!')
    expect(server.received(endpoints.test)[0]?.body).toMatchObject({ smtp_host: 'smtp.brand.example' })
    expect(server.received(endpoints.putConfig)).toHaveLength(0)
  })

  test("'Email test successful!' where the server says no more", async () => {
    await tryOut(() => json({ success: true, message: '', detail: null }))
    await screen.findByText('Email test successful!')
  })

  test('a refusal is shown with what the mail server said', async () => {
    const detail = '535 5.7.139 basic authentication is disabled'
    await tryOut(() => json({ success: false, message: 'SMTP authentication failed', detail }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`Authentication failed. Please check your email and password.${detail}`)
  })

  test("'Failed to test email configuration'", async () => {
    await tryOut(() => json({ detail: 'Too many attempts. Please try again in 5 minutes.' }, 429))
    await screen.findByText('Failed to test email configuration')
    screen.getByText('Too many attempts. Please try again in 5 minutes.')
  })
})

describe('Gmail', () => {
  const page = 'https://accounts.google.example/auth?state=x'
  const begun = () =>
    json({
      success: true,
      connected: false,
      auth_url: page,
      message: 'Please complete Gmail authorization in the popup window',
    })

  async function openGmail(gmail = disconnected) {
    return open({ email_provider: 'gmail' }, gmail)
  }

  test("'opens in a 500x600 popup with the message'", async () => {
    const { server, user } = await openGmail()
    const popup = vi.spyOn(window, 'open').mockReturnValue(window)
    server.on(endpoints.connectGmail, begun)
    await user.click(button('Connect with Gmail'))
    await screen.findByText('Please complete Gmail authorization in the popup window')
    expect(popup).toHaveBeenCalledWith(page, 'troupe-gmail', 'popup,width=500,height=600')
  })

  test('a popup that the browser keeps shut can be opened by hand', async () => {
    const { server, user } = await openGmail()
    vi.spyOn(window, 'open').mockReturnValue(null)
    server.on(endpoints.connectGmail, begun)
    await user.click(button('Connect with Gmail'))
    const link = await screen.findByRole('link', { name: 'Open the page of Google' })
    expect(link.getAttribute('href')).toBe(page)
  })

  test("'Already connected to Gmail API' opens nothing", async () => {
    const { server, user } = await openGmail(connected)
    const popup = vi.spyOn(window, 'open')
    server.on(endpoints.connectGmail, () =>
      json({ success: true, connected: true, auth_url: null, message: 'Already connected to Gmail API' }),
    )
    await user.click(button('Connect with Gmail'))
    await screen.findByText('Already connected to Gmail API')
    expect(popup).not.toHaveBeenCalled()
  })

  test("'Failed to connect to Gmail API'", async () => {
    const { server, user } = await openGmail()
    server.on(endpoints.connectGmail, () => json({}, 500))
    await user.click(button('Connect with Gmail'))
    await screen.findByText('Failed to connect to Gmail API')
  })

  test('the page learns of the connection from the window in which it was completed', async () => {
    const { server } = await openGmail()
    screen.getByText('No account is connected.')
    server.on(endpoints.getConfig, () => answer({ email_provider: 'gmail' }, connected))
    await act(async () => announceGmailConnection())
    await screen.findByText('Connected as dana@gmail.example')
  })

  test('it is disconnected', async () => {
    const { server, user } = await openGmail(connected)
    server.on(endpoints.disconnectGmail, () => json({ success: true, message: 'Gmail is disconnected' }))
    server.on(endpoints.getConfig, () => answer({ email_provider: 'gmail' }))
    await user.click(button('Disconnect'))
    await screen.findByText('Gmail is disconnected')
    await screen.findByText('No account is connected.')
  })

  test('a connection that Google has ended is an alarm', async () => {
    await openGmail({ ...connected, state: 'revoked' })
    const alarm = screen.getByRole('alert')
    expect(within(alarm).getByText('Gmail has ended the connection')).toBeTruthy()
    button('Connect again')
  })

  test('where the installation has no client it cannot be chosen', async () => {
    await open({}, { ...disconnected, state: 'unavailable' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gmail API' }).disabled).toBe(true)
  })
})

describe('the tutorial', () => {
  test.each([
    ['QQ 邮箱', 'smtp.qq.com', /授权码/],
    ['Gmail', 'smtp.gmail.com', /16 位应用专用密码/],
    ['Outlook', 'smtp-mail.outlook.com', /5\.7\.139/],
  ])('%s: %s, port 587, and where its secret is from', async (tab, host, secret) => {
    const { user } = await open()
    await user.click(button('SMTP tutorial (中文)'))
    const dialog = await screen.findByRole('dialog', { name: 'SMTP 设置教程' })
    await user.click(within(dialog).getByRole('tab', { name: tab }))
    within(dialog).getByText(host)
    within(dialog).getByText('587')
    expect(within(dialog).getAllByText(secret).length).toBeGreaterThan(0)
  })

  test('fills in the server', async () => {
    const { user } = await open()
    await user.click(button('SMTP tutorial (中文)'))
    await user.click(await screen.findByRole('button', { name: '填入服务器和端口' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Host').value).toBe('smtp.qq.com')
  })
})

describe('the domain', () => {
  test('of the sender is checked, and what is missing is explained', async () => {
    const { server, user } = await open()
    server.on(endpoints.checkDomain, () =>
      json({
        domain: 'brand.example',
        checks: [
          {
            id: 'spf',
            state: 'missing',
            name: 'brand.example',
            record: null,
            explanation: 'SPF names the servers',
            advice: 'Publish a TXT record',
          },
        ],
      }),
    )
    expect(field('Domain').value).toBe('brand.example')
    await user.click(button('Check domain'))
    const list = await screen.findByRole('list', { name: 'Records of brand.example' })
    within(list).getByText('Missing')
    within(list).getByText(/Publish a TXT record/)
    expect(server.received(endpoints.checkDomain)[0]?.path).toBe('/api/email/domain-check?domain=brand.example')
  })

  test('that is none is not asked for', async () => {
    const { server, user } = await open({ smtp_from: '', smtp_user: 'maya' })
    await user.click(button('Check domain'))
    await screen.findByText('Enter a domain such as example.com')
    expect(server.received(endpoints.checkDomain)).toHaveLength(0)
  })
})
