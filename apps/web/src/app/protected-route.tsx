import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../features/accounts/session/session-context.tsx'
import { PageLoader } from './page-loader.tsx'
import { paths } from './paths.ts'

/**
 * Lets signed-in people through and sends all others to sign in, from where they come back. Who has just signed out here
 * is not brought back: the next to sign in may be somebody else.
 */
export function ProtectedRoute() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const [cameSignedOut] = useState(session.status === 'signed-out')
  if (session.status === 'loading') return <PageLoader />
  if (session.status === 'signed-in') return <Outlet />
  const isLeaving = session.isOwnWish && !cameSignedOut
  return <Navigate to={paths.auth} replace state={isLeaving ? null : { origin: pathname + search + hash }} />
}
