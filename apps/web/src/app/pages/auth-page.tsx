import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { AuthScreen } from '../../features/accounts/auth-screen.tsx'
import { homePath } from '../paths.ts'

/** Left by the guard of the protected routes. Only paths of ours, so that nobody is sent elsewhere. */
const OriginState = z.object({ origin: z.string().regex(/^\/(?!\/)/) })

export function AuthPage() {
  const navigate = useNavigate()
  const state = OriginState.safeParse(useLocation().state)
  const destination = state.success ? state.data.origin : homePath
  return <AuthScreen destination={destination} onSignedIn={() => navigate(destination, { replace: state.success })} />
}
