import { accountEndpoints } from '@troupe/contract/accounts'
import { createAuthorization } from '../features/accounts/session/authorization.ts'
import { createSession, type Session } from '../features/accounts/session/session-store.ts'
import { createTokenStorage } from '../lib/transport/token-storage.ts'
import { type Authorization, type CallEndpoint, createTransport } from '../lib/transport/transport.ts'

interface ConnectedSession {
  readonly callEndpoint: CallEndpoint
  readonly authorization: Authorization
  readonly session: Session
}

/** Creates and connects transport, tokens and session: all that the landing page needs. */
export function connectSession(fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis)): ConnectedSession {
  const tokens = createTokenStorage()
  const callPublic = createTransport({ fetch })
  const authorization = createAuthorization({
    tokens,
    refresh: (refreshToken, limits) =>
      callPublic(accountEndpoints.refresh, { body: { refresh_token: refreshToken }, ...limits }),
    locks: navigator.locks,
  })
  const callEndpoint = createTransport({ fetch, authorization })
  return { callEndpoint, authorization, session: createSession({ callEndpoint, tokens }) }
}
