import { useSession, useSessionActions } from '../../../features/accounts/session/session-context.tsx'
import { TeamScreen } from '../../../features/workspaces/team/team-screen.tsx'
import { AppFrame } from '../../shell/app-frame.tsx'
import { paths } from '../../shell/paths.ts'

export function TeamPage() {
  const { user } = useSession()
  // The server ends the session of a user who leaves.
  const { end } = useSessionActions()
  return <AppFrame>{user && <TeamScreen userId={user.id} activityPath={paths.activity} onLeft={end} />}</AppFrame>
}
