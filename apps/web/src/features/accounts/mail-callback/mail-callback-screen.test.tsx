import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { microsoftConnectionEndpoints } from '@troupe/contract/mail/microsoft-connection'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const callback = '/gmail/callback?code=abc&state=xyz'
let close: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
})

/** Opens the page, signed in unless said otherwise, with the given response to the call. */
function open(path: string, reply: () => Response | Promise<Response> = never, { isSignedIn = true } = {}) {
  if (isSignedIn) storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(emailSettingsEndpoints.completeGmail, reply)
  renderApp(server, path)
  return server
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test("loading: 'Completing Gmail Authentication'", async () => {
  open(callback)
  await screen.findByRole('heading', { name: 'Completing Gmail Authentication' })
})

test("success: 'Authentication Successful!' with the server message; the window closes after 3 seconds", async () => {
  open(callback, () => json({ success: true, message: 'Gmail is connected' }))
  await screen.findByRole('heading', { name: 'Authentication Successful!' })
  screen.getByText('Gmail is connected')
  expect(close).not.toHaveBeenCalled()
  await pass(3.1)
  expect(close).toHaveBeenCalledOnce()
})

test('signed out it finishes all the same, and says where to go on', async () => {
  open(callback, () => json({ success: true, message: 'Gmail is connected' }), { isSignedIn: false })
  await screen.findByRole('heading', { name: 'Authentication Successful!' })
  const link = screen.getByRole('link', { name: 'Go on to the email settings' })
  expect(link.getAttribute('href')).toBe('/email-config')
})

test("success: 'a Close Window button'", async () => {
  open(callback, () => json({ success: true, message: 'Gmail is connected' }))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: 'Close Window' }))
  expect(close).toHaveBeenCalled()
})

test("error: 'Authentication Failed' with the message, a Go Back link to /email-config and a Close Window button", async () => {
  open(callback, () => json({ detail: 'This state is not yours' }, 400))
  await screen.findByRole('heading', { name: 'Authentication Failed' })
  screen.getByText('This state is not yours')
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/email-config')
  screen.getByRole('button', { name: 'Close Window' })
  await pass(5)
  expect(close).not.toHaveBeenCalled()
})

test("a refusal in the answer: 'Server failure message is shown'", async () => {
  open(callback, () => json({ success: false, message: 'Google gave no refresh token' }))
  await screen.findByText('Google gave no refresh token')
})

test("error parameter: 'Authentication failed: {error}'", async () => {
  open('/gmail/callback?error=access_denied')
  await screen.findByText('Authentication failed: access_denied')
})

test.each(['/gmail/callback', '/gmail/callback?code=abc', '/gmail/callback?state=xyz'])(
  "'Missing authorization code or state parameter' at %s",
  async (path) => {
    open(path)
    await screen.findByText('Missing authorization code or state parameter')
  },
)

test("network failure: 'Failed to complete authentication'", async () => {
  open(callback, () => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText('Failed to complete authentication')
})

test('Microsoft returns to a page of its own, which completes its connection', async () => {
  const server = open('/microsoft/callback?code=abc&state=xyz')
  server.on(microsoftConnectionEndpoints.complete, () =>
    json({ success: true, message: 'Outlook is connected as sam@outlook.example' }),
  )
  await screen.findByRole('heading', { name: 'Authentication Successful!' })
  screen.getByText('Outlook is connected as sam@outlook.example')
})

test('shows while it waits for Microsoft', async () => {
  const server = open('/microsoft/callback?code=abc&state=xyz')
  server.on(microsoftConnectionEndpoints.complete, never)
  await screen.findByRole('heading', { name: 'Completing the connection to Microsoft' })
})
