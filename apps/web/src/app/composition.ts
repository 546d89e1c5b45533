import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../features/accounts/session/session-store.ts'
import { AppQueryClient } from '../lib/query-client.ts'
import { createEventReader, type ReadEvents } from '../lib/transport/event-reader.ts'
import { createFileReader, type ReadFile } from '../lib/transport/file-reader.ts'
import type { CallEndpoint } from '../lib/transport/transport.ts'
import { connectSession } from './connect-session.ts'

/** Services for all screens. */
export interface Services {
  callEndpoint: CallEndpoint
  readEvents: ReadEvents
  readFile: ReadFile
  session: Session
  queryClient: QueryClient
}

/** Creates and connects transport, tokens, session and query client. */
export function createServices(fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis)): Services {
  const { callEndpoint, authorization, session } = connectSession(fetch)
  const queryClient = new AppQueryClient()
  // Cached data of one user must not be shown to the next.
  session.store.subscribe(({ user }, { user: previous }) => {
    if (previous && previous.id !== user?.id) queryClient.clear()
  })
  return {
    callEndpoint,
    readEvents: createEventReader(fetch, authorization),
    readFile: createFileReader(fetch, authorization),
    session,
    queryClient,
  }
}
