import { QueryClient } from '@tanstack/react-query'
import { accountEndpoints } from '@troupe/contract/accounts'
import { createAuthorization } from '../features/accounts/session/authorization.ts'
import { createSession, type Session } from '../features/accounts/session/session-store.ts'
import { createEventReader, type ReadEvents } from '../lib/transport/event-reader.ts'
import { createTokenStorage } from '../lib/transport/token-storage.ts'
import { type CallEndpoint, createTransport } from '../lib/transport/transport.ts'

/** Services for all screens. */
export interface Services {
  callEndpoint: CallEndpoint
  readEvents: ReadEvents
  session: Session
  queryClient: QueryClient
}

/** Creates and connects transport, tokens, session and query client. */
export function createServices(fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis)): Services {
  const tokens = createTokenStorage()
  const callPublic = createTransport({ fetch })
  const authorization = createAuthorization({
    tokens,
    refresh: (refreshToken) => callPublic(accountEndpoints.refresh, { body: { refresh_token: refreshToken } }),
    locks: navigator.locks,
  })
  const callEndpoint = createTransport({ fetch, authorization })
  const session = createSession({ callEndpoint, tokens })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // Cached data of one user must not be shown to the next.
  session.store.subscribe(({ user }, { user: previous }) => {
    if (previous && previous.id !== user?.id) queryClient.clear()
  })
  return { callEndpoint, readEvents: createEventReader(fetch, authorization), session, queryClient }
}
