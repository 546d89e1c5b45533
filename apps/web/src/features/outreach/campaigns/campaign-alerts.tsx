import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import type { MailboxPause } from '@troupe/contract/mail/mailboxes'
import { Link } from 'react-router'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { isOver } from '../api/campaigns.ts'
import { useResumeMailbox } from '../api/mailboxes.ts'
import { CampaignAlert } from './campaign-alert.tsx'
import { campaignTexts as texts } from './campaign-texts.ts'
import { DecideUnknown } from './decide-unknown.tsx'
import { describePause } from './describe-state.ts'
import { FailedMails } from './failed-mails.tsx'

/** Problems that block a campaign or need a decision of the user. */
export function CampaignAlerts({ campaign }: { campaign: Campaign }) {
  const { state, pause_reason, mailbox_pause, provider, steps } = campaign
  const furtherId = mailbox_pause?.further_id
  const resume = useResumeMailbox(furtherId === undefined ? { provider } : { id: furtherId })
  const unknown = steps.reduce((sum, { counts }) => sum + counts.unknown, 0)
  const tryMailbox = () =>
    resume.mutate(undefined, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.changeFailed, message }),
    })
  return (
    <>
      {state === 'paused' && pause_reason !== null && (
        <CampaignAlert text={describePause(campaign, pause_reason)}>
          {pause_reason === 'bounce_rate' && (
            <Button variant="default" size="xs" component={Link} to="?state=bounced">
              {texts.showBounced}
            </Button>
          )}
        </CampaignAlert>
      )}
      {mailbox_pause !== null && !isOver(campaign) && (
        <CampaignAlert text={describeMailboxPause(mailbox_pause)}>
          <Button variant="default" size="xs" loading={resume.isPending} onClick={tryMailbox}>
            {texts.tryMailbox}
          </Button>
        </CampaignAlert>
      )}
      {unknown > 0 && (
        <CampaignAlert title={texts.unknownTitle(unknown)} text={texts.unknownText}>
          <Button variant="default" size="xs" component={Link} to="?state=unknown">
            {texts.showUnknown}
          </Button>
          <DecideUnknown campaign={campaign} count={unknown} />
        </CampaignAlert>
      )}
      <FailedMails campaign={campaign} />
    </>
  )
}

function describeMailboxPause({ cause, until, reason }: MailboxPause): string {
  const when = formatTimeUntil(new Date(until), new Date())
  return cause === 'unconfirmed' ? texts.mailboxUnconfirmed(when, reason) : texts.mailboxRests(when, reason)
}
