import { Text } from '@mantine/core'
import type { Invitation, InvitationState } from '@troupe/contract/invitations'
import { formatDaysUntil } from '../../../lib/format/dates.ts'
import { tell } from '../../../lib/language/tell.ts'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark, type StateTone } from '../../../ui/state-mark.tsx'
import classes from './invitation-facts.module.css'
import { invitationTexts as texts } from './invitation-texts.ts'

const tones: Record<InvitationState, StateTone> = {
  sending: 'quiet',
  failed: 'bad',
  sent: 'active',
  registered: 'good',
  declined: 'quiet',
  expired: 'warning',
  revoked: 'quiet',
}

/** State of an invitation, with the times it was sent and expires. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { state, failure, failure_message, sent_at, expires_at } = invitation
  return (
    <div className={classes.root}>
      <StateMark tone={tones[state]}>{texts.states[state]}</StateMark>
      <Text span size="sm" c="dimmed" className={classes.times}>
        {sent_at !== null && (
          <span>
            <Moment label={texts.sent} at={sent_at} />
          </span>
        )}
        {state === 'sent' && (
          <span>
            <Moment label={texts.expires} at={expires_at} format={formatDaysUntil} />
          </span>
        )}
        {state === 'expired' && (
          <span>
            <Moment label={texts.expired} at={expires_at} />
          </span>
        )}
        {state === 'failed' && failure !== null && (
          <span className={classes.failure}>{tell(failure_message, failure)}</span>
        )}
      </Text>
    </div>
  )
}
