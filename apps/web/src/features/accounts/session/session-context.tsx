import { createContext, type ReactNode, use, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Session, SessionState } from './session-store.ts'

const SessionContext = createContext<Session | null>(null)

/** Provides the session, which runs while the provider is mounted. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.start(), [session])
  return <SessionContext value={session}>{children}</SessionContext>
}

function useSessionObject(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no SessionProvider around this component')
  return session
}

export function useSession(): SessionState {
  return useStore(useSessionObject().store)
}

/** Functions that sign in, sign out and update the user. */
export function useSessionActions(): Omit<Session, 'store' | 'start'> {
  return useSessionObject()
}
