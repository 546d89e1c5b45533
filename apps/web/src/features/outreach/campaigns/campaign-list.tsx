import { Button, Pagination, Skeleton, Text } from '@mantine/core'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { Link, useSearchParams } from 'react-router'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { formatExact } from '../../../lib/format/numbers.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { StateMark } from '../../../ui/state-mark.tsx'
import { campaignPageSize, useCampaigns } from '../api/campaigns.ts'
import { labelMergeFields } from '../name-merge-field.ts'
import { CampaignProgress } from './campaign-progress.tsx'
import { campaignTexts as texts } from './campaign-texts.ts'
import classes from './campaigns-screen.module.css'
import { describeCampaign } from './describe-state.ts'

/** In the order of the progress bar. */
const listedCounts = ['waiting', 'unknown', 'failed', 'suppressed', 'skipped', 'cancelled'] as const

interface CampaignListProps {
  campaignsPath: string
  searchPath: string
}

/** The user's campaigns, newest first. */
export function CampaignList({ campaignsPath, searchPath }: CampaignListProps) {
  const [page, setPage] = usePageNumber()
  const { data, error, isFetching, refetch } = useCampaigns(page)
  if (!data) {
    if (!error || isFetching) return <Skeleton height={320} role="status" aria-label={texts.loading} />
    return (
      <Notice isError title={texts.failed} text={error.message}>
        <Button variant="default" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  if (data.total === 0) {
    return (
      <Notice title={texts.empty.title} text={texts.empty.text}>
        <Button component={Link} to={searchPath}>
          {texts.empty.action}
        </Button>
      </Notice>
    )
  }
  const pages = Math.ceil(data.total / campaignPageSize)
  return (
    <>
      <ul className={framed.root} aria-label={texts.list}>
        {data.campaigns.map((campaign) => (
          <CampaignItem key={campaign.id} campaign={campaign} path={`${campaignsPath}/${campaign.id}`} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination total={pages} value={page} onChange={setPage} />
        </nav>
      )}
    </>
  )
}

function CampaignItem({ campaign, path }: { campaign: Campaign; path: string }) {
  const { label, tone } = describeCampaign(campaign)
  const { counts, scheduled_at, state } = campaign
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <Link to={path} className={classes.subject} dir="auto">
          {labelMergeFields(campaign.name)}
        </Link>
        <StateMark tone={tone}>{label}</StateMark>
      </div>
      {campaign.name !== campaign.subject && (
        <Text size="sm" c="dimmed" dir="auto" className={classes.mailSubject}>
          {labelMergeFields(campaign.subject)}
        </Text>
      )}
      <CampaignProgress counts={counts} isCompact />
      <Text size="sm" c="dimmed" className={classes.facts}>
        <strong className={classes.figure}>{texts.sentOf(counts.sent, counts.total)}</strong>
        {counts.sent > 0 && <strong className={classes.figure}>{texts.replied(campaign.replied)}</strong>}
        {campaign.bounced > 0 && <span>{texts.bounced(campaign.bounced)}</span>}
        {listedCounts
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <span key={name} className={name === 'unknown' ? classes.attention : undefined}>
              {texts.counts[name]} {formatExact(counts[name])}
            </span>
          ))}
        <span className={classes.end}>
          {state === 'scheduled' && scheduled_at !== null ? (
            texts.startsAt(formatTimeUntil(new Date(scheduled_at), new Date()))
          ) : (
            <Moment at={campaign.created_at} />
          )}
        </span>
      </Text>
    </li>
  )
}

/** The page of a list, kept in the address except for the first. */
function usePageNumber(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page'))
  const setPage = (page: number) =>
    setSearch((current) => {
      if (page === 1) current.delete('page')
      else current.set('page', String(page))
      return current
    })
  return [Number.isInteger(asked) && asked > 0 ? asked : 1, setPage]
}
