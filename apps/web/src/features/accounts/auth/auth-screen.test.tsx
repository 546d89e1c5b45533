import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { login, me, register } = accountEndpoints
const goodPassword = 'Abcdef1!'

async function openSignIn() {
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  const { router } = renderApp(server, '/auth')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Sign in' })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  return { server, router, user, field, button }
}

async function openRegistration() {
  const opened = await openSignIn()
  await opened.user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  return opened
}

test('a person signs in and comes to the first screen', async () => {
  const { server, router, user, field, button } = await openSignIn()
  server.on(login, () => json({ access_token: 'a', refresh_token: 'r' }))
  await user.type(field('Email'), 'maya@example.test')
  await user.type(field('Password'), 'secret')
  await user.click(button('Sign in'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversation'))
  expect(server.received(login)[0]?.body).toEqual({ email: 'maya@example.test', password: 'secret' })
  expect(window.localStorage.getItem('access_token')).toBe('a')
  expect(window.localStorage.getItem('refresh_token')).toBe('r')
})

test('the sentence of the landing page’s search goes along into the first search', async () => {
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(login, () => json({ access_token: 'a', refresh_token: 'r' }))
  const { router } = renderApp(server, '/auth?step=register&q=vegan+baking')
  await screen.findByRole('heading', { name: 'Create your account' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }))
  await user.type(await screen.findByLabelText('Email'), 'maya@example.test')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(router.state.location.search).toBe('?q=vegan+baking')
})

test('signed in, the page says so first and shows the form on demand', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/auth')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'You are signed in as maya.' })
  expect(screen.getByRole('link', { name: 'Continue to Troupe' }).getAttribute('href')).toBe('/conversation')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in with another account' }))
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('the logo leads to the start page', async () => {
  await openSignIn()
  expect(screen.getByRole('link', { name: 'Troupe' }).getAttribute('href')).toBe('/')
})

test('the password is shown by the keyboard, too', async () => {
  const { user, field } = await openSignIn()
  await user.type(field('Password'), 'secret')
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Show password')
  await user.keyboard('{Enter}')
  expect(field('Password').type).toBe('text')
})

test('a password that is tried first is weak, whatever it meets', async () => {
  const { user, field } = await openRegistration()
  await user.type(field('Password'), 'Password1!')
  expect(screen.getByText('Weak', { exact: false })).toBeTruthy()
  screen.getByText(/among the first that are tried/)
})

test('a wrong e-mail is named while typing and keeps the form from being sent', async () => {
  const { user, field, button } = await openSignIn()
  await user.type(field('Email'), 'maya@')
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(button('Sign in').disabled).toBe(true)
  await user.clear(field('Email'))
  expect(screen.getByText('Email is required')).toBeTruthy()
  await user.type(field('Email'), 'maya@example.test')
  expect(button('Sign in').disabled).toBe(false)
})

test('a refused sign-in says why', async () => {
  const { server, user, field, button } = await openSignIn()
  server.on(login, () => json({ detail: 'Incorrect email or password' }, 401))
  await user.type(field('Email'), 'maya@example.test')
  await user.type(field('Password'), 'wrong')
  await user.click(button('Sign in'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid email or password. Please check your credentials and try again.')
})

test('the button is busy while the server is asked', async () => {
  const { server, user, field, button } = await openSignIn()
  server.on(login, never)
  await user.type(field('Email'), 'maya@example.test')
  await user.type(field('Password'), 'secret')
  await user.click(button('Sign in'))
  await waitFor(() => expect(button('Signing in...').disabled).toBe(true))
})

test('registration checks each field by the rules of the contract', async () => {
  const { user, field, button } = await openRegistration()
  await user.type(field('Username'), 'ma')
  expect(screen.getByText('Username must be at least 3 characters long')).toBeTruthy()
  await user.type(field('Password'), 'abcdefgh')
  expect(screen.getByText('Password must contain at least one uppercase letter')).toBeTruthy()
  expect(button('Create account').disabled).toBe(true)
})

test('the password’s strength and requirements are updated while typing', async () => {
  const { user, field } = await openRegistration()
  const requirement = (label: string) => screen.getByText(label, { selector: 'li' }).textContent
  await user.type(field('Password'), 'abc')
  expect(screen.getByText('Weak', { exact: false })).toBeTruthy()
  expect(requirement('One lowercase letter')).toContain('met:')
  expect(requirement('One number')).toContain('not met:')
  await user.type(field('Password'), 'DEF12')
  expect(screen.getByText('Medium', { exact: false })).toBeTruthy()
  await user.type(field('Password'), '!')
  expect(screen.getByText('Strong', { exact: false })).toBeTruthy()
})

test('the confirmation is compared while typing in either field', async () => {
  const { user, field } = await openRegistration()
  await user.type(field('Password'), goodPassword)
  await user.type(field('Confirm password'), 'Abc')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await user.type(field('Confirm password'), 'def1!')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  await user.type(field('Password'), 'x')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
})

test('an address that is taken is said so', async () => {
  const { server, user, field, button } = await openRegistration()
  server.on(register, () => json({ detail: 'Email already registered' }, 409))
  await user.type(field('Email'), 'maya@example.test')
  await user.type(field('Username'), 'maya')
  await user.type(field('Password'), goodPassword)
  await user.type(field('Confirm password'), goodPassword)
  await user.click(button('Create account'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Email already exists. Please try signing in instead.')
})

test("'The register button is disabled while any field error exists or a request is in flight': 'Creating account...'", async () => {
  const { server, user, field, button } = await openRegistration()
  server.on(register, never)
  await user.type(field('Email'), 'maya@example.test')
  await user.type(field('Username'), 'maya')
  await user.type(field('Password'), goodPassword)
  await user.type(field('Confirm password'), goodPassword)
  await user.click(button('Create account'))
  await waitFor(() => expect(button('Creating account...').disabled).toBe(true))
})

test('each field has its autocomplete purpose', async () => {
  const { user, field, button } = await openSignIn()
  expect(field('Email').autocomplete).toBe('username')
  expect(field('Email').inputMode).toBe('email')
  expect(field('Password').autocomplete).toBe('current-password')
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  await waitFor(() => expect(button('Create account')).toBeTruthy())
  expect(field('Email').autocomplete).toBe('username')
  expect(field('Username').autocomplete).toBe('nickname')
  expect(field('Password').autocomplete).toBe('new-password')
  expect(field('Confirm password').autocomplete).toBe('new-password')
})

test('a password that is nothing but the address is refused while typing; a common one is warned of', async () => {
  const { user, field } = await openRegistration()
  await user.type(field('Password'), 'Password1!')
  expect(screen.getByText(/among the first that are tried/)).toBeTruthy()
  await user.type(field('Email'), 'maya.9@example.test')
  await user.clear(field('Password'))
  await user.type(field('Password'), 'Maya.9@example.test')
  expect(screen.getByText('Password must not be your email address or username')).toBeTruthy()
  expect(screen.queryByText(/among the first that are tried/)).toBeNull()
})

test('a signed-in user need not sign in again', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/auth')
  expect((await screen.findByRole('link', { name: 'Continue to Troupe' })).getAttribute('href')).toBe('/conversation')
})
