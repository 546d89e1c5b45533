import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test, vi } from 'vitest'
import { recheckIntervalMs } from '../../features/accounts/session/session-store.ts'
import { makeUser, makeWorkspace } from '../../testing/factories.ts'
import { createFakeServer, json, never } from '../../testing/fake-server.ts'
import { makeCollection } from '../../testing/make-collections.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'

const { login, logout, me, refresh } = accountEndpoints
const title = { name: 'Discover KOLs' }

test('while the session loads, a spinner stands there', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, never)
  renderApp(server, '/dashboard')
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('while the device is offline, a notice says so', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  await screen.findByRole('heading', title)
  act(() => onlineManager.setOnline(false))
  await screen.findByText('You are offline')
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
})

test('a protected page asks for sign-in first and opens afterwards, without the detour in the history', async () => {
  const server = createFakeServer()
  server.on(login, () => json({ access_token: 'a', refresh_token: 'r' }))
  server.on(me, () => json(makeUser()))
  const { router } = renderApp(server, '/dashboard?from=mail')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), 'maya@example.test')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', title)
  expect(router.state.location.search).toBe('?from=mail')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a stored session opens the screen and shows whose it is', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  await screen.findByRole('heading', title)
  expect(screen.getByRole('button', { name: 'maya Premium Plan' })).toBeTruthy()
})

test('a session that the server no longer knows ends with the documented words', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json({ detail: 'Not authenticated' }, 401))
  server.on(refresh, () => json({ detail: 'Invalid refresh token' }, 401))
  renderApp(server, '/dashboard')
  expect(await screen.findByText('Authentication expired. Please log in again.')).toBeTruthy()
  expect(window.localStorage.getItem('access_token')).toBeNull()
})

test('a session whose user cannot be read at the start is signed out', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json({ detail: 'No such user' }, 404))
  server.on(logout, () => json({ message: 'Bye' }))
  renderApp(server, '/dashboard')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(window.localStorage.getItem('access_token')).toBeNull()
  expect(server.received(logout)).toHaveLength(1)
})

test('the user is read again every five minutes, and a failure leads to sign-in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  await screen.findByRole('heading', title)
  await vi.advanceTimersByTimeAsync(recheckIntervalMs)
  expect(server.received(me)).toHaveLength(2)
  server.on(me, () => json({ detail: 'Gone' }, 404))
  await vi.advanceTimersByTimeAsync(recheckIntervalMs)
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('signing out clears the tokens even if the server fails', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(logout, () => json({ detail: 'Broken' }, 500))
  const { router } = renderApp(server, '/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'maya Premium Plan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  // A different user may sign in next, so the page to return to is forgotten.
  expect(router.state.location.state).toBeNull()
  expect(window.localStorage.getItem('access_token')).toBeNull()
  expect(window.localStorage.getItem('refresh_token')).toBeNull()
})

test('signing out in another tab signs out here', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  await screen.findByRole('heading', title)
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }))
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('a sign-in as another user in another tab leaves nothing of the first user on screen here', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  server.on(collectionEndpoints.testCollectionAccess, () => json({ success: true }))
  server.on(collectionEndpoints.listCollections, () => json([makeCollection({ name: 'Maya’s bakers' })]))
  renderApp(server, '/collections')
  await screen.findByRole('article', { name: 'Maya’s bakers' })
  await userEvent.click(screen.getByRole('button', { name: 'New Collection' }))
  await screen.findByRole('dialog', { name: 'New Collection' })
  server.on(me, () => json(makeUser({ id: 'user-2', username: 'ben' })))
  const workspace = makeWorkspace({ id: '00000000-0000-4000-8000-0000000000f2' })
  server.on(workspaceEndpoints.list, () => json({ workspaces: [workspace], open_id: workspace.id }))
  server.on(collectionEndpoints.listCollections, () => json([makeCollection({ name: 'Ben’s runners' })]))
  const calls = server.received(collectionEndpoints.listCollections).length
  storeTokens('access-2', 'refresh-2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'access-2' }))
  await screen.findByRole('article', { name: 'Ben’s runners' })
  expect(screen.queryByText('Maya’s bakers')).toBeNull()
  const later = server.received(collectionEndpoints.listCollections).slice(calls)
  expect(later.map(({ workspaceId }) => workspaceId)).not.toContain(makeWorkspace().id)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address that does not exist says so', async () => {
  renderApp(createFakeServer(), '/nowhere')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(document.title).toBe('Unexpected Application Error! · Troupe')
  expect(screen.getByRole('link', { name: 'Troupe' }).getAttribute('href')).toBe('/')
  const { form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search creators' })
  expect(form?.getAttribute('action')).toBe('/dashboard')
  expect(screen.getByText('404 Not Found')).toBeTruthy()
})
