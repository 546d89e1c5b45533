import { Button, Group, Text, Title } from '@mantine/core'
import type { SendEmailResponse } from '@troupe/contract/outreach'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { tell } from '../../../lib/language/tell.ts'
import { useCampaign } from '../api/campaigns.ts'
import { useWatchCampaign } from '../api/watch-campaign.ts'
import { CampaignProgress } from '../campaigns/campaign-progress.tsx'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.sent

interface SentViewProps {
  answer: SendEmailResponse
  campaignPath: string
  onDone: () => void
}

/** Confirmation that the campaign is stored, with its progress. */
export function SentView({ answer, campaignPath, onDone }: SentViewProps) {
  const { data: campaign = answer.campaign } = useCampaign(answer.campaign.id)
  useWatchCampaign(campaign)
  const done = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.sent}>
      <div role="status">
        <Title order={3}>{campaign.state === 'scheduled' ? texts.scheduledTitle : texts.title}</Title>
        <Text>{tell(answer, answer.message)}</Text>
      </div>
      <CampaignProgress counts={campaign.counts} />
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      <Group gap={8}>
        <Button ref={done} onClick={onDone}>
          {texts.done}
        </Button>
        <Button variant="default" component={Link} to={campaignPath}>
          {texts.campaign}
        </Button>
      </Group>
    </div>
  )
}
