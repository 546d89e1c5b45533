import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { describe, expect, test } from 'vitest'
import {
  answerConfig,
  button,
  disconnected,
  emailConfig,
  noMicrosoft,
  openEmailSettings,
  prepareEmailServer,
} from '../../testing/email-settings-page.ts'
import { json } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('loading', () => {
  test("'Failed to load email configuration', and it can be tried again", async () => {
    const server = prepareEmailServer()
    server.on(endpoints.getConfig, () => json({}, 500))
    renderApp(server, '/email-config')
    await screen.findByText('Failed to load email configuration')
    server.on(endpoints.getConfig, () => answerConfig())
    await userEvent.click(button('Try again'))
    await screen.findByRole('button', { name: 'Save' })
  })

  test('the password is a mask, which cannot be looked at', async () => {
    await openEmailSettings()
    expect(field('Password').value).toBe('********')
    expect(field('Password').type).toBe('password')
  })
})

describe('saving', () => {
  test("'Email configuration saved successfully!', and the mask goes back as it came", async () => {
    const { server, user } = await openEmailSettings()
    server.on(endpoints.putConfig, () =>
      json({
        success: true,
        config: emailConfig,
        gmail: disconnected,
        microsoft: noMicrosoft,
        message: 'Email configuration saved successfully!',
      }),
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

  test("'Failed to save email configuration', with the error at its field", async () => {
    const { server, user } = await openEmailSettings()
    const msg = 'This host cannot be used'
    server.on(endpoints.putConfig, () => json({ detail: [{ loc: ['body', 'smtp_host'], msg, type: 'x' }] }, 422))
    await user.click(button('Save'))
    await screen.findByText('Failed to save email configuration')
    expect(field('Host').getAttribute('aria-invalid')).toBe('true')
  })

  test('invalid input is reported before it is sent', async () => {
    const { server, user } = await openEmailSettings()
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
    const { user } = await openEmailSettings({ smtp_port: 25 })
    await user.click(within(screen.getByRole('group', { name: 'Fill in for' })).getByRole('button', { name }))
    expect(field('Host').value).toBe(host)
    expect(field('Port').value).toBe('587')
  })

  test('Outlook comes with the truth about its passwords', async () => {
    const { user } = await openEmailSettings()
    await user.click(button('Outlook'))
    await screen.findByText(/Microsoft has switched passwords off/)
  })

  test("the sandbox's mailbox is offered where there is one", async () => {
    const server = prepareEmailServer()
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
    const { server, user } = await openEmailSettings()
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

describe('the tutorial', () => {
  test.each([
    ['QQ 邮箱', 'smtp.qq.com', /授权码/],
    ['Gmail', 'smtp.gmail.com', /16 位应用专用密码/],
    ['Outlook', 'smtp-mail.outlook.com', /5\.7\.139/],
  ])('%s: %s, port 587, and where its secret is from', async (tab, host, secret) => {
    const { user } = await openEmailSettings()
    await user.click(button('SMTP tutorial (中文)'))
    const dialog = await screen.findByRole('dialog', { name: 'SMTP 设置教程' })
    await user.click(within(dialog).getByRole('tab', { name: tab }))
    within(dialog).getByText(host)
    within(dialog).getByText('587')
    expect(within(dialog).getAllByText(secret).length).toBeGreaterThan(0)
  })

  test('fills in the server', async () => {
    const { user } = await openEmailSettings()
    await user.click(button('SMTP tutorial (中文)'))
    await user.click(await screen.findByRole('button', { name: '填入服务器和端口' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Host').value).toBe('smtp.qq.com')
  })
})

describe('the domain', () => {
  test('of the sender is checked, and missing records are explained', async () => {
    const { server, user } = await openEmailSettings()
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

  test('that is invalid is not sent', async () => {
    const { server, user } = await openEmailSettings({ smtp_from: '', smtp_user: 'maya' })
    await user.click(button('Check domain'))
    await screen.findByText('Enter a domain such as example.com')
    expect(server.received(endpoints.checkDomain)).toHaveLength(0)
  })
})
