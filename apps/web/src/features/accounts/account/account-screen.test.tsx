import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AccountExport } from '@troupe/contract/account/account-export'
import { accountSettingsEndpoints, type Session } from '@troupe/contract/account/account-settings'
import { secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { listSessions, changePassword, requestEmailChange, verifyEmailChange, deleteAccount, exportData } =
  accountSettingsEndpoints
const { logoutAll, me } = accountEndpoints
const tabletId = 'f2b1c6de-8a1e-4a53-9a3d-0d7f3f6f5a03'
const otherId = 'f2b1c6de-8a1e-4a53-9a3d-0d7f3f6f5a02'

function makeSession(parts: Partial<Session> = {}): Session {
  return {
    id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901',
    device: 'Firefox on Linux',
    ip: '192.0.2.7',
    sign_in_method: 'password + code',
    created_at: '2026-01-01T00:00:00.000Z',
    last_used_at: new Date().toISOString(),
    current: true,
    ...parts,
  }
}

const noFactors = { app_since: null, passkeys: [], recovery_codes_left: 0, is_demanded: false }
const phone = makeSession({ id: otherId, device: 'Safari on iOS', ip: '192.0.2.9', current: false })
const wrongPassword = () => json({ detail: 'The current password is not correct' }, 403)

async function openAccount(others = [phone]) {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(listSessions, () => json({ sessions: [makeSession(), ...others] }))
  server.on(secondFactorEndpoints.get, () => json(noFactors))
  const { router } = renderApp(server, '/account')
  await screen.findByText('This device')
  return { server, router, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('sessions', () => {
  test('each is shown with its device, and this one cannot be ended from the list', async () => {
    await openAccount()
    expect(screen.getByText('Safari on iOS')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Sign out Firefox/ })).toBeNull()
  })

  test('another one is ended, and the list read again', async () => {
    const { server, user } = await openAccount()
    const endSession = {
      ...accountSettingsEndpoints.endSession,
      path: `/api/account/sessions/${otherId}`,
    } as const
    server.on(endSession, () => json({ message: 'Ended' }))
    server.on(listSessions, () => json({ sessions: [makeSession()] }))
    await user.click(button('Sign out Safari on iOS at 192.0.2.9'))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(server.received(endSession)).toHaveLength(1)
  })

  test('one that could not be ended is told, also when two are ended at once', async () => {
    const { server, user } = await openAccount([phone, { ...phone, id: tabletId, ip: '192.0.2.10' }])
    const isAnswered = Promise.withResolvers<void>()
    server.on(accountSettingsEndpoints.endSession, async ({ path }) => {
      await isAnswered.promise
      return path.endsWith(tabletId) ? json({ message: 'Ended' }) : json({ detail: 'The database is starting' }, 503)
    })
    await user.click(button('Sign out Safari on iOS at 192.0.2.9'))
    await user.click(button('Sign out Safari on iOS at 192.0.2.10'))
    isAnswered.resolve()
    expect((await screen.findByRole('alert')).textContent).toBe('The database is starting')
  })

  test('all are ended, this one too', async () => {
    const { server, user, router } = await openAccount()
    server.on(logoutAll, () => json({ message: 'Bye' }))
    await user.click(button('Sign out everywhere'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(window.localStorage.getItem('refresh_token')).toBeNull()
    expect(router.state.location.state).toBeNull()
  })

  test('that could not all be ended show a message', async () => {
    const { server, user } = await openAccount()
    server.on(logoutAll, () => json({ detail: 'The database is starting' }, 503))
    await user.click(button('Sign out everywhere'))
    expect((await screen.findByRole('alert')).textContent).toBe('The database is starting')
    expect(window.localStorage.getItem('access_token')).toBe('access-1')
  })

  test('that could not be read show a message and a retry', async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, () => json(makeUser()))
    server.on(listSessions, () => json({}, 500))
    server.on(secondFactorEndpoints.get, () => json(noFactors))
    renderApp(server, '/account')
    await screen.findByText('Your sessions could not be read')
    server.on(listSessions, () => json({ sessions: [makeSession()] }))
    await userEvent.click(button('Try again'))
    await screen.findByText('This device')
  })
})

describe('password', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.click(button('Change password'))
    await user.type(screen.getByLabelText('Current password'), 'Old-horse-7')
    await user.type(screen.getByLabelText('New password'), 'Right-horse-7')
    await user.type(screen.getByLabelText('Confirm password'), 'Right-horse-7')
    await user.click(button('Save password'))
  }

  test('a new one is set with the present one', async () => {
    const { server, user } = await openAccount()
    server.on(changePassword, () => json({ message: 'Changed' }))
    await fillIn(user)
    await screen.findByText('Your password was changed, and every other device is signed out.')
    expect(server.received(changePassword)[0]?.body).toEqual({
      current_password: 'Old-horse-7',
      new_password: 'Right-horse-7',
    })
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('a wrong present one is said at its field', async () => {
    const { server, user } = await openAccount()
    server.on(changePassword, wrongPassword)
    await fillIn(user)
    await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('The current password is not correct')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('email', () => {
  async function askForCode(user: ReturnType<typeof userEvent.setup>, address = 'new@example.test') {
    await user.click(button('Change email'))
    await user.type(screen.getByLabelText('New email'), address)
    await user.type(screen.getByLabelText('Current password'), 'Old-horse-7')
    await user.click(button('Send code'))
  }
  const sent = () => json({ message: 'Sent', expires_at: new Date(Date.now() + 600_000).toISOString() })

  test('a new address counts once its code is entered', async () => {
    const { server, user } = await openAccount()
    server.on(requestEmailChange, sent)
    server.on(verifyEmailChange, () => json({ message: 'Changed', user: makeUser({ email: 'new@example.test' }) }))
    await askForCode(user)
    const dialog = await screen.findByRole('dialog', { name: 'Verify your new email' })
    await user.click(within(dialog).getByLabelText('Digit 1 of 6'))
    await user.paste('123456')
    await screen.findByText('Email Verified!')
    await screen.findByText('Your email address was changed.')
    expect(screen.getAllByText('new@example.test').length).toBeGreaterThan(0)
    expect(server.received(requestEmailChange)).toHaveLength(1)
    expect(server.received(verifyEmailChange)[0]?.body).toEqual({
      new_email: 'new@example.test',
      verification_code: '123456',
    })
  })

  test('a wrong password is said at its field, and no code is asked for', async () => {
    const { server, user } = await openAccount()
    server.on(requestEmailChange, wrongPassword)
    await askForCode(user)
    await screen.findByText('The current password is not correct')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the present address is no change', async () => {
    const { user } = await openAccount()
    await user.click(button('Change email'))
    await user.type(screen.getByLabelText('New email'), 'MAYA@example.test')
    expect(screen.getByText('This is your address already')).toBeTruthy()
    expect(button('Send code').disabled).toBe(true)
  })
})

describe('data', () => {
  test('is saved as a file', async () => {
    const { server, user } = await openAccount()
    const account = { ...makeUser(), updated_at: '2026-01-01T00:00:00.000Z' }
    const lists = Object.fromEntries(Object.keys(AccountExport.shape).map((name) => [name, []]))
    server.on(exportData, () => json({ ...lists, exported_at: '2026-11-21T10:00:00.000Z', account }))
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return 'blob:1'
    }
    URL.revokeObjectURL = () => undefined
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(button('Download your data'))
    await waitFor(() => expect(names).toEqual(['troupe-account-2026-11-21.json']))
    expect(await files[0]?.text()).toContain('maya@example.test')
  })

  test('that could not be prepared shows a message', async () => {
    const { server, user } = await openAccount()
    server.on(exportData, () => json({}, 500))
    await user.click(button('Download your data'))
    expect((await screen.findByRole('alert')).textContent).toBe('Your data could not be prepared. Please try again.')
  })
})

describe('deletion', () => {
  async function confirm(user: ReturnType<typeof userEvent.setup>) {
    await user.click(button('Delete account'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await user.type(within(dialog).getByLabelText('Current password'), 'Old-horse-7')
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  }

  test('needs the password, and ends the session', async () => {
    const { server, user } = await openAccount()
    server.on(deleteAccount, () => json({ message: 'Deleted' }))
    await confirm(user)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(server.received(deleteAccount)[0]?.body).toEqual({ current_password: 'Old-horse-7' })
    expect(window.localStorage.getItem('access_token')).toBeNull()
  })

  test('with a wrong password deletes nothing', async () => {
    const { server, user } = await openAccount()
    server.on(deleteAccount, wrongPassword)
    await confirm(user)
    await screen.findByText('The current password is not correct')
    expect(window.localStorage.getItem('access_token')).toBe('access-1')
  })
})

test('the user menu leads to the account', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(listSessions, () => json({ sessions: [makeSession()] }))
  const { router } = renderApp(server, '/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'maya Premium Plan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Account' }))
  await screen.findByRole('heading', { name: 'Account' })
  await act(async () => undefined)
  expect(router.state.location.pathname).toBe('/account')
})
