import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import type { Activity } from '@troupe/contract/workspace/activities'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDayAndTime, formatExactTime } from '../../../lib/format/dates.ts'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { useActivities, useExportActivities } from '../api/activities.ts'
import { ActivityFilters } from './activity-filters.tsx'
import classes from './activity-screen.module.css'
import { activityTexts as texts } from './activity-texts.ts'
import { nothingChosen, toFilter } from './chosen-filter.ts'
import { describeActivity } from './describe-activity.ts'

/** What the members of the open workspace did, newest first. */
export function ActivityScreen({ teamPath }: { teamPath: string }) {
  const [chosen, setChosen] = useState(nothingChosen)
  const filter = toFilter(chosen)
  const log = useActivities(filter)
  const file = useExportActivities()
  const download = () =>
    file.mutate(filter, {
      onError: (error) =>
        notifications.show({ color: 'red', title: texts.exportFailed, message: describeFailure(error, '') }),
    })
  return (
    <div className={classes.root}>
      <header className={classes.heading}>
        <Anchor component={Link} to={teamPath} size="sm" className={classes.back}>
          <IconArrowLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Anchor>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </header>
      <div className={classes.filter}>
        <ActivityFilters
          chosen={chosen}
          people={log.data?.pages[0]?.people ?? []}
          onChange={(parts) => setChosen((present) => ({ ...present, ...parts }))}
        />
        <Button
          variant="default"
          className={classes.end}
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={file.isPending}
          onClick={download}
        >
          {texts.export}
        </Button>
      </div>
      <Entries
        log={log}
        isNarrowed={Object.values(filter).some((value) => value !== undefined)}
        onClear={() => setChosen(nothingChosen)}
      />
    </div>
  )
}

interface EntriesProps {
  log: ReturnType<typeof useActivities>
  isNarrowed: boolean
  onClear: () => void
}

function Entries({ log, isNarrowed, onClear }: EntriesProps) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = log
  if (!data) {
    if (!error || isFetching) return <Skeleton height={320} radius="lg" role="status" aria-label={texts.loading} />
    return (
      <Notice isError title={texts.failed} text={describeFailure(error, '')}>
        <Button variant="default" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  const entries = data.pages.flatMap(({ activities }) => activities)
  if (entries.length === 0) {
    return isNarrowed ? (
      <Notice title={texts.noMatch} text="">
        <Button variant="default" onClick={onClear}>
          {texts.clear}
        </Button>
      </Notice>
    ) : (
      <Notice title={texts.empty} text={texts.emptyHint} />
    )
  }
  return (
    <>
      <ol className={framed.root} aria-label={texts.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {error && (
        <Text c="red" size="sm" role="alert">
          {describeFailure(error, texts.failed)}
        </Text>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({ entry }: { entry: Activity }) {
  const { at, action, person } = entry
  const moment = new Date(at)
  return (
    <li className={classes.entry}>
      <time className={classes.quiet} dateTime={at} title={formatExactTime(moment)}>
        {formatDayAndTime(moment)}
      </time>
      <span dir="auto" className={classes.person}>
        {person ?? texts.deleted}
      </span>
      <span>{texts.actions[action]}</span>
      <span dir="auto" className={classes.quiet}>
        {describeActivity(entry).join(betweenClauses)}
      </span>
    </li>
  )
}
