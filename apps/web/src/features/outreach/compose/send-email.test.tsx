import { screen, waitFor } from '@testing-library/react'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { makeCampaign } from '../../../testing/outreach-factories.ts'

const { sendEmail, preview, sendTestMail } = outreachEndpoints

test('the mail is sent as it is written, to the creators by their ids', async () => {
  const { useTemplate, send, server } = await openSendDialog()
  await useTemplate()
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toEqual({
    kol_ids: ['1'],
    email_provider: 'smtp',
    subject: 'Tea, {{title}}?',
    body: '<p>Dear {{title|there}}</p>',
    follow_ups: [],
    skip_written_days: 30,
  })
})

test('the campaign gets the name that is given, and is named by its subject without one', async () => {
  const { useTemplate, send, server, user } = await openSendDialog()
  await useTemplate()
  const name = screen.getByLabelText<HTMLInputElement>('Name of the campaign')
  expect(name.placeholder).toBe('Tea, [Name]?')
  await user.type(name, 'Tea in spring')
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({ name: 'Tea in spring' })
})

test('the footer is in the chosen language: in the preview, in a test mail and in all mails', async () => {
  const { useTemplate, send, server, user } = await openSendDialog()
  server.on(sendTestMail, () => json({ status: 'success', message: 'A test mail was sent' }))
  await useTemplate()
  const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' })
  expect(choice.value).toBe('The creator’s language')
  await user.click(choice)
  await user.click(screen.getByRole('option', { name: 'Deutsch' }))
  await waitFor(() => expect(server.received(preview).at(-1)?.body).toMatchObject({ language: 'de' }))
  await user.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  await waitFor(() => expect(server.received(sendTestMail)[0]?.body).toMatchObject({ language: 'de' }))
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({ language: 'de' })
})

test("'after a successful send subject and body are cleared and a callback fires'", async () => {
  const { useTemplate, send, sent, user, open } = await openSendDialog()
  await useTemplate()
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(sent).toEqual([makeCampaign().id])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', '')
  expect(screen.getByRole('textbox', { name: 'Message' }).textContent).toBe('')
})

test('the draft is kept when the dialog is closed without sending', async () => {
  const { useTemplate, close, open } = await openSendDialog()
  await useTemplate()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Tea, [Name]?')
  expect(screen.getByRole('textbox', { name: 'Message' }).textContent).toBe('Dear [Name|there]')
})

test("'closing is blocked while sending'", async () => {
  const { useTemplate, send, server, user, close } = await openSendDialog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.on(sendEmail, () => promise)
  await useTemplate()
  await send()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true))
  await user.keyboard('{Escape}')
  await close()
  screen.getByRole('dialog')
  resolve(json({ status: 'success', message: 'Writing to 1 creator.', campaign: makeCampaign() }))
  await screen.findByText('Writing to 1 creator.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("'Failed to send email: {detail or status text}' in a red panel in the dialog, and the mail stays", async () => {
  const { useTemplate, send, server } = await openSendDialog()
  server.on(sendEmail, () => json({ detail: 'The account is closed' }, 409))
  await useTemplate()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send email: The account is closed')
  server.on(sendEmail, () => new Response('', { status: 502 }))
  await send()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send email: The server cannot answer just now. Please try again in a moment.',
    ),
  )
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Tea, [Name]?')
})

test('the same mail tried again after a lost answer carries the same key; a changed one another', async () => {
  const { useTemplate, send, server, user } = await openSendDialog()
  server.on(sendEmail, () => new Response('', { status: 502 }))
  await useTemplate()
  const keys = () => server.received(sendEmail).map(({ idempotencyKey }) => idempotencyKey)
  await send()
  await waitFor(() => expect(keys()).toHaveLength(1))
  await screen.findByRole('alert')
  await send()
  await waitFor(() => expect(keys()).toHaveLength(2))
  await user.type(screen.getByLabelText('Subject'), '!')
  await send()
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [first, second, third] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('after sending, the campaign is followed by its events: sent, failed and waiting', async () => {
  const { useTemplate, send, server } = await openSendDialog()
  const counts = { total: 4, waiting: 0, sent: 3, failed: 1, unknown: 0, suppressed: 0, skipped: 0, cancelled: 0 }
  const progress = JSON.stringify(makeCampaign({ state: 'done', counts }))
  server.on(campaignEndpoints.watch, () => new Response(`: hello\n\nevent: progress\ndata: ${progress}\n\n`))
  await useTemplate()
  await send()
  const bar = await screen.findByRole('progressbar', { name: 'Progress' })
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('4 of 4 mails are through'))
  expect(screen.getByRole('link', { name: 'Open the campaign' }).getAttribute('href')).toBe(
    `/campaigns/${makeCampaign().id}`,
  )
})
