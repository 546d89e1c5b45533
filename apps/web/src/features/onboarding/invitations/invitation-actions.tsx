import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Invitation, InvitationState } from '@troupe/contract/invitations'
import { useResendInvitation } from '../api/invitations.ts'
import { invitationTexts as texts } from './invitation-texts.ts'

const resendable: readonly InvitationState[] = ['failed', 'sent', 'expired']
const revocable: readonly InvitationState[] = ['sending', 'failed', 'sent']

interface InvitationActionsProps {
  invitation: Invitation
  onRevoke: (invitation: Invitation) => void
}

/** Actions for an open invitation: send a new link, or revoke it. */
export function InvitationActions({ invitation, onRevoke }: InvitationActionsProps) {
  const { id, email, state } = invitation
  const resending = useResendInvitation()
  const resend = () =>
    resending.mutate(id, {
      onSuccess: () => notifications.show({ message: texts.resent(email) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.resendFailed, message }),
    })
  return (
    <>
      {resendable.includes(state) && (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.resendTo(email)}
          loading={resending.isPending}
          onClick={resend}
        >
          {texts.resend}
        </Button>
      )}
      {revocable.includes(state) && (
        <Button
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          aria-label={texts.revokeOf(email)}
          onClick={() => onRevoke(invitation)}
        >
          {texts.revoke}
        </Button>
      )}
    </>
  )
}
