import { Outlet } from 'react-router'
import { InvitationsScreen } from '../../features/onboarding/invitations/invitations-screen.tsx'
import { useInvitationDialogs } from '../../features/onboarding/invitations/use-invitation-dialogs.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function InvitationsPage() {
  const { inviteAddress, revoke, dialogs } = useInvitationDialogs(paths)
  return (
    <AppFrame>
      <InvitationsScreen searchPath={paths.dashboard} onInviteAddress={inviteAddress} onRevoke={revoke} />
      {dialogs}
      <Outlet />
    </AppFrame>
  )
}
