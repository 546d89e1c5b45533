import { Button, VisuallyHidden } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { useEffect, useRef } from 'react'
import { formatExactTime, formatTimeAgo, formatTimeUntil } from '../../../lib/format/dates.ts'
import { sentenceEnd } from '../../../lib/format/punctuation.ts'
import { tell } from '../../../lib/language/tell.ts'
import { creatorTexts } from '../../../ui/creator-card/creator-texts.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { useRefreshProfile } from '../api/creator-profile.ts'
import classes from './data-age.module.css'
import { panelTexts } from './profile/panel-texts.ts'

const texts = panelTexts.data

interface DataAgeProps extends Pick<CreatorProfile, 'creator' | 'refresh'> {
  /** Whether the creator's posts have not been read yet. */
  isUnread: boolean
  /** Gets the creator as it is after a refresh. */
  onRefreshed: (creator: CreatorProfile['creator']) => void
}

/** Source and age of the data, with a refresh button. A creator whose posts have not been read yet is read at once. */
export function DataAge({ creator, refresh, isUnread, onRefreshed }: DataAgeProps) {
  const { id, platform, source, fetched_at, vanished_at, confirmed_at } = creator
  const refreshing = useRefreshProfile(id, onRefreshed)
  const { mutate: read } = refreshing
  const refusal = useRefusal()
  const isReadAtOnce = isUnread && refresh.possible && vanished_at === null && refusal === undefined
  const wasReadAtOnce = useRef(false)
  useEffect(() => {
    if (!isReadAtOnce || wasReadAtOnce.current) return
    wasReadAtOnce.current = true
    read()
  }, [isReadAtOnce, read])
  return (
    <div className={classes.root}>
      <p className={classes.line}>
        <Moment label={texts.from(texts.sources[source])} at={fetched_at} format={formatTimeAgo} />
        {confirmed_at !== null && (
          <span className={classes.confirmed}>
            <Moment label={texts.confirmed} at={confirmed_at} />
          </span>
        )}
        {vanished_at !== null && (
          <span className={classes.refused}> {creatorTexts.vanishedTitle(formatExactTime(new Date(vanished_at)))}</span>
        )}
      </p>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={14} aria-hidden />}
        loading={refreshing.isPending}
        disabled={!refresh.possible || refusal !== undefined}
        title={refusal}
        onClick={() => refreshing.mutate()}
      >
        {texts.refresh}
      </Button>
      <p className={classes.state} role="status" data-refused={refreshing.isError || undefined}>
        {refreshing.isPending && texts.reading(platform)}
        {/* The line above shows it, without having been announced. */}
        {refreshing.isSuccess && <VisuallyHidden>{texts.fresh(platform)}</VisuallyHidden>}{' '}
        {refreshing.isError && refreshing.error.message}
        {(refreshing.isIdle || refreshing.isSuccess) && <WhyNot refresh={refresh} />}
      </p>
    </div>
  )
}

/** The reason why the data cannot be refreshed now, and the time when it can. */
function WhyNot({ refresh }: Pick<CreatorProfile, 'refresh'>) {
  const { possible, reason, possible_at } = refresh
  if (possible) return null
  const moment = possible_at === null ? undefined : new Date(possible_at)
  return (
    <>
      {reason !== null && `${tell(refresh, reason)}${sentenceEnd}`}{' '}
      {moment && (
        <>
          <Moment label={texts.possible} at={moment.toISOString()} format={formatTimeUntil} />
          {texts.possibleEnd}
        </>
      )}
    </>
  )
}
