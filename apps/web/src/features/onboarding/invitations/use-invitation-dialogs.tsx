import type { Invitation } from '@troupe/contract/invitations'
import { type ReactNode, useCallback, useState } from 'react'
import { InviteDialog } from './invite-dialog.tsx'
import type { InvitableCreator } from './plan-invitations.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

interface InvitationDialogs {
  /** Invites these creators, after one was asked what to tell them. */
  invite: (creators: readonly InvitableCreator[]) => void
  /** Asks for an address, and invites it. */
  inviteAddress: () => void
  /** Asks, and makes the link of an invitation dead. */
  revoke: (invitation: Invitation) => void
  isOpen: boolean
  /** To be put somewhere on the page. */
  dialogs: ReactNode
}

/** Inviting, and taking it back, in dialogs over any screen. */
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
          // Begun anew with each opening.
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
