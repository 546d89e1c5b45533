import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { me, register, verifyRegistration } = accountEndpoints
const key = 'troupe.pending-registration'
const registrationId = '0b5a1f6e-6f0a-4f7e-9d3c-2f6f4a1c8e11'

/** Fills the storage as a tab that requested a code some time ago. */
function leaveBehind({ minutesAgo = 2, destination }: { minutesAgo?: number; destination?: string } = {}) {
  const sentAt = Date.now() - minutesAgo * 60_000
  const pending = {
    email: 'maya@example.test',
    username: 'maya',
    registrationId,
    destination,
    expiresAt: sentAt + 600_000,
    resendAllowedAt: sentAt + 60_000,
  }
  window.localStorage.setItem(key, JSON.stringify(pending))
}

test('after a reload the code can still be entered, and the countdown goes on', async () => {
  leaveBehind()
  const server = createFakeServer()
  server.on(verifyRegistration, () => json({ detail: 'Incorrect verification code' }, 422))
  renderApp(server, '/auth?step=verify')
  expect(await screen.findByText(/^Code expires in (8:00|7:5\d)$/)).toBeTruthy()
  await userEvent.paste('123456')
  await screen.findByRole('alert')
  expect(server.received(verifyRegistration)[0]?.body).toEqual({
    email: 'maya@example.test',
    verification_code: '123456',
    registration_id: registrationId,
  })
})

test('the link of the mail enters its code, where the registration was begun, and once', async () => {
  leaveBehind()
  const server = createFakeServer()
  server.on(verifyRegistration, () => json({ detail: 'Incorrect verification code' }, 422))
  const { router } = renderApp(server, '/auth?step=verify#code=123456')
  await screen.findByText('Incorrect verification code')
  expect(server.received(verifyRegistration).map(({ body }) => body)).toEqual([
    { email: 'maya@example.test', verification_code: '123456', registration_id: registrationId },
  ])
  expect(router.state.location.hash).toBe('')
})

test('the tab of the link goes on to the page that the registration was begun for', async () => {
  leaveBehind({ destination: '/dashboard?q=vegan+baking' })
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(verifyRegistration, () =>
    json({ success: true, email_verified: true, message: '', access_token: 'a', refresh_token: 'r' }),
  )
  renderApp(server, '/auth?step=verify#code=123456')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const link = await screen.findByRole('link', { name: 'Continue to Troupe' })
  expect(link.getAttribute('href')).toBe('/dashboard?q=vegan+baking')
})

test('elsewhere the link of the mail says where it works', async () => {
  renderApp(createFakeServer(), '/auth?step=verify#code=123456')
  await screen.findByRole('heading', { name: 'Sign in' })
  screen.getByText(/Please open the link in the browser in which you signed up/)
})

test('no password is kept in the browser, so a new code leads over the registration form', async () => {
  leaveBehind()
  const server = createFakeServer()
  server.on(register, () =>
    json({
      message: 'Sent',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      registration_id: registrationId,
    }),
  )
  renderApp(server, '/auth?step=verify')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Resend verification code' }))
  await screen.findByText('Your password is not kept in this browser. Enter it once more, and we send a new code.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.test')
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('maya')
  await user.type(screen.getByLabelText('Password'), 'Right-horse-7')
  await user.type(screen.getByLabelText('Confirm password'), 'Right-horse-7')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(window.localStorage.getItem(key)).not.toContain('Right-horse-7')
})

test('another tab offers to enter the code', async () => {
  leaveBehind()
  renderApp(createFakeServer(), '/auth')
  await screen.findByText('A registration for maya@example.test waits for its code.')
  await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }))
  await screen.findByRole('heading', { name: 'Verify your email' })
})

test('a code that was entered in another tab leaves the sign-in form here', async () => {
  leaveBehind()
  renderApp(createFakeServer(), '/auth?step=verify')
  await screen.findByRole('heading', { name: 'Verify your email' })
  window.localStorage.removeItem(key)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: window.localStorage }))
  })
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('after an hour a registration is forgotten', async () => {
  leaveBehind({ minutesAgo: 71 })
  renderApp(createFakeServer(), '/auth?step=verify')
  await screen.findByRole('heading', { name: 'Sign in' })
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull())
})

test('other stored values are ignored', async () => {
  window.localStorage.setItem(key, '{"email":')
  renderApp(createFakeServer(), '/auth?step=verify')
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('back and forward lead through the forms, with where the person came from', async () => {
  const { router } = renderApp(createFakeServer(), '/dashboard?from=mail')
  await screen.findByRole('heading', { name: 'Sign in' })
  await userEvent.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(router.state.location.state).toEqual({ origin: '/dashboard?from=mail' })
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { name: 'Sign in' })
})

test("'Back to registration resets code, messages and timers': nothing waits for a code any more", async () => {
  leaveBehind()
  renderApp(createFakeServer(), '/auth?step=verify')
  await userEvent.click(await screen.findByRole('link', { name: 'Back to registration' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull())
})
