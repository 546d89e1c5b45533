import { Button, Skeleton, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { Invitation } from '@troupe/contract/invitations'
import { useId } from 'react'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { useInvitationOf } from '../api/invitations.ts'
import classes from './creator-invitation.module.css'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { invitationTexts } from './invitation-texts.ts'
import type { InvitableCreator } from './plan-invitations.ts'

const texts = invitationTexts.panel

interface CreatorInvitationProps {
  creator: Pick<InvitableCreator, 'id' | 'email'>
  onInvite: () => void
  onRevoke: (invitation: Invitation) => void
}

/**
 * State of the user's invitation to a creator, or a button to invite. A section of the panel of an unregistered
 * creator.
 */
export function CreatorInvitation({ creator, onInvite, onRevoke }: CreatorInvitationProps) {
  const { data: invitation, error, refetch } = useInvitationOf(creator.id)
  if (invitation === undefined) {
    if (!error) return <Skeleton height={48} role="status" aria-label={texts.loading} />
    return (
      <div className={classes.root}>
        <Text size="sm" role="alert">
          {texts.failed(error.message)}
        </Text>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {invitationTexts.retry}
        </Button>
      </div>
    )
  }
  const isOver = invitation === null || invitation.state === 'revoked'
  return (
    <div className={classes.root}>
      {invitation && <InvitationFacts invitation={invitation} />}
      {invitation?.state === 'declined' && (
        <Text size="sm" c="dimmed">
          {texts.declined}
        </Text>
      )}
      {isOver ? (
        <InviteButton creator={creator} isAgain={invitation !== null} onInvite={onInvite} />
      ) : (
        <div className={classes.actions}>
          <InvitationActions invitation={invitation} onRevoke={onRevoke} />
        </div>
      )}
    </div>
  )
}

interface InviteButtonProps {
  creator: Pick<InvitableCreator, 'email'>
  isAgain: boolean
  onInvite: () => void
}

/** Button that invites a creator, with the reason if the creator has no address. */
function InviteButton({ creator, isAgain, onInvite }: InviteButtonProps) {
  const hintId = useId()
  const refusal = useRefusal()
  const hint = creator.email === null ? texts.noEmail : isAgain ? undefined : texts.none
  return (
    <>
      {hint && (
        <Text size="sm" c="dimmed" id={hintId}>
          {hint}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-describedby={hint && hintId}
        disabled={creator.email === null || refusal !== undefined}
        title={refusal}
        onClick={onInvite}
      >
        {isAgain ? texts.inviteAgain : texts.invite}
      </Button>
    </>
  )
}
