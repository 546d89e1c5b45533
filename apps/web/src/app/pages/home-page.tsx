import { Navigate } from 'react-router'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { PageLoader } from '../page-loader.tsx'
import { homePath, paths } from '../paths.ts'

/** The address without a path leads on to where the person can do something. */
export function HomePage() {
  const { status } = useSession()
  if (status === 'loading') return <PageLoader />
  return <Navigate to={status === 'signed-in' ? homePath : paths.auth} replace />
}
