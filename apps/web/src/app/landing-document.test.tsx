import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../testing/factories.ts'
import { createFakeServer, type FakeServer, json } from '../testing/fake-server.ts'
import { renderApp, storeTokens } from '../testing/render-app.tsx'
import { LandingDocument } from './landing-document.tsx'
import { prerenderLanding } from './prerender.tsx'

const { me, logout } = accountEndpoints

let server: FakeServer
let root: Root | undefined
const container = document.createElement('div')

beforeEach(() => {
  server = createFakeServer()
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) =>
    String(input) === '/health/ready' ? json({ status: 'ok', problems: [] }) : server.fetch(input, init),
  )
})

afterEach(() => {
  act(() => root?.unmount())
  container.remove()
})

/** Opens the page as the server sends it. Hydration logs any difference to the console, which fails the test. */
async function openPrerendered() {
  container.innerHTML = (await prerenderLanding('en')).content
  document.body.append(container)
  await act(async () => {
    root = hydrateRoot(container, <LandingDocument />)
  })
  return screen.getByRole('banner')
}

test('the prerendered page is what a signed-out visitor sees, and asks for no session', async () => {
  const bar = await openPrerendered()
  expect(within(bar).getByRole('link', { name: 'Get Started' })).toBeTruthy()
  expect(await screen.findByText('All systems operational')).toBeTruthy()
  expect(server.received(me)).toHaveLength(0)
})

test('with a stored session, the page loads the user', async () => {
  storeTokens()
  document.documentElement.setAttribute('data-session-stored', '')
  server.on(me, () => json(makeUser()))
  const bar = await openPrerendered()
  expect(document.documentElement.hasAttribute('data-session-stored')).toBe(false)
  expect(await within(bar).findByRole('link', { name: 'Dashboard' })).toBeTruthy()
  expect(within(bar).getByText('maya')).toBeTruthy()
})

test('a session that is over leaves a signed-out visitor', async () => {
  storeTokens()
  server.on(me, () => json({ detail: 'No such user' }, 404))
  server.on(logout, () => json({ message: 'Bye' }))
  const bar = await openPrerendered()
  await expect.poll(() => window.localStorage.getItem('access_token')).toBeNull()
  expect(await within(bar).findByRole('link', { name: 'Get Started' })).toBeTruthy()
})

test('inside the application the same page stands at its address, and signing out stays there', async () => {
  storeTokens()
  server.on(me, () => json(makeUser()))
  server.on(logout, () => json({ message: 'Bye' }))
  const { router } = renderApp(server, '/')
  const user = userEvent.setup()
  await user.click(await screen.findByText('maya'))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})
