import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { me, register, verifyRegistration } = accountEndpoints
const registration = { email: 'maya@example.test', username: 'maya', password: 'Abcdef1!' }
const registrationId = '0b5a1f6e-6f0a-4f7e-9d3c-2f6f4a1c8e11'
const accepted = {
  success: true,
  email_verified: true,
  message: 'Verified',
  access_token: 'access-1',
  refresh_token: 'refresh-1',
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

/** Registers through the form, with a code that expires after the given time. */
async function openVerification({ codeLifeSeconds = 600, hasId = true } = {}) {
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(register, () =>
    json({
      message: 'Sent',
      expires_at: new Date(Date.now() + codeLifeSeconds * 1000).toISOString(),
      ...(hasId ? { registration_id: registrationId } : {}),
    }),
  )
  renderApp(server, '/auth')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('link', { name: "Don't have an account? Sign up" }))
  await user.type(screen.getByLabelText('Email'), registration.email)
  await user.type(screen.getByLabelText('Username'), registration.username)
  await user.type(screen.getByLabelText('Password'), registration.password)
  await user.type(screen.getByLabelText('Confirm password'), registration.password)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByRole('heading', { name: 'Verify your email' })
  return { server, user, firstBox: screen.getByLabelText<HTMLInputElement>('Digit 1 of 6') }
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend/ })

test('the sixth digit submits by itself; success is shown, and the way leads back to sign-in', async () => {
  const { server, user } = await openVerification()
  server.on(verifyRegistration, () => json(accepted))
  await user.paste('123 456')
  await screen.findByText('Success!')
  screen.getByText('Account created successfully! You can now sign in with your credentials.')
  expect(server.received(verifyRegistration).map(({ body }) => body)).toEqual([
    { email: registration.email, verification_code: '123456', registration_id: registrationId },
  ])
  expect(window.localStorage.getItem('access_token')).toBe('access-1')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(registration.email)
  screen.getByText('You are signed in as maya.', { exact: false })
})

test('a refused code shows the server’s words, empties the boxes and starts again at the first', async () => {
  const { server, user, firstBox } = await openVerification()
  server.on(verifyRegistration, () => json({ detail: 'Invalid verification code' }, 400))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid verification code')
  expect(firstBox.value).toBe('')
  expect(document.activeElement).toBe(firstBox)
})

test('an answer that verifies nothing is a refusal, and no token is kept', async () => {
  const { server, user } = await openVerification()
  server.on(verifyRegistration, () => json({ ...accepted, email_verified: false, message: 'Not yet verified' }))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('Not yet verified')
  expect(window.localStorage.getItem('access_token')).toBeNull()
})

test("a refusal without a message: 'Email verification failed. Please try again.'", async () => {
  const { server, user } = await openVerification()
  server.on(verifyRegistration, () => json({}, 400))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('Email verification failed. Please try again.')
})

test('a refusal that comes without tokens shows the server’s words', async () => {
  const { server, user } = await openVerification()
  server.on(verifyRegistration, () => json({ success: false, message: 'This code belongs to another address' }))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('This code belongs to another address')
})

test('a registration answered without an id goes on, and its code is sent without one', async () => {
  const { server, user } = await openVerification({ hasId: false })
  server.on(verifyRegistration, () => json(accepted))
  await user.paste('123456')
  await screen.findByText('Success!')
  expect(server.received(verifyRegistration).map(({ body }) => body)).toEqual([
    { email: registration.email, verification_code: '123456' },
  ])
})

test('fewer than six digits are not sent', async () => {
  const { server, user } = await openVerification()
  await user.paste('123')
  await user.click(screen.getByRole('button', { name: 'Verify Email' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid 6-digit verification code')
  expect(server.received(verifyRegistration)).toEqual([])
})

test('the countdown runs in minutes and seconds, ends as expired, and then a new code may be asked for', async () => {
  await openVerification({ codeLifeSeconds: 45 })
  expect(screen.getByText(/^Code expires in 0:4[345]$/)).toBeTruthy()
  await pass(10)
  expect(screen.getByText(/^Code expires in 0:3[345]$/)).toBeTruthy()
  expect(resendButton().disabled).toBe(true)
  await pass(36)
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(resendButton().disabled).toBe(false)
})

test('a new code can be asked for after 60 seconds, by the same registration, and not again at once', async () => {
  const { server, user } = await openVerification()
  expect(resendButton().textContent).toMatch(/^Resend in (60|59|58)s$/)
  expect(resendButton().disabled).toBe(true)
  await pass(61)
  expect(resendButton().textContent).toBe('Resend verification code')
  await user.click(resendButton())
  await screen.findByText('The code is on its way.')
  expect(server.received(register).map(({ body }) => body)).toEqual([registration, registration])
  expect(screen.getByText(/^Code expires in (10:00|9:5\d)$/)).toBeTruthy()
  expect(resendButton().disabled).toBe(true)
})

test('a failed resend says so and may be repeated', async () => {
  const { server, user } = await openVerification()
  await pass(61)
  server.on(register, () => json({}, 500))
  await user.click(resendButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to resend code')
  await waitFor(() => expect(resendButton().disabled).toBe(false))
})

test('back at the registration, nothing that was entered is lost', async () => {
  const { user } = await openVerification()
  await user.click(screen.getByRole('link', { name: 'Back to registration' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(registration.email)
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(registration.username)
})

test("'Verification is submitted automatically about 100 ms after the sixth digit': 'Verifying...' while busy", async () => {
  const { server, user } = await openVerification()
  server.on(verifyRegistration, never)
  await user.keyboard('12345')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(server.received(verifyRegistration)).toEqual([])
  await user.keyboard('6')
  await act(() => vi.advanceTimersByTimeAsync(110))
  expect(server.received(verifyRegistration)).toHaveLength(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verifying...' }).disabled).toBe(true)
})

test('the first box takes the code that a phone offers, on a keyboard of digits', async () => {
  const { firstBox } = await openVerification()
  expect(document.activeElement).toBe(firstBox)
  expect(firstBox.autocomplete).toBe('one-time-code')
  expect(firstBox.inputMode).toBe('numeric')
})
