import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { AuthScreen } from '../../features/accounts/auth/auth-screen.tsx'
import { homePath, paths } from '../shell/paths.ts'

/** Set by `ProtectedRoute`. Accepts only paths of this site, to prevent open redirects. */
const OriginState = z.object({ origin: z.string().regex(/^\/(?!\/)/) })

/** Parameter with the sentence from the landing page's search. Discover reads its search from one of the same name. */
const queryParameter = 'q'

export function AuthPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = OriginState.safeParse(useLocation().state)
  if (search.has(queryParameter)) return <KeepQuery search={search} />
  const destination = state.success ? state.data.origin : homePath
  return <AuthScreen destination={destination} onSignedIn={(page) => navigate(page, { replace: state.success })} />
}

/** Moves the sentence from the address to the page to open after signing in, which all forms of the screen keep. */
function KeepQuery({ search }: { search: URLSearchParams }) {
  const rest = new URLSearchParams(search)
  rest.delete(queryParameter)
  const origin = `${paths.dashboard}?${new URLSearchParams({ [queryParameter]: search.get(queryParameter) ?? '' })}`
  return <Navigate to={{ pathname: paths.auth, search: rest.toString() }} replace state={{ origin }} />
}
