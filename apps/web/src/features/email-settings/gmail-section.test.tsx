import { act, screen, within } from '@testing-library/react'
import { emailSettingsEndpoints as endpoints, type GmailConnection } from '@troupe/contract/email-settings'
import { expect, test, vi } from 'vitest'
import { announceMailConnection } from '../../lib/mail-connection-channel.ts'
import { answerConfig, button, disconnected, openEmailSettings } from '../../testing/email-settings-page.ts'
import { json } from '../../testing/fake-server.ts'

const connected: GmailConnection = {
  ...disconnected,
  state: 'connected',
  email: 'dana@gmail.example',
  since: '2026-11-01T10:00:00.000Z',
}

const page = 'https://accounts.google.example/auth?state=x'
const begun = () =>
  json({
    success: true,
    connected: false,
    auth_url: page,
    message: 'Please complete Gmail authorization in the popup window',
  })

async function openGmail(gmail = disconnected) {
  return openEmailSettings({ email_provider: 'gmail' }, gmail)
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

test('a page that is open at another address than the one Google returns to says so and begins nothing', async () => {
  await openGmail({ ...disconnected, returns_to: 'https://troupe.example' })
  screen.getByText(/Google returns to https:\/\/troupe\.example/)
  const link = screen.getByRole('link', { name: 'Open these settings there' })
  expect(link.getAttribute('href')).toBe('https://troupe.example/email-config')
  expect(screen.queryByRole('button', { name: 'Connect with Gmail' })).toBeNull()
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
  server.on(endpoints.getConfig, () => answerConfig({ email_provider: 'gmail' }, connected))
  await act(async () => announceMailConnection())
  await screen.findByText('Connected as dana@gmail.example')
})

test('it is disconnected once that is confirmed', async () => {
  const { server, user } = await openGmail(connected)
  server.on(endpoints.disconnectGmail, () => json({ success: true, message: 'Gmail is disconnected' }))
  server.on(endpoints.getConfig, () => answerConfig({ email_provider: 'gmail' }))
  await user.click(button('Disconnect'))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect the Gmail account?' })
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
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
  await openEmailSettings({}, { ...disconnected, state: 'unavailable' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gmail API' }).disabled).toBe(true)
})
