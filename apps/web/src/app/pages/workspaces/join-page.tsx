import { useNavigate, useParams } from 'react-router'
import { useSession, useSessionActions } from '../../../features/accounts/session/session-context.tsx'
import { JoinScreen } from '../../../features/workspaces/join/join-screen.tsx'
import { paths } from '../../shell/paths.ts'

export function JoinPage() {
  const { token = '' } = useParams()
  const session = useSession()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  return (
    <JoinScreen
      token={token}
      email={session.status === 'loading' ? undefined : (session.user?.email ?? null)}
      authPath={paths.auth}
      ownPath={`${paths.join}/${encodeURIComponent(token)}`}
      onSignOut={() => void signOut()}
      onJoined={() => void navigate(paths.dashboard, { replace: true })}
    />
  )
}
