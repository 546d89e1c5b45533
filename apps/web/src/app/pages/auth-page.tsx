import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { AuthScreen } from '../../features/accounts/auth/auth-screen.tsx'
import { homePath } from '../shell/paths.ts'

/** Set by `ProtectedRoute`. Accepts only paths of this site, to prevent open redirects. */
const OriginState = z.object({ origin: z.string().regex(/^\/(?!\/)/) })

export function AuthPage() {
  const navigate = useNavigate()
  const state = OriginState.safeParse(useLocation().state)
  const destination = state.success ? state.data.origin : homePath
  return <AuthScreen destination={destination} onSignedIn={() => navigate(destination, { replace: state.success })} />
}
