import { useEffect, useLayoutEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Session, SessionState } from '../features/accounts/session/session-store.ts'
import type { Visitor } from '../features/landing/visitor.ts'
import { createTokenStorage } from '../lib/transport/token-storage.ts'
import { toVisitor } from './visitor.ts'

const signedOut: SessionState = { status: 'signed-out', user: null, notice: null }
const loading: SessionState = { status: 'loading', user: null, notice: null }
const noStore = createStore(() => signedOut)
const loadingStore = createStore(() => loading)

/**
 * Who looks at the landing page. The session is loaded only where a former visit left one: it is a third of the page's
 * weight, and most visitors have none. Signed out at first, as the prerendered page is.
 */
export function useStoredVisitor(): Visitor {
  const [isExpected, setExpected] = useState(false)
  const [session, setSession] = useState<Session>()
  const state = useStore(session?.store ?? (isExpected ? loadingStore : noStore))

  // Before the next paint, so that nothing shows between the page's first guess and this.
  useLayoutEffect(() => {
    setExpected(createTokenStorage().readAccessToken() !== null)
    document.documentElement.removeAttribute('data-session-stored')
  }, [])

  useEffect(() => {
    if (!isExpected) return undefined
    let stop = () => {}
    let isGone = false
    void import('./composition.ts').then(({ createServices }) => {
      if (isGone) return
      const { session } = createServices()
      stop = session.start()
      setSession(session)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [isExpected])

  return toVisitor(state, () => void session?.signOut())
}
