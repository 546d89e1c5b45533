import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { type SignInWays, singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { accountEndpoints } from '@troupe/contract/accounts'
import { describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { listWays, start, complete, confirm, listIdentities, removeIdentity } = singleSignOnEndpoints
const acme = { id: 'acme', name: 'Acme', domains: ['acme.test'] }
const globex = { id: 'globex', name: 'Globex', domains: [] }
const tokens = { access_token: 'a', refresh_token: 'r' }
const id = '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901'

function open(path: string, ways: Partial<SignInWays> = {}) {
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listWays, () => json({ providers: [acme, globex], local_passwords: true, ...ways }))
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('the sign-in screen', () => {
  test("leads to the provider's page, with the page to open afterwards and the address that was entered", async () => {
    const leave = vi.spyOn(window, 'open').mockImplementation(() => null)
    const { server, user } = open('/auth?q=vegan')
    server.on(start, () => json({ authorization_url: 'https://login.acme.test/page' }))
    await user.type(await screen.findByLabelText('Email'), 'maya@acme.test')
    await user.click(await button('Sign in with Acme'))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://login.acme.test/page', '_self'))
    expect(server.received(start)[0]?.body).toEqual({
      ...{ provider: 'acme', destination: '/dashboard?q=vegan', email: 'maya@acme.test' },
    })
  })

  test('says which provider serves the domain of the address', async () => {
    const { user } = open('/auth')
    await user.type(await screen.findByLabelText('Email'), 'maya@acme.test')
    await screen.findByText('acme.test signs in with Acme')
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'maya@other.test')
    await screen.findByText('or')
  })

  test('shows the providers only where passwords are off, also for a registration', async () => {
    const { router } = open('/auth', { local_passwords: false })
    await button('Sign in with Acme')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await router.navigate('/auth?step=register')
    await button('Sign in with Globex')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await router.navigate('/auth?step=password')
    await screen.findByLabelText('Password')
  })

  test('shows no trace of providers where there are none, nor where they cannot be read', async () => {
    const { server, router } = open('/auth', { providers: [] })
    await screen.findByLabelText('Password')
    expect(screen.queryByText('or')).toBeNull()
    server.on(listWays, () => json({}, 500))
    await router.navigate('/auth?step=register')
    await screen.findByLabelText('Confirm password')
    expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull()
  })

  test('shows why a provider could not be reached, and keeps the form', async () => {
    const { server, user } = open('/auth')
    server.on(start, () => json({ detail: 'Acme did not answer' }, 503))
    await user.click(await button('Sign in with Acme'))
    expect((await screen.findByRole('alert')).textContent).toBe('Acme did not answer')
    screen.getByLabelText('Password')
  })
})

describe('the page to which a provider sends people back', () => {
  const back = '/single-sign-on/acme?code=abc&state=xyz&iss=https%3A%2F%2Flogin.acme.test'

  test('signs in, and opens the page that was asked for', async () => {
    const { server, router } = open(back)
    server.on(complete, () => json({ state: 'signed_in', ...tokens, destination: '/account' }))
    server.on(accountSettingsEndpoints.listSessions, () => json({ sessions: [] }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(server.received(complete).map(({ body }) => body)).toEqual([
      { provider: 'acme', code: 'abc', state: 'xyz', iss: 'https://login.acme.test' },
    ])
    expect(window.localStorage.getItem('access_token')).toBe('a')
  })

  test.each(['//evil.test', 'https://evil.test'])('does not leave this site for %s', async (destination) => {
    const { server, router } = open(back)
    server.on(complete, () => json({ state: 'signed_in', ...tokens, destination }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/conversation'))
  })

  test('asks for the code that was mailed to an address which the provider has not verified', async () => {
    const { server, router, user } = open(back)
    const expires_at = new Date(Date.now() + 600_000).toISOString()
    server.on(complete, () => json({ state: 'code_sent', confirmation_id: id, email: 'uma@acme.test', expires_at }))
    server.on(confirm, () => json({ detail: 'Wrong code' }, 422))
    await screen.findByRole('heading', { name: 'Confirm your email address' })
    screen.getByText('uma@acme.test')
    await user.paste('111111')
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong code')
    server.on(confirm, () => json({ state: 'signed_in', ...tokens, destination: '/account' }))
    server.on(accountSettingsEndpoints.listSessions, () => json({ sessions: [] }))
    await user.paste('123456')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(server.received(confirm).at(-1)?.body).toEqual({ confirmation_id: id, verification_code: '123456' })
  })

  test.each([
    ['/single-sign-on/acme?error=access_denied&state=xyz', 'The sign-in was cancelled.'],
    ['/single-sign-on/acme?error=server_error', 'The sign-in was refused: server_error'],
    ['/single-sign-on/acme?code=abc', 'The address of this page is not complete. Please start again.'],
  ])('says what is wrong at %s', async (path, message) => {
    open(path)
    await screen.findByText(message)
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/auth')
  })

  test('shows the server’s words, and the way back', async () => {
    const { server } = open(back)
    server.on(complete, () => json({ detail: 'Acme did not confirm who you are' }, 422))
    await screen.findByText('Acme did not confirm who you are')
    screen.getByRole('link', { name: 'Back to sign-in' })
  })
})

describe('the account page', () => {
  const identity = {
    ...{ id, provider: 'Acme', is_usable: true, email: 'maya@acme.test' },
    ...{ created_at: '2026-01-01T00:00:00.000Z', last_used_at: new Date().toISOString() },
  }

  function openAccount(hasPassword: boolean) {
    storeTokens()
    const opened = open('/account')
    opened.server.on(listIdentities, () => json({ identities: [identity], has_password: hasPassword }))
    const session = { id, device: 'Firefox on Linux', ip: '192.0.2.7', current: true, single_sign_on_provider: 'Acme' }
    const { created_at, last_used_at } = identity
    opened.server.on(accountSettingsEndpoints.listSessions, () =>
      json({ sessions: [{ ...session, sign_in_method: 'single sign-on', created_at, last_used_at }] }),
    )
    return opened
  }

  test('names the provider of a session', async () => {
    openAccount(true)
    await screen.findByText(/single sign-on \(Acme\)/)
  })

  test('removes a provider after a question, and shows why it may not', async () => {
    const { server, user } = openAccount(true)
    server.on(removeIdentity, () => json({ detail: 'This is your only way to sign in' }, 409))
    await user.click(await button('Remove Acme'))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('This is your only way to sign in')
    server.on(removeIdentity, () => json({ message: 'Removed' }))
    server.on(listIdentities, () => json({ identities: [], has_password: true }))
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Acme' })).toBeNull())
  })

  test('asks an account without a password for none', async () => {
    const { server, user } = openAccount(false)
    await screen.findByText('None: you sign in with single sign-on')
    server.on(accountSettingsEndpoints.deleteAccount, () => json({ detail: 'Please sign in again' }, 403))
    await user.click(await button('Delete account'))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByLabelText('Current password')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Please sign in again')
    expect(server.received(accountSettingsEndpoints.deleteAccount)[0]?.body).toEqual({})
  })
})
