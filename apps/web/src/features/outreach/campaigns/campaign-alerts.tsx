import { Alert, Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Campaign } from '@troupe/contract/campaigns'
import { Link } from 'react-router'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { isOver } from '../api/campaigns.ts'
import { useResumeMailbox } from '../api/mailboxes.ts'
import { campaignTexts as texts } from './campaign-texts.ts'
import { FailedMails } from './failed-mails.tsx'

/** What keeps a campaign from going on, and what waits for a person. */
export function CampaignAlerts({ campaign }: { campaign: Campaign }) {
  const resume = useResumeMailbox()
  const { state, pause_reason, mailbox_pause, provider, steps } = campaign
  const unknown = steps.reduce((sum, { counts }) => sum + counts.unknown, 0)
  const tryMailbox = () =>
    resume.mutate(provider, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.changeFailed, message }),
    })
  return (
    <>
      {state === 'paused' && pause_reason !== null && <Alert color="yellow">{texts.pausedBecause[pause_reason]}</Alert>}
      {mailbox_pause !== null && !isOver(campaign) && (
        <Alert color="yellow" role="alert">
          <Text size="sm" mb={8}>
            {texts.mailboxRests(formatTimeUntil(new Date(mailbox_pause.until), new Date()), mailbox_pause.reason)}
          </Text>
          <Button variant="default" size="compact-sm" loading={resume.isPending} onClick={tryMailbox}>
            {texts.tryMailbox}
          </Button>
        </Alert>
      )}
      {unknown > 0 && (
        <Alert color="yellow" title={texts.unknownTitle(unknown)}>
          <Text size="sm" mb={8}>
            {texts.unknownText}
          </Text>
          <Button variant="default" size="compact-sm" component={Link} to="?state=unknown">
            {texts.showUnknown}
          </Button>
        </Alert>
      )}
      <FailedMails campaign={campaign} />
    </>
  )
}
