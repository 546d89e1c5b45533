import { screen, within } from '@testing-library/react'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import {
  microsoftConnectionEndpoints as endpoints,
  type MicrosoftConnection,
} from '@troupe/contract/mail/microsoft-connection'
import { expect, test, vi } from 'vitest'
import {
  answerConfig,
  button,
  disconnected,
  noMicrosoft,
  openEmailSettings,
} from '../../testing/email-settings-page.ts'
import { json } from '../../testing/fake-server.ts'

const config = { email_provider: 'microsoft' as const }
const connected: MicrosoftConnection = {
  ...noMicrosoft,
  state: 'connected',
  email: 'sam@outlook.example',
  since: '2026-11-01T10:00:00.000Z',
}
const page = 'https://login.microsoftonline.example/authorize?state=x'
const begun = () =>
  json({ success: true, connected: false, auth_url: page, message: 'Please continue in the window of Microsoft' })

const openMicrosoft = (microsoft = noMicrosoft) => openEmailSettings(config, disconnected, microsoft)

test('is connected in a window of Microsoft, which is asked for sending only', async () => {
  const { server, user } = await openMicrosoft()
  const popup = vi.spyOn(window, 'open').mockReturnValue(window)
  server.on(endpoints.connect, begun)
  await user.click(button('Connect with Microsoft'))
  await screen.findByText('Please continue in the window of Microsoft')
  expect(popup).toHaveBeenCalledWith(page, 'troupe-microsoft', 'popup,width=500,height=640')
  expect(server.received(endpoints.connect).map(({ body }) => body)).toEqual([{ reads: false }])
})

test('a window that the browser keeps shut can be opened by hand', async () => {
  const { server, user } = await openMicrosoft()
  vi.spyOn(window, 'open').mockReturnValue(null)
  server.on(endpoints.connect, begun)
  await user.click(button('Connect with Microsoft'))
  const link = await screen.findByRole('link', { name: 'Open the page of Microsoft' })
  expect(link.getAttribute('href')).toBe(page)
})

test('a connected account whose answers may be read says so', async () => {
  await openMicrosoft({ ...connected, reads: true })
  screen.getByText('Answers may be read.')
})

test('a page at another address than the one Microsoft returns to begins nothing', async () => {
  await openMicrosoft({ ...noMicrosoft, returns_to: 'https://troupe.example' })
  const link = screen.getByRole('link', { name: 'Open these settings there' })
  expect(link.getAttribute('href')).toBe('https://troupe.example/email-config')
  expect(screen.queryByRole('button', { name: 'Connect with Microsoft' })).toBeNull()
})

test('it is disconnected once that is confirmed', async () => {
  const { server, user } = await openMicrosoft(connected)
  server.on(endpoints.disconnect, () => json({ success: true, message: 'Outlook is disconnected' }))
  server.on(emailSettingsEndpoints.getConfig, () => answerConfig(config))
  await user.click(button('Disconnect'))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect the Microsoft account?' })
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  await screen.findByText('Outlook is disconnected')
  await screen.findByText('No account is connected.')
})

test('a connection that Microsoft has ended is an alarm that says what to do', async () => {
  await openMicrosoft({ ...connected, state: 'revoked' })
  const alarm = screen.getByRole('alert')
  expect(within(alarm).getByText('Microsoft has ended the connection')).toBeTruthy()
  expect(alarm.textContent).toContain('until you connect again')
  button('Connect again')
})

test('a failed start says why', async () => {
  const { server, user } = await openMicrosoft()
  server.on(endpoints.connect, () => json({}, 500))
  await user.click(button('Connect with Microsoft'))
  await screen.findByText('The connection to Microsoft could not be started.')
})

test('where the installation has no client it cannot be chosen', async () => {
  await openEmailSettings({}, disconnected, { ...noMicrosoft, state: 'unavailable' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Outlook.com, Microsoft 365' }).disabled).toBe(true)
})
