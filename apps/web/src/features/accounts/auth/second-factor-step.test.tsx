import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { SecondFactorNeeded } from '@troupe/contract/sign-in/second-factor-proof'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { prove } = secondFactorSignInEndpoints
const needed: SecondFactorNeeded = {
  second_factor_required: true,
  challenge_token: 'challenge',
  expires_at: '2030-01-01T00:05:00.000Z',
  methods: ['code', 'recovery_code'],
  passkey_options: null,
}

/** Opens the sign-in page and enters the right password of an account with an app. */
async function enterPassword() {
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(accountEndpoints.login, () => json(needed))
  const { router } = renderApp(server, '/auth')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), 'maya@example.test')
  await user.type(screen.getByLabelText('Password'), 'Right-horse-7')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Second step' })
  return { server, router, user, submit: () => user.click(screen.getByRole('button', { name: 'Sign in' })) }
}

test('the code of the app completes the sign-in', async () => {
  const { server, router, user, submit } = await enterPassword()
  server.on(prove, () => json({ access_token: 'a', refresh_token: 'r' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Digit 1 of 6'))
  await user.keyboard('123456')
  await submit()
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversation'))
  const proof = { method: 'code', code: '123456' }
  expect(server.received(prove)[0]?.body).toEqual({ challenge_token: 'challenge', proof })
})

test('a refused code says why, and a recovery code can be used instead', async () => {
  const { server, user, submit } = await enterPassword()
  server.on(prove, () => json({ detail: 'This code is not correct' }, 401))
  await user.keyboard('000000')
  await submit()
  await screen.findByText('This code is not correct')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(screen.queryByText('This code is not correct')).toBeNull()
  await user.type(screen.getByLabelText('Recovery code'), '7q2m x0vd 4ktr 9zbc')
  server.on(prove, () => json({ access_token: 'a', refresh_token: 'r' }))
  await submit()
  await waitFor(() => expect(window.localStorage.getItem('access_token')).toBe('a'))
})

test('the way back leads to address and password', async () => {
  const { user } = await enterPassword()
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('a browser without passkeys does not offer them', async () => {
  await enterPassword()
  expect(screen.queryByRole('button', { name: /passkey/i })).toBeNull()
})
