import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { registrationEndpoints } from '@troupe/contract/account/registration-rule'
import { accountEndpoints } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

function openRegistration(state: object) {
  const server = createFakeServer()
  server.on(registrationEndpoints.getRegistration, () => json({ domains: [], contact: null, ...state }))
  renderApp(server, '/auth?step=register')
  return { server, user: userEvent.setup() }
}

test('a stranger sees that registration is by invitation, and whom to ask', async () => {
  openRegistration({ registration: 'invitation', contact: 'it@brand.test' })
  await screen.findByRole('heading', { name: 'By invitation' })
  expect(screen.getByRole('link', { name: 'it@brand.test' }).getAttribute('href')).toBe('mailto:it@brand.test')
  expect(screen.queryByLabelText('Username')).toBeNull()
})

test('a person with an invitation registers all the same, and is told why it is refused', async () => {
  const { server, user } = openRegistration({ registration: 'invitation' })
  const detail = 'Registration is by invitation. Ask the person who runs this installation to invite this address.'
  server.on(accountEndpoints.register, () => json({ detail, message_key: 'accounts.invitation_needed' }, 403))
  await user.click(await screen.findByRole('button', { name: 'I have an invitation' }))
  await user.type(screen.getByLabelText('Email'), 'maya@else.test')
  await user.type(screen.getByLabelText('Username'), 'maya')
  await user.type(screen.getByLabelText('Password'), 'Abcdef1!')
  await user.type(screen.getByLabelText('Confirm password'), 'Abcdef1!')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByText(detail)
})

test('the form names the domains whose addresses may register', async () => {
  openRegistration({ registration: 'domain', domains: ['brand.test', 'other.test'] })
  await screen.findByText('Accounts are for addresses of brand.test and other.test, and for invited ones.')
  screen.getByLabelText('Username')
})

test('the form is there if the rule cannot be read', async () => {
  const { server } = openRegistration({ registration: 'open' })
  server.on(registrationEndpoints.getRegistration, () => json({ detail: 'no' }, 500))
  await screen.findByRole('heading', { name: 'Create your account' })
})
