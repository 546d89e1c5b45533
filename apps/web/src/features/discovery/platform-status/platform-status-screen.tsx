import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { platformNames, platforms } from '@troupe/contract/catalogues/platforms'
import { type PlatformStatus, platformModes } from '@troupe/contract/discover/platform-status'
import { betweenElements, joinWords } from '../../../lib/format/punctuation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { usePlatforms } from '../api/list-platforms.ts'
import { assessPlatform } from './assess-platform.ts'
import { PlatformCard } from './platform-card.tsx'
import { PlatformCardSkeleton } from './platform-card-skeleton.tsx'
import classes from './platform-status-screen.module.css'
import { platformStatusTexts as texts } from './platform-status-texts.ts'

/** Screen with the state of each platform, and advice where one fails. */
export function PlatformStatusScreen() {
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = usePlatforms()
  const retry = () => void refetch()
  return (
    <div className={classes.root}>
      <div>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.introduction}</Text>
      </div>
      {data ? (
        <>
          <Summary statuses={data.platforms} />
          {error && <OutdatedNotice reason={error.message} onRetry={retry} />}
          {data.platforms.map((status) => (
            <PlatformCard
              key={status.platform}
              status={status}
              // Times are relative to the last attempt, so that they advance while the server is unreachable.
              now={new Date(Math.max(dataUpdatedAt, errorUpdatedAt))}
            />
          ))}
        </>
      ) : error ? (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

/** Summary of all platforms in one line. */
function Summary({ statuses }: { statuses: readonly PlatformStatus[] }) {
  const groups = [
    ...platformModes.map((mode) => ({
      label: texts.summary[mode],
      members: statuses.filter((status) => status.mode === mode),
      condition: undefined,
    })),
    ...(['paused', 'failing'] as const).map((condition) => ({
      label: texts.conditions[condition],
      members: statuses.filter((status) => assessPlatform(status) === condition),
      condition,
    })),
  ]
  return (
    <dl className={classes.summary}>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ label, members, condition }) => (
          <div key={label} data-condition={condition}>
            <dt>{label}</dt>
            <dd>{joinWords(members.map(({ platform }) => platformNames[platform]))}</dd>
          </div>
        ))}
    </dl>
  )
}

function OutdatedNotice({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className={classes.outdated} role="alert">
      <span>
        <strong>{texts.outdated}</strong>
        {betweenElements(texts.outdated)}
        {reason}
      </span>
      <Button variant="default" size="xs" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}

function Skeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={classes.summary} aria-hidden />
      {platforms.map((platform) => (
        <PlatformCardSkeleton key={platform} />
      ))}
    </>
  )
}
