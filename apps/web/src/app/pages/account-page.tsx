import { AccountScreen } from '../../features/accounts/account/account-screen.tsx'
import { useSession } from '../../features/accounts/session/session-context.tsx'
import { AppFrame } from '../shell/app-frame.tsx'

export function AccountPage() {
  const { user } = useSession()
  return <AppFrame>{user && <AccountScreen user={user} />}</AppFrame>
}
