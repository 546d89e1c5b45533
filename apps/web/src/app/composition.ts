import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../features/accounts/session/session-store.ts'
import { forgetTabWorkspace } from '../features/workspaces/api/tab-workspace.ts'
import { AppQueryClient } from '../lib/query-client.ts'
import type { CallsInWorkspace } from '../lib/transport/transport-context.tsx'
import { type Calls, createCalls, nameWorkspace } from '../lib/transport/workspace-calls.ts'
import { connectSession } from './connect-session.ts'

/** Services for all screens. */
export interface Services extends Calls {
  callsInWorkspace: CallsInWorkspace
  session: Session
  queryClient: QueryClient
}

/** Creates and connects transport, tokens, session and query client. */
export function createServices(fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis)): Services {
  const { authorization, session } = connectSession(fetch)
  const queryClient = new AppQueryClient()
  // Data of one user must not be shown to the next.
  session.store.subscribe(({ user }, { user: previous }) => {
    if (!previous || previous.id === user?.id) return
    queryClient.clear()
    forgetTabWorkspace()
  })
  return {
    ...createCalls(fetch, authorization),
    callsInWorkspace: (readId) => createCalls(nameWorkspace(fetch, readId), authorization),
    session,
    queryClient,
  }
}
