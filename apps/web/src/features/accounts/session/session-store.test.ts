import { accountEndpoints } from '@troupe/contract/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { recheckIntervalMs } from './session-store.ts'

const { login, logout, me, refresh } = accountEndpoints
const pair = { access_token: 'access-2', refresh_token: 'refresh-2' }
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Opens a tab whose session has started and whose first calls have completed. */
async function openTab(server = createFakeServer()) {
  const { session, queryClient, callEndpoint } = createServices(server.fetch)
  stops.push(session.start())
  await vi.advanceTimersByTimeAsync(0)
  return { server, session, queryClient, callEndpoint, state: session.store.getState }
}

async function openSignedIn() {
  storeTokens()
  const server = createFakeServer()
  server.on(me, () => json(makeUser()))
  return openTab(server)
}

/** Dispatches the storage event that the browser sends after another tab changed the tokens. */
function hearFromOtherTab() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  return vi.advanceTimersByTimeAsync(0)
}

describe('the start', () => {
  test('without a token the user is signed out, without a call', async () => {
    const { state, server } = await openTab()
    expect(state()).toMatchObject({ status: 'signed-out', notice: null })
    expect(server.received(me)).toEqual([])
  })

  test("'if an access token is stored, the current user is fetched while the app is in a loading state'", async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, never)
    const { state } = await openTab(server)
    expect(state().status).toBe('loading')
  })

  test("'If that fails the user is logged out and sent to /auth': 'Failed to get user info'", async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, () => json({ detail: 'No such user' }, 404))
    server.on(logout, () => json({ message: 'Bye' }))
    const { state } = await openTab(server)
    expect(state()).toMatchObject({ status: 'signed-out', notice: 'Failed to get user info' })
    expect(window.localStorage.getItem('access_token')).toBeNull()
    expect(server.received(logout)).toHaveLength(1)
  })

  test('a server that is just starting again is waited for', async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, () => json({ detail: 'Starting' }, 503))
    const { state } = await openTab(server)
    await vi.advanceTimersByTimeAsync(50_000)
    server.on(me, () => json(makeUser()))
    await vi.advanceTimersByTimeAsync(5000)
    expect(state().status).toBe('signed-in')
  })

  test('a server that does not come back within a minute signs the user out', async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, () => json({ detail: 'Starting' }, 503))
    const { state } = await openTab(server)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(state().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(state().status).toBe('signed-out')
  })

  test('a session that was stopped leaves the tokens to the one that follows', async () => {
    storeTokens()
    const server = createFakeServer()
    server.on(me, () => json({ detail: 'Starting' }, 503))
    await openTab(server)
    for (const stop of stops.splice(0)) stop()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(server.received(me).length).toBeGreaterThan(2)
    expect(window.localStorage.getItem('access_token')).toBe('access-1')
  })
})

describe('while signed in', () => {
  test("'the current user is re-fetched every 5 minutes; any failure clears the user'", async () => {
    const { server, state } = await openSignedIn()
    await vi.advanceTimersByTimeAsync(recheckIntervalMs)
    expect(server.received(me)).toHaveLength(2)
    server.on(me, () => json({ detail: 'Gone' }, 404))
    await vi.advanceTimersByTimeAsync(recheckIntervalMs)
    expect(state()).toMatchObject({ status: 'signed-out', notice: 'Failed to get user info' })
  })

  test('a device that is offline keeps its screen until the user can be read again', async () => {
    const { server, state } = await openSignedIn()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.on(me, () => json({ detail: 'Gone' }, 404))
    await vi.advanceTimersByTimeAsync(recheckIntervalMs)
    expect(state().status).toBe('signed-in')
    onLine.mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(recheckIntervalMs)
    expect(state().status).toBe('signed-out')
  })

  test('a connection that is lost while the user is read keeps the screen', async () => {
    const { server, state } = await openSignedIn()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    server.on(me, () => {
      onLine.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    })
    await vi.advanceTimersByTimeAsync(recheckIntervalMs + 90_000)
    expect(state().status).toBe('signed-in')
  })

  test("'Any 401 from the general API client': 'Authentication expired. Please log in again.'", async () => {
    const { server, state, callEndpoint } = await openSignedIn()
    server.on(me, () => json({ detail: 'Not authenticated' }, 401))
    server.on(refresh, () => json({ detail: 'Unknown' }, 401))
    const failure = await callEndpoint(me).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 401, message: 'Authentication expired. Please log in again.' })
    expect(state()).toMatchObject({ status: 'signed-out', notice: 'Authentication expired. Please log in again.' })
  })

  test("a refused renewal gives its reason as the cause: 'Token refresh failed'", async () => {
    const { server, callEndpoint } = await openSignedIn()
    server.on(me, () => json({ detail: 'Not authenticated' }, 401))
    server.on(refresh, () => json({ detail: 'Unknown' }, 401))
    await expect(callEndpoint(me)).rejects.toMatchObject({ cause: { message: 'Token refresh failed' } })
  })

  test("a renewal without anything to renew with: 'No refresh token available'", async () => {
    const { server, callEndpoint } = await openSignedIn()
    window.localStorage.removeItem('refresh_token')
    server.on(me, () => json({ detail: 'Not authenticated' }, 401))
    await expect(callEndpoint(me)).rejects.toMatchObject({ cause: { message: 'No refresh token available' } })
  })

  test("signing out while the tokens are renewed: 'No access token available'", async () => {
    const { server, callEndpoint } = await openSignedIn()
    server.on(me, () => json({ detail: 'Not authenticated' }, 401))
    server.on(refresh, () => {
      window.localStorage.clear()
      return json(pair)
    })
    await expect(callEndpoint(me)).rejects.toMatchObject({ cause: { message: 'No access token available' } })
  })
})

describe('the ways out and in', () => {
  test("'Logout calls the server and always clears the stored tokens, even if the call fails'", async () => {
    const { server, session, state } = await openSignedIn()
    server.on(logout, () => Promise.reject(new TypeError('Failed to fetch')))
    await session.signOut()
    expect(server.received(logout)).toHaveLength(1)
    expect(window.localStorage.getItem('access_token')).toBeNull()
    expect(window.localStorage.getItem('refresh_token')).toBeNull()
    expect(state()).toMatchObject({ status: 'signed-out', notice: null, isOwnWish: true })
  })

  test('without an answer of the server the user is signed out after five seconds', async () => {
    const { server, session, state } = await openSignedIn()
    server.on(logout, never)
    const leaving = session.signOut()
    await vi.advanceTimersByTimeAsync(5000)
    await leaving
    expect(state().status).toBe('signed-out')
  })

  test('signing in with tokens whose user cannot be read removes the tokens', async () => {
    const { server, session } = await openTab()
    server.on(login, () => json(pair))
    server.on(me, () => json({ detail: 'Gone' }, 404))
    await expect(session.signIn(pair)).rejects.toThrow('Failed to get user info')
    expect(window.localStorage.getItem('access_token')).toBeNull()
  })
})

describe('other tabs', () => {
  test('a sign-out there signs out here', async () => {
    const { state } = await openSignedIn()
    window.localStorage.clear()
    await hearFromOtherTab()
    expect(state()).toMatchObject({ status: 'signed-out', isOwnWish: true })
  })

  test('a sign-in there signs in here', async () => {
    const { server, state } = await openTab()
    server.on(me, () => json(makeUser()))
    storeTokens()
    await hearFromOtherTab()
    expect(state()).toMatchObject({ status: 'signed-in', user: makeUser() })
  })

  test('a sign-in as another user there is taken over here, without the data of the first', async () => {
    const { server, state, queryClient } = await openSignedIn()
    queryClient.setQueryData(['things'], ['of the first'])
    server.on(me, () => json(makeUser({ id: 'user-2', username: 'noor' })))
    storeTokens('access-9', 'refresh-9')
    await hearFromOtherTab()
    expect(state()).toMatchObject({ status: 'signed-in', user: { username: 'noor' } })
    expect(queryClient.getQueryData(['things'])).toBeUndefined()
  })
})
