import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { InviteOutcome } from '../api/invite.ts'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invite-dialog.module.css'
import { LeftOutList } from './invite-recipients.tsx'
import { type InvitableCreator, nameLeftOut } from './plan-invitations.ts'

const texts = invitationTexts.dialog.outcome

interface InviteOutcomeViewProps {
  outcome: InviteOutcome
  creators: readonly InvitableCreator[]
  invitationsPath: string
  onClose: () => void
}

/** Number of invited creators, with a list of the creators that the server skipped. */
export function InviteOutcomeView({ outcome, creators, invitationsPath, onClose }: InviteOutcomeViewProps) {
  const done = useRef<HTMLButtonElement>(null)
  // The button that had the focus no longer exists.
  useEffect(() => done.current?.focus(), [])
  const { invitations } = outcome
  return (
    <Stack gap={16}>
      <Text fw={600} role="status">
        {invitations.length === 0 ? texts.none : texts.sent(invitations.length)}
      </Text>
      <LeftOutList people={nameLeftOut(outcome.left_out, creators)} />
      <div className={classes.end}>
        <Button component={Link} to={invitationsPath} variant="default" onClick={onClose}>
          {texts.follow}
        </Button>
        <Button ref={done} onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Stack>
  )
}
