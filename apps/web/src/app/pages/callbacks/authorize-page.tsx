import { useLocation } from 'react-router'
import { ConsentScreen } from '../../../features/access-tokens/connected-programs/consent-screen.tsx'
import { useSession } from '../../../features/accounts/session/session-context.tsx'
import { paths } from '../../shell/paths.ts'

/** Where a program sends the user to be allowed. */
export function AuthorizePage() {
  const { search } = useLocation()
  const session = useSession()
  return (
    <ConsentScreen
      query={search.slice(1)}
      account={session.status === 'signed-in' ? session.user.email : ''}
      settingsPath={paths.apiAccess}
      onLeave={(address) => window.location.assign(address)}
    />
  )
}
