import { notifications } from '@mantine/notifications'
import type { Invitation } from '@troupe/contract/invitations'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRevokeInvitation } from '../api/invitations.ts'
import { invitationTexts } from './invitation-texts.ts'

const texts = invitationTexts.revocation

interface RevokeDialogProps {
  /** Null closes the dialog. */
  invitation: Invitation | null
  onClose: () => void
}

/** Revokes an invitation after confirmation. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const revocation = useRevokeInvitation()
  // Keeps the text unchanged while the dialog fades out.
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
