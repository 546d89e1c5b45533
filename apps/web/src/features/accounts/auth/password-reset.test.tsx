import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { passwordResetEndpoints, tooManyWrongCodes } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { requestCode, confirm } = passwordResetEndpoints
const sent = () => json({ message: 'Sent', expires_at: new Date(Date.now() + 600_000).toISOString() })

/** Opens the form for the new password, through the link on the sign-in form. */
async function openNewPassword(email = 'maya@example.test') {
  const server = createFakeServer()
  server.on(requestCode, sent)
  renderApp(server, '/auth')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('heading', { name: 'Choose a new password' })
  return { server, user }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.click(screen.getByLabelText('Digit 1 of 6'))
  await user.paste('123456')
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm password'), password)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a forgotten password is replaced with the mailed code, and signing in comes next', async () => {
  const { server, user } = await openNewPassword()
  expect(server.received(requestCode)[0]?.body).toEqual({ email: 'maya@example.test' })
  server.on(confirm, () => json({ message: 'Changed' }))
  await fillIn(user, 'Right-horse-7')
  await screen.findByText('Your password was changed, and you are signed out everywhere. Sign in with the new one.')
  expect(server.received(confirm)[0]?.body).toEqual({
    email: 'maya@example.test',
    verification_code: '123456',
    new_password: 'Right-horse-7',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.test')
  expect(window.localStorage.getItem('troupe.pending-password-reset')).toBeNull()
})

test('the answer does not reveal whether the address has an account', async () => {
  await openNewPassword()
  screen.getByText('If there is an account for this address, a 6-digit code is on its way to', { exact: false })
})

test('a refused code shows the server’s words and empties the boxes', async () => {
  const { server, user } = await openNewPassword()
  server.on(confirm, () => json({ detail: 'Incorrect verification code. You have 4 attempts left.' }, 422))
  await fillIn(user, 'Right-horse-7')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Incorrect verification code. You have 4 attempts left.')
  expect(screen.getByLabelText<HTMLInputElement>('Digit 1 of 6').value).toBe('')
})

test('without six digits nothing is sent', async () => {
  const { server, user } = await openNewPassword()
  await user.type(screen.getByLabelText('New password'), 'Right-horse-7')
  await user.type(screen.getByLabelText('Confirm password'), 'Right-horse-7')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid 6-digit verification code')
  expect(server.received(confirm)).toEqual([])
})

test('the new password follows the rules, and is not the address', async () => {
  const { user } = await openNewPassword('maya9@example.test')
  await user.type(screen.getByLabelText('New password'), 'maya@example.test')
  screen.getByText('Password must contain at least one uppercase letter')
  await user.clear(screen.getByLabelText('New password'))
  await user.type(screen.getByLabelText('New password'), 'Maya9@example.test')
  screen.getByText('Password must not be your email address or username')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(true)
})

test('a code that could not be asked for is said so', async () => {
  const server = createFakeServer()
  server.on(requestCode, () => json({ detail: 'Too many requests. Please try again later.' }, 429))
  renderApp(server, '/auth?step=reset')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), 'maya@example.test')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Please try again later.')
})

test('without a pending code, the address is asked for first', async () => {
  renderApp(createFakeServer(), '/auth?step=new-password')
  await screen.findByRole('heading', { name: 'Reset your password' })
})

const longCode = 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE6'

test('after too many guesses by others the long code of the mail is needed', async () => {
  const { server, user } = await openNewPassword()
  const refusal = `${tooManyWrongCodes}. The short code can be tried again in 20 hours. The long code in the mail still works.`
  server.on(confirm, () => json({ detail: refusal }, 429))
  await fillIn(user, 'Right-horse-7')
  const field = await screen.findByLabelText('Long code')
  expect(screen.getByRole('alert').textContent).toBe(refusal)
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
  await user.type(field, '12')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  screen.getByText('Please enter the long code as it stands in the mail')
  server.on(confirm, () => json({ message: 'Changed' }))
  await user.clear(screen.getByLabelText('Long code'))
  await user.type(screen.getByLabelText('Long code'), ` ${longCode.toLowerCase()}`)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText(/^Your password was changed/)
  expect(server.received(confirm).at(-1)?.body).toMatchObject({ verification_code: longCode })
})

test('a link of an operator sets a password without a mail', async () => {
  const server = createFakeServer()
  const parameters = new URLSearchParams({ email: 'maya@example.test', code: longCode })
  renderApp(server, `/auth?step=new-password#${parameters}`)
  const user = userEvent.setup()
  await screen.findByText('The link that you opened sets the password of', { exact: false })
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
  server.on(confirm, () => json({ detail: 'This verification code has expired.' }, 422))
  await user.type(screen.getByLabelText('New password'), 'Right-horse-7')
  await user.type(screen.getByLabelText('Confirm password'), 'Right-horse-7')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This verification code has expired.')
  server.on(confirm, () => json({ message: 'Changed' }))
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText(/^Your password was changed/)
  expect(server.received(confirm).at(-1)?.body).toMatchObject({
    email: 'maya@example.test',
    verification_code: longCode,
  })
})
