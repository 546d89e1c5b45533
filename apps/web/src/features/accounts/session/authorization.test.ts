import { accountEndpoints } from '@troupe/contract/accounts'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { createTokenStorage } from '../../../lib/transport/token-storage.ts'
import { createTransport } from '../../../lib/transport/transport.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { createAuthorization } from './authorization.ts'

const { me, refresh } = accountEndpoints

/** A server that accepts only the given access token, and a browser tab that calls it. */
function setUp({ accepted = 'access-2', locks }: { accepted?: string; locks?: LockManager } = {}) {
  const server = createFakeServer()
  server.on(me, ({ authorization }) =>
    authorization === `Bearer ${accepted}` ? json(makeUser()) : json({ detail: 'Not authenticated' }, 401),
  )
  server.on(refresh, () => json({ access_token: 'access-2', refresh_token: 'refresh-2' }))
  const tokens = createTokenStorage()
  const callPublic = createTransport({ fetch: server.fetch })
  const authorization = createAuthorization({
    tokens,
    refresh: (token, limits) => callPublic(refresh, { body: { refresh_token: token }, ...limits }),
    locks,
  })
  const changes: string[] = []
  tokens.subscribe((change) => changes.push(change))
  return { server, tokens, changes, callEndpoint: createTransport({ fetch: server.fetch, authorization }) }
}

test('a refused access token is renewed silently and the call repeated', async () => {
  storeTokens()
  const { server, tokens, callEndpoint } = setUp()
  await expect(callEndpoint(me)).resolves.toEqual(makeUser())
  expect(server.received(me)).toHaveLength(2)
  expect(tokens.readAccessToken()).toBe('access-2')
  expect(tokens.readRefreshToken()).toBe('refresh-2')
})

test('calls refused at the same time share one renewal', async () => {
  storeTokens()
  const { server, callEndpoint } = setUp()
  await Promise.all([callEndpoint(me), callEndpoint(me), callEndpoint(me)])
  expect(server.received(refresh)).toHaveLength(1)
})

test('a token that another tab renewed meanwhile is used instead of a second renewal', async () => {
  storeTokens()
  const { server, callEndpoint } = setUp()
  server.on(me, ({ authorization }) => {
    if (authorization === 'Bearer access-2') return json(makeUser())
    storeTokens('access-2', 'refresh-2')
    return json({ detail: 'Not authenticated' }, 401)
  })
  await expect(callEndpoint(me)).resolves.toEqual(makeUser())
  expect(server.received(refresh)).toHaveLength(0)
})

test('a refused renewal ends the session with the documented words', async () => {
  storeTokens()
  const { server, tokens, changes, callEndpoint } = setUp()
  server.on(refresh, () => json({ detail: 'Invalid refresh token' }, 401))
  await expect(callEndpoint(me)).rejects.toMatchObject({
    status: 401,
    message: 'Authentication expired. Please log in again.',
  })
  expect(tokens.readAccessToken()).toBeNull()
  expect(tokens.readRefreshToken()).toBeNull()
  expect(changes).toEqual(['expired'])
})

test('a renewal that could not be made keeps the tokens for later', async () => {
  storeTokens()
  const { server, tokens, callEndpoint } = setUp()
  server.on(refresh, () => json({ detail: 'Starting' }, 503))
  await expect(callEndpoint(me)).rejects.toMatchObject({ status: 503 })
  expect(tokens.readRefreshToken()).toBe('refresh-1')
})

describe('a renewal whose answer is lost', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))
  const renewed = () => json({ access_token: 'access-2', refresh_token: 'refresh-2' })

  test.each([
    ['because the connection was cut', cut],
    ['because it does not come in time', never],
    ['in a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('%s is made again with the same token, while the server repeats it', async (_, lose) => {
    vi.useFakeTimers()
    storeTokens()
    const { server, tokens, callEndpoint } = setUp()
    const begin = Date.now()
    server.on(refresh, () => (Date.now() - begin < 4500 ? lose() : renewed()))
    const called = expect(callEndpoint(me)).resolves.toEqual(makeUser())
    await Promise.all([called, vi.advanceTimersByTimeAsync(9000)])
    const sent = server.received(refresh).map(({ body }) => body)
    expect(sent.length).toBeGreaterThan(1)
    expect(sent).toEqual(sent.map(() => ({ refresh_token: 'refresh-1' })))
    expect(tokens.readRefreshToken()).toBe('refresh-2')
  })

  test('is not made again when the server no longer repeats it, and keeps the tokens', async () => {
    vi.useFakeTimers()
    storeTokens()
    const { server, tokens, callEndpoint } = setUp()
    server.on(refresh, () => {
      vi.setSystemTime(Date.now() + 60_000)
      return cut()
    })
    await expect(callEndpoint(me)).rejects.toMatchObject({ status: 0 })
    expect(server.received(refresh)).toHaveLength(1)
    expect(tokens.readRefreshToken()).toBe('refresh-1')
  })

  test('is given up when no answer comes at all', async () => {
    vi.useFakeTimers()
    storeTokens()
    const { server, callEndpoint } = setUp()
    server.on(refresh, cut)
    const called = expect(callEndpoint(me)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    await Promise.all([called, vi.advanceTimersByTimeAsync(9000)])
    expect(server.received(refresh).length).toBeGreaterThan(1)
  })

  test('is not made again after the user signed out meanwhile', async () => {
    vi.useFakeTimers()
    storeTokens()
    const { server, tokens, callEndpoint } = setUp()
    server.on(refresh, () => {
      tokens.clear()
      return cut()
    })
    await expect(callEndpoint(me)).rejects.toMatchObject({ status: 0 })
    expect(server.received(refresh)).toHaveLength(1)
  })
})

test('a call refused even with a renewed token ends the session', async () => {
  storeTokens()
  const { server, tokens, callEndpoint } = setUp({ accepted: 'none' })
  await expect(callEndpoint(me)).rejects.toMatchObject({ status: 401 })
  expect(server.received(me)).toHaveLength(2)
  expect(tokens.readAccessToken()).toBeNull()
})

test('signing out while a renewal is on its way is not undone by it', async () => {
  storeTokens()
  const { server, tokens, callEndpoint } = setUp()
  server.on(refresh, () => {
    tokens.clear()
    return json({ access_token: 'access-2', refresh_token: 'refresh-2' })
  })
  await expect(callEndpoint(me)).rejects.toBeInstanceOf(ApiError)
  expect(tokens.readAccessToken()).toBeNull()
})

test('without any token a call is not even sent', async () => {
  const { server, callEndpoint } = setUp()
  await expect(callEndpoint(me)).rejects.toMatchObject({ status: 401 })
  expect(server.received(me)).toHaveLength(0)
})
