import { notifications } from '@mantine/notifications'
import type { Invitation } from '@troupe/contract/invitations'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRevokeInvitation } from '../api/invitations.ts'
import { invitationTexts } from './invitation-texts.ts'

const texts = invitationTexts.revocation

interface RevokeDialogProps {
  /** Null: the dialog is closed. */
  invitation: Invitation | null
  onClose: () => void
}

/** Asks, and makes the link of an invitation dead. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const revocation = useRevokeInvitation()
  // While the dialog fades out, it goes on saying what it said.
  const [shown, setShown] = useState(invitation)
  if (invitation && invitation !== shown) setShown(invitation)
  const revoke = (id: string) =>
    revocation.mutate(id, {
      onSuccess: ({ email }) => notifications.show({ message: texts.done(email) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={invitation !== null}
      title={texts.title}
      question={texts.question(shown?.email ?? '')}
      confirm={texts.confirm}
      isBusy={revocation.isPending}
      onConfirm={() => invitation && revoke(invitation.id)}
      onClose={onClose}
    />
  )
}
