import { useEffect, useLayoutEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Session, SessionState } from '../features/accounts/session/session-store.ts'
import type { Visitor } from '../features/landing/elements/visitor.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { createTokenStorage } from '../lib/transport/token-storage.ts'
import { toVisitor } from './pages/visitor.ts'
import { paths } from './shell/paths.ts'
import { ThemeProvider } from './theme-provider.tsx'

/** The landing page as its own document, outside the application's router. */
export function LandingDocument() {
  return (
    <ThemeProvider>
      <LandingScreen links={paths} visitor={useStoredVisitor()} />
    </ThemeProvider>
  )
}

const signedOut: SessionState = { status: 'signed-out', user: null, notice: null }
const loading: SessionState = { status: 'loading', user: null, notice: null }
const noStore = createStore(() => signedOut)
const loadingStore = createStore(() => loading)

/**
 * The visitor of the landing page. The session code is a third of the page's weight and most visitors have no token, so
 * it is loaded only if an earlier visit left one. Starts signed out, like the prerendered page.
 */
function useStoredVisitor(): Visitor {
  const [isExpected, setExpected] = useState(false)
  const [session, setSession] = useState<Session>()
  const state = useStore(session?.store ?? (isExpected ? loadingStore : noStore))

  // Runs before the next paint, so that the page's first guess is never visible.
  useLayoutEffect(() => {
    setExpected(createTokenStorage().readAccessToken() !== null)
    document.documentElement.removeAttribute('data-session-stored')
  }, [])

  useEffect(() => {
    if (!isExpected) return undefined
    let stop = () => {}
    let isGone = false
    void import('./connect-session.ts').then(({ connectSession }) => {
      if (isGone) return
      const { session } = connectSession()
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
