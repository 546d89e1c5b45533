import type { Invitation } from '@troupe/contract/invitations'
import { type ReactNode, useCallback, useState } from 'react'
import { InviteDialog } from './invite-dialog.tsx'
import type { InvitableCreator } from './plan-invitations.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

interface InvitationDialogs {
  /** Opens the dialog that invites these creators. */
  invite: (creators: readonly InvitableCreator[]) => void
  /** Opens the dialog that invites an address. */
  inviteAddress: () => void
  /** Opens the dialog that revokes an invitation. */
  revoke: (invitation: Invitation) => void
  isOpen: boolean
  /** Must be rendered on the page. */
  dialogs: ReactNode
}

/** The dialogs that invite creators and revoke invitations, for any screen. */
export function useInvitationDialogs({ invitations: invitationsPath }: { invitations: string }): InvitationDialogs {
  const [invitees, setInvitees] = useState<{ creators: readonly InvitableCreator[] | null; opening: number }>({
    creators: null,
    opening: 0,
  })
  const [isInviting, setInviting] = useState(false)
  const [revoked, setRevoked] = useState<Invitation | null>(null)
  const open = useCallback((creators: readonly InvitableCreator[] | null) => {
    setInvitees(({ opening }) => ({ creators, opening: opening + 1 }))
    setInviting(true)
  }, [])
  return {
    invite: open,
    inviteAddress: useCallback(() => open(null), [open]),
    revoke: setRevoked,
    isOpen: isInviting || revoked !== null,
    dialogs: (
      <>
        <InviteDialog
          // Resets the dialog each time it is opened.
          key={invitees.opening}
          isOpen={isInviting}
          creators={invitees.creators}
          invitationsPath={invitationsPath}
          onClose={() => setInviting(false)}
        />
        <RevokeDialog invitation={revoked} onClose={() => setRevoked(null)} />
      </>
    ),
  }
}
