import { Outlet } from 'react-router'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { DiscoverScreen } from '../../features/discovery/discover-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function DashboardPage() {
  const { user } = useSession()
  const addToCollection = useAddToCollectionDialog()
  return (
    <AppFrame>
      {user && <DiscoverScreen key={user.id} userId={user.id} actions={{ onAddToCollection: addToCollection.open }} />}
      {addToCollection.dialog}
      <Outlet />
    </AppFrame>
  )
}
