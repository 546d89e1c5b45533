import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { Moment } from '../../../../ui/moment.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ScreenTitle } from '../../../../ui/screen-title.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { isOver, useCampaign } from '../../api/campaigns.ts'
import { useWatchCampaign } from '../../api/watch-campaign.ts'
import { labelMergeFields } from '../../name-merge-field.ts'
import { UndoBar } from '../../undo/undo-bar.tsx'
import { AddCreators } from '../adding/add-creators.tsx'
import type { CreatorSources } from '../adding/creator-sources.ts'
import { CampaignActions } from '../campaign-actions.tsx'
import { CampaignAlerts } from '../campaign-alerts.tsx'
import { campaignTexts as texts } from '../campaign-texts.ts'
import { CampaignCreators } from '../creators/campaign-creators.tsx'
import { describeCampaign } from '../describe-state.ts'
import { WrittenMails } from '../texts/written-mails.tsx'
import { CampaignName } from './campaign-name.tsx'
import classes from './campaign-screen.module.css'

interface CampaignScreenProps {
  campaignId: string
  campaignsPath: string
  /** Path of the page on which an undone mail is written. */
  writingPath: string
  /** Where creators to add are chosen. */
  sources: CreatorSources
  /** Who made it, where several people share it. */
  madeBy?: ReactNode
}

/** A campaign with live progress, its problems, what is written in it, and its creators. */
export function CampaignScreen({ campaignId, campaignsPath, writingPath, sources, madeBy }: CampaignScreenProps) {
  const { data: campaign, error, isFetching, refetch } = useCampaign(campaignId)
  useWatchCampaign(campaign)
  if (!campaign) {
    if (!error || isFetching) return <Skeleton height={320} role="status" aria-label={texts.loading} />
    return <Failure error={error} campaignsPath={campaignsPath} onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.root}>
      <Anchor component={Link} to={campaignsPath} size="sm" className={classes.back}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden />
        {texts.back}
      </Anchor>
      <Heading campaign={campaign} madeBy={madeBy} />
      <UndoBar campaign={campaign} writingPath={writingPath} />
      <CampaignAlerts campaign={campaign} />
      <WrittenMails campaign={campaign} />
      <CampaignCreators
        campaign={campaign}
        action={!isOver(campaign) && <AddCreators campaign={campaign} sources={sources} />}
      />
    </div>
  )
}

function Heading({ campaign, madeBy }: { campaign: Campaign; madeBy: ReactNode }) {
  const { label, tone } = describeCampaign(campaign)
  return (
    <div className={classes.heading}>
      <div className={classes.title}>
        <ScreenTitle title={labelMergeFields(campaign.name)} />
        <CampaignName campaign={campaign} />
        <Text size="sm" c="dimmed" className={classes.facts}>
          <StateMark tone={tone}>{label}</StateMark>
          <span>{texts.recipients(campaign.recipients)}</span>
          <span>{texts.from(campaign.from_email, campaign.provider)}</span>
          <Moment at={campaign.created_at} />
          {madeBy}
          {campaign.replied > 0 && <span>{texts.replied(campaign.replied)}</span>}
          {campaign.bounced > 0 && <span>{texts.bounced(campaign.bounced)}</span>}
          {campaign.unsubscribed > 0 && <span>{texts.unsubscribed(campaign.unsubscribed)}</span>}
          {campaign.next_due_at !== null && !isOver(campaign) && (
            <span>
              <Moment label={texts.nextMail} at={campaign.next_due_at} />
            </span>
          )}
        </Text>
      </div>
      <CampaignActions campaign={campaign} />
    </div>
  )
}

interface FailureProps {
  error: Error
  campaignsPath: string
  onRetry: () => void
}

function Failure({ error, campaignsPath, onRetry }: FailureProps) {
  // Unknown or malformed id.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <Notice title={texts.missing.title} text={texts.missing.text}>
        <Button component={Link} to={campaignsPath} variant="default">
          {texts.missing.back}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
