import { screen, waitFor } from '@testing-library/react'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { answerConfig, answerProviders, openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { makeEmailConfig } from '../../../testing/outreach-factories.ts'

const { getConfig, listProviders } = emailSettingsEndpoints

async function expectProblem(text: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
}

async function reopen({ close, open }: Awaited<ReturnType<typeof openSendDialog>>) {
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
}

test("'Send e-mail requires: subject and body ('Please fill in both subject and body')', before all else", async () => {
  const dialog = await openSendDialog([{ id: '1', title: 'Mina', email: null }])
  dialog.server.on(getConfig, () => answerConfig(makeEmailConfig({ smtp_host: '' })))
  await dialog.send()
  await expectProblem('Please fill in both subject and body')
  await dialog.user.type(screen.getByLabelText('Subject'), 'Tea')
  await dialog.send()
  await expectProblem('Please fill in both subject and body')
  expect(dialog.server.received(outreachEndpoints.sendEmail)).toEqual([])
})

test("'at least one valid e-mail ('No valid emails found in selected KOLs')'", async () => {
  const { useTemplate, send, server } = await openSendDialog([
    { id: '1', title: 'Mina', email: null },
    { id: '2', title: 'Ada', email: 'ada at example' },
  ])
  await useTemplate()
  await send()
  await expectProblem('No valid emails found in selected KOLs')
  expect(server.received(outreachEndpoints.sendEmail)).toEqual([])
})

test.each([{ smtp_host: '' }, { smtp_port: 0 }, { smtp_user: '' }, { smtp_pass: '' }])(
  "'for SMTP host, port, user and password configured': not with %j",
  async (parts) => {
    const dialog = await openSendDialog()
    dialog.server.on(getConfig, () => answerConfig(makeEmailConfig(parts)))
    await reopen(dialog)
    await dialog.useTemplate()
    await waitFor(async () => {
      await dialog.send()
      expect(screen.getByRole('alert').textContent).toBe(
        'SMTP is not configured. Please configure SMTP settings first.',
      )
    })
    expect(dialog.server.received(outreachEndpoints.sendEmail)).toEqual([])
  },
)

test("'for Gmail credentials path and token path ('Gmail is not configured...')'", async () => {
  const dialog = await openSendDialog()
  dialog.server.on(listProviders, () => answerProviders(true))
  await reopen(dialog)
  await dialog.useTemplate()
  const gmail = screen.getByRole('radio', { name: 'Gmail API' })
  await waitFor(() => expect(gmail).toHaveProperty('disabled', false))
  await dialog.user.click(gmail)
  await dialog.send()
  await expectProblem('Gmail is not configured. Please configure Gmail settings first.')
})

test("'and provider available ('Gmail API is not available...')'", async () => {
  const dialog = await openSendDialog()
  dialog.server.on(getConfig, () =>
    answerConfig(makeEmailConfig({ email_provider: 'gmail', gmail_credentials_path: 'set', gmail_token_path: 'set' })),
  )
  await reopen(dialog)
  await dialog.useTemplate()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Gmail API' })).toHaveProperty('checked', true))
  await dialog.send()
  await expectProblem('Gmail API is not available. Please check your credentials configuration.')
})

test('needs a Microsoft account that is connected, and names its address', async () => {
  const dialog = await openSendDialog()
  await dialog.useTemplate()
  const microsoft = screen.getByRole('radio', { name: 'Outlook.com, Microsoft 365' })
  await waitFor(() => expect(microsoft).toHaveProperty('disabled', false))
  await dialog.user.click(microsoft)
  await dialog.send()
  await expectProblem('Outlook is not configured. Please connect a Microsoft account first.')
  dialog.server.on(getConfig, () => answerConfig(makeEmailConfig(), { state: 'connected', email: 'sam@outlook.test' }))
  await reopen(dialog)
  await screen.findByText('from sam@outlook.test')
})

test("'the Gmail option is disabled unless the provider list marks it available'", async () => {
  const dialog = await openSendDialog()
  await screen.findByText('from maya@example.test')
  expect(screen.getByRole('radio', { name: 'Gmail API' })).toHaveProperty('disabled', true)
  dialog.server.on(listProviders, () => answerProviders(true))
  await reopen(dialog)
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Gmail API' })).toHaveProperty('disabled', false))
})

test("'loads providers and config on opening', each time", async () => {
  const dialog = await openSendDialog()
  await screen.findByText('from maya@example.test')
  await reopen(dialog)
  await waitFor(() => expect(dialog.server.received(getConfig)).toHaveLength(2))
  expect(dialog.server.received(listProviders)).toHaveLength(2)
})

test('settings that cannot be read are named, and read again when asked to', async () => {
  const dialog = await openSendDialog()
  dialog.server.on(getConfig, () => json({ detail: 'The database rests' }, 503))
  await reopen(dialog)
  await screen.findByText('Failed to load email configuration: The database rests')
  dialog.server.on(getConfig, () => answerConfig())
  await dialog.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('from maya@example.test')
})

test('a merge field that is none is refused by name before anything is sent', async () => {
  const { useTemplate, user, send, server } = await openSendDialog()
  await useTemplate()
  await user.type(screen.getByLabelText('Subject'), ' {{{{nickname}}')
  await send()
  await expectProblem('There is no merge field "nickname"')
  expect(server.received(outreachEndpoints.sendEmail)).toEqual([])
})

test('a problem is shown no longer than its cause is there', async () => {
  const dialog = await openSendDialog()
  await dialog.send()
  await expectProblem('Please fill in both subject and body')
  await dialog.useTemplate()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  dialog.server.on(outreachEndpoints.sendEmail, () => json({ detail: 'The account is closed' }, 409))
  await dialog.send()
  await expectProblem('Failed to send email: The account is closed')
  await dialog.user.type(screen.getByLabelText('Subject'), '!')
  expect(screen.queryByRole('alert')).toBeNull()
})
