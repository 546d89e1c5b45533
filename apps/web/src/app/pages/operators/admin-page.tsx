import { AdminScreen } from '../../../features/accounts/admin/admin-screen.tsx'
import { AppFrame } from '../../shell/app-frame.tsx'

export function AdminPage() {
  return (
    <AppFrame>
      <AdminScreen />
    </AppFrame>
  )
}
