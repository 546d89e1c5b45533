import { Outlet } from 'react-router'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { DiscoverScreen } from '../../features/discovery/discover-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function DashboardPage() {
  const { user } = useSession()
  return (
    <AppFrame>
      {user && <DiscoverScreen key={user.id} userId={user.id} />}
      <Outlet />
    </AppFrame>
  )
}
