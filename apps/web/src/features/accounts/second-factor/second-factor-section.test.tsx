import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { type SecondFactorState, secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { get, beginApp, completeApp, removeApp, makeRecoveryCodes } = secondFactorEndpoints
const none: SecondFactorState = { app_since: null, passkeys: [], recovery_codes_left: 0, is_demanded: false }
const withApp: SecondFactorState = { ...none, app_since: '2026-01-01T00:00:00.000Z', recovery_codes_left: 9 }
const codes = ['7Q2M-X0VD-4KTR-9ZBC', '8Q2M-X0VD-4KTR-9ZBC']
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

async function openSection(factors: SecondFactorState, person = makeUser()) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(person))
  server.on(accountSettingsEndpoints.listSessions, () => json({ sessions: [] }))
  server.on(get, () => json(factors))
  renderApp(server, '/account')
  await screen.findByText('Authenticator app')
  return { server, user: userEvent.setup() }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

async function setUpApp({ server, user }: Awaited<ReturnType<typeof openSection>>) {
  server.on(beginApp, () => json({ secret, uri: `otpauth://totp/Troupe:maya?secret=${secret}&issuer=Troupe` }))
  server.on(completeApp, () => json({ message: 'Set up', recovery_codes: codes }))
  await press(user, 'Set up')
  await user.type(await screen.findByLabelText('Current password'), 'Right-horse-7')
  await press(user, 'Continue')
  await screen.findByRole('img', { name: 'QR code with the key' })
  await user.type(screen.getByLabelText('Digit 1 of 6'), '123456')
  server.on(get, () => json(withApp))
  await press(user, 'Turn on')
  return screen.findByDisplayValue(/7Q2M-X0VD/)
}

test('an app is set up with password, picture and first code, and the recovery codes are shown', async () => {
  const opened = await openSection(none)
  await screen.findByText('There is no second step yet: your password alone signs in.')
  const shown = await setUpApp(opened)
  expect(shown).toHaveProperty('value', codes.join('\n'))
  expect(opened.server.received(beginApp)[0]?.body).toEqual({
    confirmation: { method: 'password', password: 'Right-horse-7' },
  })
  expect(opened.server.received(completeApp)[0]?.body).toEqual({ code: '123456' })
  await press(opened.user, 'Done')
  await screen.findByText('9 of 10 left. Each signs in once when you have lost the rest.')
})

test('a wrong password stays in its field', async () => {
  const { server, user } = await openSection(none)
  server.on(beginApp, () => json({ detail: 'The current password is not correct' }, 403))
  await press(user, 'Set up')
  await user.type(await screen.findByLabelText('Current password'), 'x')
  await press(user, 'Continue')
  await screen.findByText('The current password is not correct')
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('the removal of the last factor says what it means, and is confirmed by a code, too', async () => {
  const { server, user } = await openSection(withApp)
  server.on(removeApp, () => json({ message: 'Removed' }))
  await press(user, 'Remove the authenticator app')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText(/This is your last second factor/)
  await press(user, 'Use a code of the app')
  await user.type(within(dialog).getByLabelText('Code of the app'), '12 34 56')
  server.on(get, () => json(none))
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText('There is no second step yet: your password alone signs in.')
  expect(server.received(removeApp)[0]?.body).toEqual({
    confirmation: { method: 'code', code: '123456' },
    removes_last: true,
  })
})

test('new recovery codes are made after a warning', async () => {
  const { server, user } = await openSection(withApp)
  server.on(makeRecoveryCodes, () => json({ recovery_codes: codes }))
  await press(user, 'Make new ones')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('The codes that you have now no longer work.')
  await user.type(within(dialog).getByLabelText('Current password'), 'Right-horse-7')
  await user.click(within(dialog).getByRole('button', { name: 'Make new ones' }))
  await screen.findByDisplayValue(/7Q2M-X0VD/)
})

test('a user who must have a second factor sees nothing else until one is set up', async () => {
  const opened = await openSection(none, makeUser({ second_factor_demanded: true }))
  const { server, user } = opened
  screen.getByRole('heading', { name: 'Set up a second factor' })
  expect(screen.queryByText('Where you are signed in')).toBeNull()
  expect(screen.getByRole('button', { name: 'Continue to Troupe' })).toHaveProperty('disabled', true)
  await setUpApp(opened)
  await press(user, 'Done')
  server.on(accountEndpoints.refresh, () => json({ access_token: 'access-2', refresh_token: 'refresh-2' }))
  server.on(accountEndpoints.me, () => json(makeUser()))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue to Troupe' })).toHaveProperty('disabled', false),
  )
  await press(user, 'Continue to Troupe')
  await screen.findByText('Where you are signed in')
  expect(window.localStorage.getItem('access_token')).toBe('access-2')
})
