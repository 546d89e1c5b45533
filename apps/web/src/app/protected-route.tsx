import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../features/accounts/session/session-context.tsx'
import { PageLoader } from './page-loader.tsx'
import { paths } from './paths.ts'

/** Lets signed-in people through and sends all others to sign in, from where they come back. */
export function ProtectedRoute() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'loading') return <PageLoader />
  if (session.status === 'signed-in') return <Outlet />
  return <Navigate to={paths.auth} replace state={{ origin: pathname + search + hash }} />
}
